package import RefreshDiagnostics
import RefreshLanguage

/// A view of a control has the name of the control itself.
package struct ViewNamedAsControl: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "view-named-as-control",
    isEssential: true,
    "A view of a control has the name of the control itself.",
    reason: "Both would be Swift types of one name, and a control is no view.",
    bad: """
      refreshgen: 1
      control: BrandHeader
      states: {all: {view: BrandHeader}}
      """,
    good: """
      refreshgen: 1
      control: BrandHeader
      states: {all: {view: BrandHeaderView}}
      """
  )

  /// Compares the names of the views with that of the control.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    subject.ownStates.flatMap { state -> [Diagnostic] in
      guard let field = state.keys[.view], field.value.text == subject.control.name else {
        return []
      }
      return finding(
        subject,
        at: field.range,
        "the view has the name of its control",
        expected: "the name of another Swift type, such as BrandView",
        because: subject.own(.control)
      )
    }
  }
}
