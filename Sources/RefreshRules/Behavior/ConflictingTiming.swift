import RefreshCore
package import RefreshDiagnostics
import RefreshLanguage

/// Two durations of a control contradict each other.
package struct ConflictingTiming: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "conflicting-timing",
    .warning,
    "Two durations of a control contradict each other.",
    reason: "One of them ends what the other has promised to show or to wait for.",
    bad: """
      animation: {minimumVisible: 5s}
      timeout: 3s
      """,
    good: """
      animation: {minimumVisible: 500ms}
      timeout: 3s
      """
  )

  /// Compares the time-out with what has to fit into it.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    let behavior = subject.control.behavior
    let timing = behavior.timing
    guard timing.timeout < .infinity else { return [] }
    if timing.minimumVisible >= timing.timeout {
      return conflict(
        subject,
        .minimumVisible,
        timing.minimumVisible,
        "the control stays visible after every action that is too slow has failed"
      )
    }
    // An action that waits for the reveal has its whole time after it.
    if behavior.action == .immediate, timing.reveal >= timing.timeout {
      return conflict(
        subject,
        .reveal,
        timing.reveal,
        "the action has failed before the control is in sight"
      )
    }
    return []
  }

  private static func conflict(
    _ subject: RuleSubject,
    _ key: KeyName,
    _ seconds: Double,
    _ effect: String
  ) -> [Diagnostic] {
    let timeout = subject.own(.timeout)
    let limit = SpecText.seconds(subject.control.behavior.timing.timeout)
    if let field = subject.own(key) {
      return finding(
        subject,
        at: field.range,
        "\(SafeText.quote(key.name)) is no shorter than 'timeout', so \(effect)",
        expected: "less than the \(limit) of 'timeout'",
        because: timeout
      )
    }
    return finding(
      subject,
      at: timeout?.range,
      "'timeout' is no longer than \(SafeText.quote(key.name)), so \(effect)",
      expected: "more than the \(SpecText.seconds(seconds)) of \(SafeText.quote(key.name))"
    )
  }
}
