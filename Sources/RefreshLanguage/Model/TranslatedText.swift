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
  static func all(_ states: MapValue, _ locales: MapValue) -> [TranslatedText] {
    locales.entries.flatMap { locale in
      locale.field.map.entries.flatMap { state in
        SpecLanguage.translation.names.compactMap { part -> TranslatedText? in
          guard let source = states.map(state.name).value(part)?.text,
            let text = state.field.map.value(part)?.text
          else { return nil }
          return TranslatedText(source: source, locale: locale.name, text: text)
        }
      }
    }
  }
}
