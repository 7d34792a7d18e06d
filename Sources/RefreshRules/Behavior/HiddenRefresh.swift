import RefreshCore
package import RefreshDiagnostics
import RefreshLanguage

/// A control goes out of sight as soon as it refreshes.
package struct HiddenRefresh: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "hidden-refresh",
    .warning,
    "A control goes out of sight as soon as it refreshes.",
    reason: """
      A control beyond the content is only seen where the inset makes room for it; without that, \
      nobody can tell whether letting go did anything.
      """,
    bad: """
      style: pull
      insetWhileRefreshing: none
      """,
    good: """
      style: pull
      insetWhileRefreshing: fixed
      """
  )

  /// Looks whether there is room for a control that needs it.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    let behavior = subject.control.behavior
    guard behavior.style == .pull, behavior.inset == .none else { return [] }
    let inset = subject.own(.insetWhileRefreshing)
    return finding(
      subject,
      at: (inset ?? subject.own(.style))?.range,
      "the control is out of sight while it refreshes",
      expected: inset == nil
        ? "'insetWhileRefreshing: fixed' as well" : "'sticky' or 'fixed', or another 'style'"
    )
  }
}
