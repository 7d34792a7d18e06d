import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

struct MisplacedSystemStyle: ControlRule {
  static let metadata = RuleMetadata(
    "misplaced-system-style",
    severity: .error,
    summary: "Control of the style `system` at another edge than the top.",
    reason: """
      With 'style: system', the control is drawn inside a UIRefreshControl, which UIKit has only at the \
      top of a list.
      """,
    bad: """
      position: bottom
      style: system
      """,
    good: """
      position: top
      style: system
      """
  )

  /// Finds a control inside a `UIRefreshControl` whose `position` is not `top`.
  static func check(_ subject: RuleSubject) -> [Diagnostic] {
    guard subject.control.behavior.trigger.kind == .system,
      let position = subject.setting(of: .position), let edge = position.value.text,
      edge != RefreshEdge.top.caseName
    else { return [] }
    return finding(
      in: subject,
      at: (subject.own(.position) ?? subject.own(.style))?.range,
      message: "'style: system' needs 'position: top', but the position is \(SafeText.quote(edge))",
      remedy: "use 'position: top', or another 'style'",
      because: subject.own(.position) == nil ? nil : subject.setting(of: .style)
    )
  }
}
