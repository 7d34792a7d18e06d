import RefreshDiagnostics
import RefreshLanguage

struct MissingTranslation: ControlRule {
  static let metadata = RuleMetadata(
    "missing-translation",
    severity: .warning,
    summary: "Incomplete translation.",
    reason: "People see some states in their language, and the others in the language of the spec.",
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

  /// Compares each language with the texts of the states, including those from the preset.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    ofPreset(in: subject) + ofLocales(in: subject) + ofPresetLocales(in: subject)
  }

  /// Finds texts from the preset or base that are not in the language of the spec.
  private static func ofPreset(in subject: RuleSubject) -> [Diagnostic] {
    let language = subject.control.design.language
    let presets =
      (subject.bases.isEmpty ? nil : subject.preset[.language]?.value.text)
      ?? ControlDesign.presetLanguage
    let isPresets =
      language == presets || language.prefix { $0 != "-" } == presets.prefix { $0 != "-" }
    guard !isPresets, !subject.preset.entries.isEmpty, LocaleName.corrected(language) == language
    else { return [] }
    let own = subject.own
    let missing = subject.textsToTranslate.filter { text in
      let map = text.state == .key(.lastUpdated) ? own : own.map(.states)
      return map.map(text.state)[text.key] == nil && !PresetText.isKnown(text.text, in: language)
    }
    return SpecLanguage.translatedKeys.flatMap { key -> [Diagnostic] in
      let states = missing.filter { $0.key == key }.map(\.state)
      guard let first = states.first else { return [] }
      let isKnown =
        PresetText.known(language) == language
        && missing.allSatisfy { PresetText.isKnown($0.text, in: presets) }
      return finding(
        in: subject,
        at: subject.own[.language]?.range,
        message:
          "the \(SafeText.quote(key.text)) of \(WordList.allOf(states.map(\.text))) comes from the preset and is in "
          + "\(SafeText.quote(presets)), not in \(SafeText.quote(language))",
        remedy: (isKnown ? "add \(SafeText.quote(language)) to 'presetLocales', or " : "")
          + "add the \(SafeText.quote(key.text)) to these states, in \(SafeText.quote(language))",
        because: subject.control.settings.map(.states).map(first)[key]
      )
    }
  }

  /// Finds texts that presets do not have, and so not in the languages of `presetLocales`.
  private static func ofPresetLocales(in subject: RuleSubject) -> [Diagnostic] {
    guard let field = subject.own(.presetLocales) else { return [] }
    let (language, own) = (subject.control.design.language, subject.ownLocales.map(\.name))
    let locales = subject.control.settings.presetLocales
      .filter { $0 != PresetText.known(language) && !own.contains($0) }
    let translations = Set(subject.control.translations.map { [$0.source, $0.locale] })
    let texts = subject.textsToTranslate
    return SpecLanguage.translatedKeys.flatMap { key -> [Diagnostic] in
      let texts = texts.filter { $0.key == key }
      let missing = locales.filter { locale in
        texts.contains { !translations.contains([$0.text, locale]) }
      }
      guard let first = missing.first else { return [] }
      let states = texts.filter { !translations.contains([$0.text, first]) }.map(\.state.text)
      let others = missing.count > 1 ? " and \(missing.count - 1) more" : ""
      return finding(
        in: subject,
        at: field.range,
        message:
          "no preset has the \(SafeText.quote(key.text)) of \(WordList.allOf(states)), so it has no translation "
          + "into \(SafeText.quote(first))\(others)",
        remedy: "add translations to 'locales', or list fewer languages"
      )
    }
  }

  private static func ofLocales(in subject: RuleSubject) -> [Diagnostic] {
    guard !subject.ownLocales.isEmpty else { return [] }
    let texts = subject.textsToTranslate
    let translations = subject.control.translations
    return subject.ownLocales.flatMap { locale -> [Diagnostic] in
      // The rule `invalid-locale` reports an invalid tag.
      guard LocaleName.corrected(locale.name) == locale.name else { return [] }
      // A text that two phases share needs only one translation.
      let missing = texts.filter { text in
        !translations.contains { $0.source == text.text && $0.locale == locale.name }
      }
      guard !missing.isEmpty else { return [] }
      return SpecLanguage.translatedKeys.flatMap { key -> [Diagnostic] in
        let states = missing.filter { $0.key == key }.map(\.state.text)
        guard !states.isEmpty else { return [] }
        return finding(
          in: subject,
          at: locale.field.keyRange,
          message:
            "\(SafeText.quote(locale.name)) has no translation of the \(SafeText.quote(key.text)) of "
            + WordList.allOf(states),
          remedy: "add the translation under \(SafeText.quote(locale.name)) in 'locales'"
        )
      }
    }
  }
}
