/// A translation of a text of a control.
package struct TranslatedText: Sendable, Hashable {
  /// The text in the language of the spec.
  package var source: String
  /// The language of the translation, such as `zh-Hans`.
  package var locale: String
  /// The translated text.
  package var text: String
}

extension TranslatedText {
  /// The translations of a control's texts; translations of texts that it lacks are left out.
  ///
  /// `originals` contains the states and `lastUpdated`.
  static func all(_ originals: MapValue, _ locales: MapValue) -> [TranslatedText] {
    locales.entries.flatMap { locale in
      locale.field.map.entries.flatMap { state in
        let (original, translated) = (originals.map(state.name), state.field.map)
        return SpecLanguage.translatedKeys.compactMap { part -> TranslatedText? in
          guard let text = translated[part]?.value.text, let source = original[part]?.value.text
          else { return nil }
          return TranslatedText(source: source, locale: locale.name, text: text)
        }
      }
    }
  }
}
