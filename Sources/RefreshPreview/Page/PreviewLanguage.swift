import RefreshDiagnostics
import RefreshLanguage

/// A language of a control, with the texts that are translated into it.
struct PreviewLanguage: Hashable {
  /// The BCP 47 tag.
  let tag: String
  private let texts: [String: String]

  /// A text in the language; the text itself if it has no translation.
  func localized(_ text: String) -> String { texts[text] ?? text }

  /// Whether the language is written from right to left.
  var isRightToLeft: Bool {
    let primary = tag.split(separator: "-").first.map { $0.lowercased() } ?? tag
    return ["ar", "fa", "he", "iw", "ur", "ps", "sd", "ug", "yi", "dv", "ckb"].contains(primary)
  }

  var json: JSON {
    let pairs = texts.sorted { $0.key < $1.key }
    return [
      "tag": .string(tag), "isRightToLeft": .bool(isRightToLeft),
      "texts": .object(pairs.map { JSON.Member(key: $0.key, value: .string($0.value)) }),
    ]
  }

  /// The language of the spec, and those of its translations.
  static func all(_ own: String, translations: [TranslatedText]) -> [PreviewLanguage] {
    let tags = Set(translations.map(\.locale)).sorted()
    return [PreviewLanguage(tag: own, texts: [:])]
      + tags.map { tag in
        let pairs = translations.filter { $0.locale == tag }.map { ($0.source, $0.text) }
        // A string table keeps the first translation of a text.
        return PreviewLanguage(tag: tag, texts: Dictionary(pairs) { first, _ in first })
      }
  }
}
