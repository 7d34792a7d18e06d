package import RefreshDiagnostics
import RefreshLanguage

/// A text has nothing in it that can be seen or spoken.
package struct BlankText: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "blank-text",
    .warning,
    "A text has nothing in it that can be seen or spoken.",
    reason: "It was probably left for later; where nothing is meant, \"\" says so.",
    bad: """
      states: {all: {title: "  "}, refreshing: {indicator: medium}}
      """,
    good: """
      states: {all: {title: Refreshing…}, refreshing: {indicator: medium}}
      """
  )

  /// The keys that an empty text can't mean anything for; elsewhere it hides what the preset shows.
  private static let neverEmpty: Set<String> = ["summary", "label", "key"]

  /// Finds texts of blanks, and empty ones where there has to be one.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    subject.ownTexts(where: isBlank).flatMap { text -> [Diagnostic] in
      guard !text.text.isEmpty || text.isItem || neverEmpty.contains(text.key) else { return [] }
      let key = SafeText.quote(text.key)
      return finding(
        subject,
        at: text.field.range,
        (text.isItem ? "an item of \(key)" : key) + (text.text.isEmpty ? " is empty" : " is blank"),
        expected: "a text"
      )
    }
  }

  private static func isBlank(_ text: String) -> Bool {
    // Above the blank, ASCII has none.
    if let first = text.utf8.first, (0x21..<0x80).contains(first) { return false }
    return text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}
