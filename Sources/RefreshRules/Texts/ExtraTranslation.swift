package import RefreshDiagnostics
import RefreshLanguage

/// A translation belongs to no text.
package struct ExtraTranslation: ControlRule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "extra-translation",
    .warning,
    "A translation belongs to no text.",
    reason: """
      What only one language shows was forgotten in the others, and what belongs to a phase that \
      never comes is never shown.
      """,
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

  /// Looks for the text of each translation.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    ofLanguage(subject) + ofTexts(subject)
  }

  /// Translations into the language that the texts are in.
  private static func ofLanguage(_ subject: RuleSubject) -> [Diagnostic] {
    let language = SafeText.quote(subject.control.design.language)
    return subject.ownLocales.flatMap { locale -> [Diagnostic] in
      guard locale.name == subject.control.design.language else { return [] }
      return finding(
        subject,
        at: locale.field.keyRange,
        "the texts in 'states' are in \(language) already",
        expected: "the language of 'states' as 'language', or no \(language) in 'locales'"
      )
    }
  }

  private static func ofTexts(_ subject: RuleSubject) -> [Diagnostic] {
    subject.ownLocales.flatMap(\.states).flatMap { state -> [Diagnostic] in
      if let phase = UnreachablePhase(named: state.name, subject) {
        return finding(
          subject,
          at: state.field.keyRange,
          "\(SafeText.quote(phase.name)) is translated, but the control never is in it",
          expected: phase.wayOut,
          because: phase.cause
        )
      }
      return state.texts.flatMap { text -> [Diagnostic] in
        guard text.original == nil else { return [] }
        return finding(
          subject,
          at: text.field.keyRange,
          "\(SafeText.quote(state.name)) has no \(SafeText.quote(text.key)) that this "
            + "could be a translation of",
          expected: "one in 'states' as well"
        )
      }
    }
  }
}
