import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

struct HiddenRefresh: ControlRule {
  static let metadata = RuleMetadata(
    "hidden-refresh",
    severity: .warning,
    summary: "Control that is out of view while it refreshes.",
    reason: "With 'style: pull', the control is visible during a refresh only if it adds an inset.",
    bad: """
      style: pull
      insetWhileRefreshing: none
      """,
    good: """
      style: pull
      insetWhileRefreshing: fixed
      """
  )

  /// Finds controls with `style: pull` that add no inset.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    let behavior = subject.control.behavior
    guard behavior.style == .pull, behavior.insetWhileRefreshing == .none else { return [] }
    let inset = subject.own(.insetWhileRefreshing)
    return finding(
      in: subject,
      at: (inset ?? subject.own(.style))?.range,
      message: "the control is out of view while it refreshes",
      remedy: inset == nil
        ? "set 'insetWhileRefreshing' to 'sticky' or 'fixed'"
        : "set 'insetWhileRefreshing' to 'sticky' or 'fixed', or use another 'style'"
    )
  }
}
