package import RefreshDiagnostics
import RefreshLanguage

/// A text has a placeholder that nothing takes the place of.
package struct RawPlaceholder: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "raw-placeholder",
    .warning,
    "A text has a placeholder that nothing takes the place of.",
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
      "\(names) will be read as written, since no value takes that place",
      expected: "a text without placeholders"
    )
  }
}
