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
      edge: bottom
      style: system
      """,
    good: """
      edge: top
      style: system
      """
  )

  /// Finds a control inside a `UIRefreshControl` whose `position` is not `top`.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    guard subject.control.behavior.trigger.when == .system,
      let position = subject.setting(of: .edge), let edge = position.value.text,
      edge != RefreshEdge.top.caseName
    else { return [] }
    return finding(
      in: subject,
      at: (subject.own(.edge) ?? subject.own(.style))?.range,
      message: "'style: system' needs 'edge: top', but the edge is \(SafeText.quote(edge))",
      remedy: "use 'edge: top', or another 'style'",
      because: subject.own(.edge) == nil ? nil : subject.setting(of: .style)
    )
  }
}
