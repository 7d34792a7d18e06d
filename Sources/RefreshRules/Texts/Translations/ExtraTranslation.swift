import RefreshDiagnostics
import RefreshLanguage

struct ExtraTranslation: ControlRule {
  static let metadata = RuleMetadata(
    "extra-translation",
    severity: .warning,
    summary: "Translation without a text to translate.",
    reason: "Nothing shows the translation: 'states' has no such text, or the state never occurs.",
    bad: """
      states: {all: {title: Refresh}, refreshing: {indicator: medium}}
      locales:
        de: {all: {title: Aktualisieren, subtitle: Gerade eben}}
      """,
    good: """
      states: {all: {title: Refresh, subtitle: Just now}, refreshing: {indicator: medium}}
      locales:
        de: {all: {title: Aktualisieren, subtitle: Gerade eben}}
      """
  )

  /// Finds translations of texts that `states` does not have.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    ofLanguage(in: subject) + ofTexts(in: subject)
  }

  /// Finds translations into the language of `states`.
  private static func ofLanguage(in subject: RuleSubject) -> [Diagnostic] {
    let language = SafeText.quote(subject.control.design.language)
    return subject.ownLocales.flatMap { locale -> [Diagnostic] in
      guard locale.name == subject.control.design.language else { return [] }
      return finding(
        in: subject,
        at: locale.field.keyRange,
        message: "\(language) is already the language of the texts in 'states'",
        remedy:
          "set 'language' to the actual language of these texts, or remove \(language) from 'locales'"
      )
    }
  }

  private static func ofTexts(in subject: RuleSubject) -> [Diagnostic] {
    subject.ownLocales.flatMap(\.states).flatMap { entry -> [Diagnostic] in
      if let state = entry.name.state, let phase = UnreachablePhase(state, subject: subject) {
        return finding(
          in: subject,
          at: entry.field.keyRange,
          message:
            "the control never enters \(SafeText.quote(phase.name)), so this translation is never shown",
          remedy: phase.remedy,
          because: phase.cause
        )
      }
      return entry.texts.flatMap { text -> [Diagnostic] in
        guard text.original == nil else { return [] }
        return finding(
          in: subject,
          at: text.field.keyRange,
          message:
            "nothing to translate: \(SafeText.quote("states.\(entry.name.text)")) has no \(SafeText.quote(text.key.text))",
          remedy: "add it to 'states', or remove the translation"
        )
      }
    }
  }
}
