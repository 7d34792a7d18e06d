package import RefreshDiagnostics
import RefreshLanguage

package struct RawPlaceholder: ControlRule {
  package static let metadata = RuleMetadata(
    "raw-placeholder",
    .warning,
    "Placeholder that is never replaced.",
    reason: "Texts are shown as they are, so people would read the placeholder itself.",
    bad: """
      states: {idle: {title: "%d new posts"}, refreshing: {title: Loading…}}
      """,
    good: """
      states: {idle: {title: New posts}, refreshing: {title: Loading…}}
      """
  )

  /// Looks for placeholders in the texts of the states and in the label; those of translations are
  /// compared with them.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for state in subject.ownStates {
      for key in ["title", "subtitle", "accessibility"] {
        findings += check(subject, state.keys[key])
      }
    }
    return findings + check(subject, subject.own(.label))
  }

  private static func check(_ subject: RuleSubject, _ field: Field?) -> [Diagnostic] {
    guard let field, let text = field.value.text else { return [] }
    let placeholders = Placeholder.all(in: text)
    guard !placeholders.isEmpty else { return [] }
    let names = WordList.allOf(placeholders.map(\.text))
    return finding(
      subject,
      at: field.range,
      "\(names) \(placeholders.count == 1 ? "is" : "are") shown as written, because nothing replaces "
        + "placeholders",
      expected: "a text without placeholders"
    )
  }
}
