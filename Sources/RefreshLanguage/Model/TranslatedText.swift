/// A text of a control in another language.
package struct TranslatedText: Sendable, Hashable {
  /// The text in the spec's own language.
  package var source: String
  /// The other language, as `zh-Hans`.
  package var locale: String
  /// The text in that language.
  package var text: String
}

extension TranslatedText {
  /// The translations of a control's texts; those of texts that it does not have are left out.
  package static func all(_ states: MapValue, _ locales: MapValue) -> [TranslatedText] {
    locales.entries.flatMap { locale -> [TranslatedText] in
      locales.map(locale.name).entries.flatMap { state -> [TranslatedText] in
        let sources = Settings(states.map(state.name), SpecLanguage.state)
        let texts = Settings(locales.map(locale.name).map(state.name), SpecLanguage.translation)
        return SpecLanguage.translation.names.compactMap { part -> TranslatedText? in
          guard let source = sources.text(part), let text = texts.text(part) else { return nil }
          return TranslatedText(source: source, locale: locale.name, text: text)
        }
      }
    }
  }
}
