package import RefreshDiagnostics
import RefreshLanguage

/// A translation has other placeholders than its text.
package struct PlaceholderMismatch: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "placeholder-mismatch",
    .warning,
    "A translation has other placeholders than its text.",
    reason: "A value would be missing from it, or one that is not there be read from memory.",
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
          "the translation has \(list(found)), but its text has \(list(expected))",
          expected: Set(found.map(\.kind)) == Set(expected.map(\.kind))
            && found.count == expected.count
            ? "the order of the text, or numbers such as '%1$@'" : "the placeholders of the text"
        )
      }
    }
  }

  private static func list(_ placeholders: [Placeholder]) -> String {
    placeholders.isEmpty ? "no placeholder" : WordList.allOf(placeholders.map(\.text))
  }
}
