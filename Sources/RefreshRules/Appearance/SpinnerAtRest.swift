import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshStyles

struct SpinnerAtRest: ControlRule {
  static let metadata = RuleMetadata(
    "spinner-at-rest",
    .warning,
    "Activity indicator that spins while the control is at rest.",
    reason: "People wait for a refresh that has not started or is already over.",
    bad: "states: {idle: {title: Pull, indicator: medium}, refreshing: {title: Loading…}}",
    good: "states: {idle: {title: Pull}, refreshing: {title: Loading…, indicator: medium}}"
  )

  /// Checks the phases in which the control rests.
  static func check(_ subject: RuleSubject) -> [Diagnostic] {
    // Presets show no indicator at rest, so only specs with states or `exhausted` are checked.
    guard !subject.ownStates.isEmpty || subject.own(.exhausted) != nil else { return [] }
    var seen: Set<SourceRange> = []
    return [RefreshState.idle, .failed, .exhausted].flatMap { phase -> [Diagnostic] in
      guard let field = subject.shown(.indicator, in: phase), field.value.isSpinner,
        phase == .idle || subject.isPhaseReachable(phase), !subject.shows(.view, in: phase),
        let range = field.range, seen.insert(range).inserted
      else { return [] }
      return finding(
        subject,
        at: range,
        "the indicator spins while the control is \(SafeText.quote(phase.name))",
        remedy: "set 'indicator' only in 'refreshing', or 'indicator: none' in "
          + SafeText.quote(phase.name)
      )
    }
  }
}

extension SpecValue {
  /// Whether the value is a spinner of the system, which turns all the time.
  fileprivate var isSpinner: Bool { text.flatMap(RefreshSpinnerSize.init) != nil }
}
