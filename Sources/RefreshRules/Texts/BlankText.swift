import RefreshDiagnostics
import RefreshLanguage

struct BlankText: ControlRule {
  static let metadata = RuleMetadata(
    "blank-text",
    severity: .warning,
    summary: "Text without visible characters.",
    reason: "To show no text on purpose, write \"\".",
    bad: #"states: {all: {title: "  "}, refreshing: {indicator: medium}}"#,
    good: "states: {all: {title: Refreshing…}, refreshing: {indicator: medium}}"
  )

  /// The keys for which an empty text has no meaning; in other keys, it hides the preset's text.
  private static let neverEmpty: [EntryName] = [
    .key(.summary), .key(.label), .key(.lastUpdatedKey),
  ]

  /// Finds texts of white space only, and empty texts of keys that need a text.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    subject.ownTexts(where: isBlank).flatMap { text -> [Diagnostic] in
      guard !text.text.isEmpty || text.isItem || neverEmpty.contains(text.key) else { return [] }
      let key = SafeText.quote(text.key.text)
      return finding(
        in: subject,
        at: text.field.range,
        message: (text.isItem ? "an item of \(key)" : key)
          + (text.text.isEmpty ? " is empty" : " is blank"),
        expected: "visible text"
      )
    }
  }

  /// Whether a text shows nothing.
  static func isBlank(_ text: String) -> Bool {
    // ASCII characters above the space character are visible, except for one control character.
    if let first = text.utf8.first, (0x21..<0x7F).contains(first) { return false }
    return text.unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.isInvisible }
  }
}
