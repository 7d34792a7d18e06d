import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

struct UntappableControl: ControlRule {
  static let metadata = RuleMetadata(
    "untappable-control",
    severity: .error,
    summary: "Control that starts by a tap, but is out of view at rest.",
    reason: """
      With 'style: pull' and 'style: overlay', the control is visible only while the list is pulled \
      or the control refreshes. Only a control in the content can be tapped at rest.
      """,
    bad: """
      edge: bottom
      trigger: {when: tap}
      """,
    good: """
      edge: bottom
      style: inline
      trigger: {when: tap}
      """
  )

  /// Finds controls with a `tap` trigger that are not in the content.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    let behavior = subject.control.behavior
    guard behavior.trigger.when == .tap, behavior.style != .inline else { return [] }
    let style = subject.own(.style)
    return finding(
      in: subject,
      at: (style ?? subject.own(.when))?.range,
      message: "with 'style: \(behavior.style.caseName)', the control is out of view at rest and "
        + "cannot be tapped",
      remedy: "use 'style: inline', or another 'when' in 'trigger'",
      because: style == nil ? nil : subject.setting(of: .when)
    )
  }
}
