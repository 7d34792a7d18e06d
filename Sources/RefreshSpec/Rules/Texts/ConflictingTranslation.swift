package import RefreshDiagnostics

/// One text has two translations in one language.
package struct ConflictingTranslation: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "conflicting-translation",
    .warning,
    "One text has two translations in one language.",
    reason: """
      A String Catalog has one translation of each text, so one of the two would be lost without \
      a word.
      """,
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
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    subject.ownLocales.flatMap { locale -> [Diagnostic] in
      var first: [String: Field] = [:]
      return subject.translatedTexts(in: locale).flatMap { original, field -> [Diagnostic] in
        guard let earlier = first[original] else {
          first[original] = field
          return []
        }
        guard earlier.value != field.value else { return [] }
        return finding(
          subject,
          at: field.range,
          "a second translation of \(SafeText.quote(original)) in \(SafeText.quote(locale.name))",
          expected: "the same one, or another text in 'states'",
          because: earlier
        )
      }
    }
  }
}
