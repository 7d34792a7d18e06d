package import RefreshDiagnostics
import RefreshLanguage

package struct PlaceholderMismatch: ControlRule {
  package static let metadata = RuleMetadata(
    "placeholder-mismatch",
    .warning,
    "Translation with other placeholders than its text.",
    reason: """
      A value would be missing, or a value that was never passed would be read from memory.
      """,
    bad: """
      states: {idle: {title: New posts}, refreshing: {indicator: medium}}
      locales:
        de: {idle: {title: "%@ neue Beiträge"}}
      """,
    good: """
      states: {idle: {title: New posts}, refreshing: {indicator: medium}}
      locales:
        de: {idle: {title: Neue Beiträge}}
      """
  )

  /// Compares the placeholders of each translation with those of its text.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    subject.ownLocales.flatMap { locale in
      locale.texts.flatMap { translation -> [Diagnostic] in
        guard let text = translation.field.value.text, let original = translation.source else {
          return []
        }
        let expected = Placeholder.all(in: original)
        let found = Placeholder.all(in: text)
        guard !expected.isEmpty || !found.isEmpty else { return [] }
        guard found.map(\.meaning).sorted() != expected.map(\.meaning).sorted() else { return [] }
        return finding(
          subject,
          at: translation.field.range,
          "the translation has \(list(found)), but the text has \(list(expected))",
          expected: Set(found.map(\.kind)) == Set(expected.map(\.kind))
            && found.count == expected.count
            ? "the same order, or positions such as '%1$@'" : "the same placeholders"
        )
      }
    }
  }

  private static func list(_ placeholders: [Placeholder]) -> String {
    placeholders.isEmpty ? "no placeholder" : WordList.allOf(placeholders.map(\.text))
  }
}
