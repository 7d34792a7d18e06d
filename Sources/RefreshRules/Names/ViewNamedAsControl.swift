package import RefreshDiagnostics
import RefreshLanguage

package struct ViewNamedAsControl: ControlRule {
  package static let metadata = RuleMetadata(
    "view-named-as-control",
    isEssential: true,
    "View type with the name of its control.",
    reason: "The control becomes a Swift type of that name, which is not a view.",
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
        "the view has the same name as its control",
        expected: "the name of another Swift type, such as BrandView",
        because: subject.own(.control)
      )
    }
  }
}
