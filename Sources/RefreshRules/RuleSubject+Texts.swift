import RefreshLanguage

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
  /// The texts for which something holds, of all that the spec itself writes, words of the language
  /// among them.
  func ownTexts(where holds: (String) -> Bool) -> [OwnText] {
    var texts: [OwnText] = []
    own.collect(&texts, where: holds)
    return texts
  }
}

extension MapValue {
  fileprivate func collect(_ texts: inout [OwnText], where holds: (String) -> Bool) {
    // By their indices, for a copy of each entry would cost more than the look at it.
    for index in entries.indices {
      switch entries[index].field.value {
      case .text(let text):
        guard holds(text) else { continue }
        let entry = entries[index]
        texts.append(OwnText(key: entry.name, isItem: false, text: text, field: entry.field))
      case .map(let map):
        map.collect(&texts, where: holds)
      case .list(let items):
        for item in items {
          guard let text = item.value.text, holds(text) else { continue }
          texts.append(OwnText(key: entries[index].name, isItem: true, text: text, field: item))
        }
      case .number, .duration, .flag, .color, .curve, .font: break
      }
    }
  }
}
