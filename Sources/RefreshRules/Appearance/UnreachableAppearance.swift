import RefreshDiagnostics
import RefreshLanguage

struct UnreachableAppearance: ControlRule {
  static let metadata = RuleMetadata(
    "unreachable-appearance",
    severity: .warning,
    summary: "Appearance of a state that never occurs.",
    reason: "The appearance is never shown; the spec probably intends a different behavior.",
    bad: """
      trigger: {when: cross}
      states: {armed: {title: Release to refresh}, refreshing: {indicator: medium}}
      """,
    good: """
      trigger: {when: release}
      states: {armed: {title: Release to refresh}, refreshing: {title: Refreshing…}}
      """
  )

  /// Finds states for phases that the proof shows to be unreachable, at least on one screen.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    subject.ownStates.flatMap { state -> [Diagnostic] in
      guard let shown = state.state,
        let phase = UnreachablePhase(shown, subject: subject, onAnyScreen: true)
      else { return [] }
      let consequence = phase.viewport.map {
        " in a list of \(SpecText.number($0)) points, so its appearance is not shown there"
      }
      return finding(
        in: subject,
        at: state.field.keyRange,
        message: "the control never enters \(SafeText.quote(phase.name))"
          + (consequence ?? ", so its appearance is never shown"),
        remedy: phase.remedy,
        because: phase.cause
      )
    }
  }
}
