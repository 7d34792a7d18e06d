import RefreshCore
package import RefreshDiagnostics
import RefreshLanguage

package struct ConflictingTiming: ControlRule {
  package static let metadata = RuleMetadata(
    "conflicting-timing",
    .warning,
    "Durations that contradict each other.",
    reason: "One of them ends before the other has had its effect.",
    bad: """
      animation: {minimumVisible: 5s}
      timeout: 3s
      """,
    good: """
      animation: {minimumVisible: 500ms}
      timeout: 3s
      """
  )

  /// Compares the timeout with the durations that have to fit into it.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    let behavior = subject.control.behavior
    let timing = behavior.timing
    guard timing.timeout < .infinity else { return [] }
    if timing.minimumVisible >= timing.timeout {
      return conflict(
        subject,
        .minimumVisible,
        timing.minimumVisible,
        "a refresh that times out stays visible after it has failed"
      )
    }
    // An action that waits for the reveal has its whole time after it.
    if behavior.action == .immediate, timing.reveal >= timing.timeout {
      return conflict(
        subject,
        .reveal,
        timing.reveal,
        "the action fails before the control is revealed"
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
        "\(SafeText.quote(key.name)) is at least as long as 'timeout', so \(effect)",
        expected: "less than \(limit), the 'timeout'",
        because: timeout
      )
    }
    return finding(
      subject,
      at: timeout?.range,
      "'timeout' is not longer than \(SafeText.quote(key.name)), so \(effect)",
      expected: "more than \(SpecText.seconds(seconds)), the \(SafeText.quote(key.name))"
    )
  }
}
