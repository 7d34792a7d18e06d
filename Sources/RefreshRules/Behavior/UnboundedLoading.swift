import RefreshCore
package import RefreshDiagnostics
import RefreshLanguage

/// Nothing limits how often a control loads by itself, or for how long.
package struct UnboundedLoading: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "unbounded-loading",
    .warning,
    "Nothing limits how often a control loads by itself, or for how long.",
    reason: """
      A list that rests at its end loads again and again without a finger, and an action without an \
      end is never over.
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

  /// Looks whether any of the three limits is there.
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
      "nothing limits how often this control loads, or for how long",
      expected: "'perDrag: 1' or 'requiresDrag: true' in 'trigger', or a 'timeout' such as 30s"
    )
  }
}
