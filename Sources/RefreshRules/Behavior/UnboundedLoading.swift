import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

struct UnboundedLoading: ControlRule {
  static let metadata = RuleMetadata(
    "unbounded-loading",
    severity: .warning,
    summary: "Automatic loading without a limit.",
    reason: """
      A list that stays scrolled to its end starts one refresh after another without a touch. An \
      action that hangs is never stopped.
      """,
    bad: """
      edge: bottom
      style: inline
      trigger: {when: reach, requiresDrag: false, perDrag: unlimited}
      timeout: none
      """,
    good: """
      edge: bottom
      style: inline
      trigger: {when: reach, requiresDrag: false, perDrag: 1}
      timeout: 30s
      """
  )

  /// The smallest value of `perDrag` that counts as unlimited.
  private static let endless = 100

  /// Finds controls that neither limit the refreshes, nor require a drag, nor have a timeout.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    let trigger = subject.control.behavior.trigger
    guard trigger.when == .reach, trigger.perDrag >= endless, !trigger.requiresDrag,
      subject.control.behavior.timing.timeout == .infinity
    else { return [] }
    let keys = [
      subject.own(.perDrag), subject.own(.requiresDrag),
      subject.own(.timeout),
    ]
    return finding(
      in: subject,
      at: keys.lazy.compactMap { $0 }.first?.range,
      message: trigger.perDrag == .max
        ? "nothing limits the number or the duration of automatic refreshes"
        : "one drag can start \(trigger.perDrag) refreshes, which have no time limit",
      remedy: "use 'perDrag: 1' or 'requiresDrag: true' in 'trigger', or a 'timeout' such as 30s"
    )
  }
}
