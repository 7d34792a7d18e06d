package import RefreshDiagnostics
import RefreshLanguage

/// The name of a view starts with a small letter.
package struct LowerCaseTypeName: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "lower-case-type-name",
    .warning,
    "The name of a view starts with a small letter.",
    reason: "In Swift that is how variables and functions are named; types start with a capital.",
    bad: """
      states: {all: {view: brandView}}
      """,
    good: """
      states: {all: {view: BrandView}}
      """
  )

  /// Looks at the names of the views.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    subject.ownStates.flatMap { state -> [Diagnostic] in
      guard let field = state.keys[.view], let name = field.value.text else { return [] }
      let outer = name.lastIndex(of: ".").map { name[...$0] } ?? ""
      let type = String(name.dropFirst(outer.count))
      guard SwiftName.startsLowerCase(type) else { return [] }
      return finding(
        subject,
        at: field.range,
        "the type \(SafeText.quote(name)) starts with a small letter",
        expected: "a name such as BrandView",
        suggestions: [outer + SwiftName.capitalized(type)]
      )
    }
  }
}
