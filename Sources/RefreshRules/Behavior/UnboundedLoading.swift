import RefreshCore
package import RefreshDiagnostics
import RefreshLanguage

package struct UnboundedLoading: ControlRule {
  package static let metadata = RuleMetadata(
    "unbounded-loading",
    .warning,
    "Automatic loading without a limit.",
    reason: """
      A list at its end loads again and again without a finger, and an action that never ends is \
      never stopped.
      """,
    bad: """
      position: bottom
      style: inline
      trigger: {when: reach, requiresDrag: false, perDrag: unlimited}
      timeout: none
      """,
    good: """
      position: bottom
      style: inline
      trigger: {when: reach, requiresDrag: false, perDrag: 1}
      timeout: 30s
      """
  )

  /// Finds controls without any of the three limits.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    let trigger = subject.control.behavior.trigger
    guard trigger.kind == .reach, trigger.perDrag == .max, !trigger.requiresDrag,
      subject.control.behavior.timing.timeout == .infinity
    else { return [] }
    let keys = [
      subject.own(.perDrag), subject.own(.requiresDrag),
      subject.own(.timeout),
    ]
    return finding(
      subject,
      at: keys.lazy.compactMap { $0 }.first?.range,
      "the number and the duration of refreshes are unlimited",
      expected: "'perDrag: 1' or 'requiresDrag: true' in 'trigger', or a 'timeout' such as 30s"
    )
  }
}
