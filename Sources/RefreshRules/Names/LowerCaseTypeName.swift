package import RefreshDiagnostics
import RefreshLanguage

package struct LowerCaseTypeName: ControlRule {
  package static let metadata = RuleMetadata(
    "lower-case-type-name",
    .warning,
    "View type that starts with a lowercase letter.",
    reason: """
      Swift types start with an uppercase letter, so the name is probably not that of a type.
      """,
    bad: """
      states: {all: {view: brandView}}
      """,
    good: """
      states: {all: {view: BrandView}}
      """
  )

  /// Checks the names of the views.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    subject.ownStates.flatMap { state -> [Diagnostic] in
      guard let field = state.keys[.view], let name = field.value.text else { return [] }
      let outer = name.lastIndex(of: ".").map { name[...$0] } ?? ""
      let type = String(name.dropFirst(outer.count))
      guard SwiftName.startsLowerCase(type) else { return [] }
      return finding(
        subject,
        at: field.range,
        "the type \(SafeText.quote(name)) starts with a lowercase letter",
        expected: "a name such as BrandView",
        suggestions: [outer + SwiftName.capitalized(type)]
      )
    }
  }
}
