import EmbeddedFiles
import RefreshDiagnostics
import RefreshYAML

/// A text of a preset, in all languages in which presets have texts.
package enum PresetText {
  /// The languages, in the order of their tags.
  package static let languages = [
    "ar", "de", "en", "es", "fr", "he", "it", "ja", "ko", "pt-BR", "ru", "tr", "uk", "zh-Hans",
    "zh-Hant",
  ]

  /// The texts of each language, in one order.
  private static let texts: [String: [String]] = {
    let text = String(cString: embeddedText("translations.yml"))
    let file = YAMLParser.parse(SourceFile(name: "translations.yml", text: text))
    var texts: [String: [String]] = [:]
    for language in file.documents.first?.root.mapping ?? [] {
      let pairs = language.value.mapping ?? []
      texts[language.key.text ?? ""] = pairs.compactMap(\.value.scalar?.text)
      texts[ControlDesign.presetLanguage] = pairs.compactMap(\.key.text)
    }
    return texts
  }()

  /// A text in another language; `nil` if no preset has the text.
  package static func translation(
    of text: String,
    from source: String,
    to language: String
  ) -> String? {
    guard let language = known(language), let texts = texts[language] else { return nil }
    return (row(of: text, in: source) ?? row(of: text, in: ControlDesign.presetLanguage))
      .map { texts[$0] }
  }

  /// Whether a preset has a text, in the language of the text.
  package static func isKnown(_ text: String, in language: String) -> Bool {
    row(of: text, in: language) != nil
  }

  /// The language of presets for a language tag, such as `de` for `de-AT`; `nil` if there is none.
  package static func known(_ tag: String) -> String? {
    languages.contains(tag) ? tag : languages.first { tag.hasPrefix("\($0)-") }
  }

  private static func row(of text: String, in language: String) -> Int? {
    guard let texts = known(language).flatMap({ texts[$0] }) else { return nil }
    let text = text.replacing("...", with: "…")
    return texts.firstIndex(of: text)
      ?? (text.hasSuffix("…") ? texts.firstIndex(of: String(text.dropLast())) : nil)
  }
}
