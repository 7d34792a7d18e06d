package import RefreshDiagnostics
import RefreshLanguage

/// A phase that never comes is given an appearance.
package struct UnreachableAppearance: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "unreachable-appearance",
    .warning,
    "A phase that never comes is given an appearance.",
    reason: "Nobody will ever see it; probably the control should behave in another way.",
    bad: """
      trigger: {when: cross}
      states: {armed: {title: Release to refresh}, refreshing: {indicator: medium}}
      """,
    good: """
      trigger: {when: release}
      states: {armed: {title: Release to refresh}, refreshing: {title: Refreshing…}}
      """
  )

  /// Compares the states of the spec with the phases that the proof has met.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    subject.ownStates.flatMap { state -> [Diagnostic] in
      guard let phase = UnreachablePhase(named: state.name, subject) else { return [] }
      return finding(
        subject,
        at: state.field.keyRange,
        "\(SafeText.quote(phase.name)) has an appearance, but the control never is in it",
        expected: phase.wayOut,
        because: phase.cause
      )
    }
  }
}
