import RefreshCore
package import RefreshDiagnostics
import RefreshLanguage

/// An activity indicator turns while nothing is going on.
package struct SpinnerAtRest: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "spinner-at-rest",
    .warning,
    "An activity indicator turns while nothing is going on.",
    reason: "People wait for the end of something that has not begun, or is over.",
    bad: """
      states: {idle: {title: Pull, indicator: medium}, refreshing: {title: Loading…}}
      """,
    good: """
      states: {idle: {title: Pull}, refreshing: {title: Loading…, indicator: medium}}
      """
  )

  /// Looks at the phases in which the control rests.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    // Those of presets are where they belong, unless the spec adds a phase.
    guard !subject.ownStates.isEmpty || subject.own(.exhausted) != nil else { return [] }
    var seen: Set<SourceRange> = []
    return [RefreshPhase.idle, .failed, .exhausted].flatMap { phase -> [Diagnostic] in
      guard let field = subject.shown(.indicator, in: phase), field.value.isVisible,
        phase == .idle || subject.isReachable(phase), !subject.shows(.view, in: phase),
        let range = field.range, seen.insert(range).inserted
      else { return [] }
      return finding(
        subject,
        at: range,
        "the indicator turns while the control is \(SafeText.quote(phase.name))",
        expected: "an 'indicator' of 'refreshing' alone, or 'indicator: none' in "
          + SafeText.quote(phase.name)
      )
    }
  }
}
