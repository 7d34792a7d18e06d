package import RefreshDiagnostics
import RefreshLanguage

package struct MissingTranslation: ControlRule {
  package static let metadata = RuleMetadata(
    "missing-translation",
    .warning,
    "Incomplete translation.",
    reason: "People would read one phase in their language, and the next in another.",
    bad: """
      states: {idle: {title: Pull to refresh}, refreshing: {title: Refreshing…}}
      locales:
        de: {idle: {title: Zum Aktualisieren ziehen}}
      """,
    good: """
      states: {idle: {title: Pull to refresh}, refreshing: {title: Refreshing…}}
      locales:
        de: {idle: {title: Zum Aktualisieren ziehen}, refreshing: {title: Wird aktualisiert …}}
      """
  )

  /// Compares each language with the texts of the states, those of the preset among them.
  package static func check(_ subject: RuleSubject) -> [Diagnostic] {
    let texts = subject.textsToTranslate
    return ofPreset(subject, texts) + ofLocales(subject, texts)
  }

  /// The texts that the preset says in its own language, and the spec does not say in another one.
  private static func ofPreset(
    _ subject: RuleSubject,
    _ texts: [(state: String, key: String, text: String)]
  ) -> [Diagnostic] {
    let language = subject.control.design.language
    let isPresets = language.prefix { $0 != "-" } == ControlDesign.presetLanguage
    guard !isPresets, !subject.preset.entries.isEmpty else { return [] }
    let own = subject.own.map(.states)
    let missing = texts.filter { !own.map($0.state).has($0.key) }
    return SpecLanguage.translation.names.flatMap { key -> [Diagnostic] in
      let states = missing.filter { $0.key == key }.map(\.state)
      guard !states.isEmpty else { return [] }
      return finding(
        subject,
        at: subject.own[.language]?.range,
        "the preset gives the \(SafeText.quote(key)) of \(WordList.allOf(states)) in "
          + "\(SafeText.quote(ControlDesign.presetLanguage))",
        expected: "texts in \(SafeText.quote(language)) in 'states'"
      )
    }
  }

  private static func ofLocales(
    _ subject: RuleSubject,
    _ texts: [(state: String, key: String, text: String)]
  ) -> [Diagnostic] {
    subject.ownLocales.flatMap { locale in
      // What is said in two phases is translated once.
      let known = locale.texts.compactMap(\.source)
      return SpecLanguage.translation.names.flatMap { key -> [Diagnostic] in
        let missing = texts.filter { $0.key == key && !known.contains($0.text) }
        guard !missing.isEmpty else { return [] }
        let states = missing.map(\.state)
        return finding(
          subject,
          at: locale.field.keyRange,
          "\(SafeText.quote(locale.name)) lacks the \(SafeText.quote(key)) of \(WordList.allOf(states))",
          expected: "a translation of every text of the control"
        )
      }
    }
  }
}
