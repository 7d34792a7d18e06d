/// A text of a spec, with the key that it belongs to.
struct OwnText {
  /// The key; for an item of a list, that of the list.
  let key: String
  /// Whether it is an item of a list.
  let isItem: Bool
  /// The text.
  let text: String
  /// Where it stands.
  let field: Field
}

extension RuleSubject {
  /// Every text that the spec itself writes, words of the language among them.
  var ownTexts: [OwnText] { own.texts }
}

extension MapValue {
  fileprivate var texts: [OwnText] {
    entries.flatMap { entry -> [OwnText] in
      switch entry.field.value {
      case .text(let text):
        [OwnText(key: entry.name, isItem: false, text: text, field: entry.field)]
      case .map(let map): map.texts
      case .list(let items):
        items.compactMap { item in
          item.value.text.map { OwnText(key: entry.name, isItem: true, text: $0, field: item) }
        }
      case .number, .duration, .flag, .color, .curve, .font: []
      }
    }
  }
}
