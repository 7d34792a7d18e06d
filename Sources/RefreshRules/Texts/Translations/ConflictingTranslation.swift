import RefreshDiagnostics
import RefreshLanguage

struct ConflictingTranslation: ControlRule {
  static let metadata = RuleMetadata(
    "conflicting-translation",
    severity: .warning,
    summary: "Two translations of the same text in one language.",
    reason:
      "A String Catalog has one translation per text, so one of the translations would be lost.",
    bad: """
      states: {refreshing: {title: Loading…}, ending: {title: Loading…}}
      locales:
        de: {refreshing: {title: Lädt …}, ending: {title: Hat geladen}}
      """,
    good: """
      states: {refreshing: {title: Loading…}, ending: {title: Loaded}}
      locales:
        de: {refreshing: {title: Lädt …}, ending: {title: Hat geladen}}
      """
  )

  /// Compares the translations of equal texts.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    subject.ownLocales.flatMap { locale -> [Diagnostic] in
      // A locale has few texts, so comparing each pair is quick enough.
      var first: [(source: String, field: Field)] = []
      return locale.texts.flatMap { text -> [Diagnostic] in
        guard let source = text.source else { return [] }
        guard let earlier = first.first(where: { $0.source == source })?.field else {
          first.append((source, text.field))
          return []
        }
        guard earlier.value != text.field.value else { return [] }
        return finding(
          in: subject,
          at: text.field.range,
          message:
            "\(SafeText.quote(source)) has two translations in \(SafeText.quote(locale.name))",
          remedy: "use the same translation for both, or different texts in 'states'",
          because: earlier
        )
      }
    }
  }
}
