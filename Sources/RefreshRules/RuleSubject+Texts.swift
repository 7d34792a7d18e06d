import RefreshCore
import RefreshLanguage

/// A text in a spec and its key.
struct OwnText {
  /// The key; for an item of a list, the key of the list.
  let key: EntryName
  /// Whether the text is an item of a list.
  let isItem: Bool
  let text: String
  /// The value with its position.
  let field: Field
}

extension RuleSubject {
  /// All texts and words of the spec itself that meet a condition.
  func ownTexts(where holds: (String) -> Bool) -> [OwnText] {
    var texts: [OwnText] = []
    own.collect(&texts, where: holds)
    return texts
  }
}

extension MapValue {
  fileprivate func collect(_ texts: inout [OwnText], where holds: (String) -> Bool) {
    // Loops over indices, since copying each entry costs more than the check.
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
      case .number, .share, .flag, .color, .curve, .font, .drawing: break
      }
    }
  }
}

extension RuleSubject {
  /// The texts of all reachable phases, with their states and keys.
  var textsToTranslate: [(state: EntryName, key: EntryName, text: String)] {
    var texts: [(state: EntryName, key: EntryName, text: String)] = []
    // A view of the app has texts of its own.
    let isOfApp = control.design.content == ControlDesign.contentOfApp
    for state in control.settings.map(.states).entries {
      guard state.name.state.map(isUnreachable) != true else { continue }
      for key in SpecLanguage.translation.keys.map(\.id) where !isOfApp || key == .key(.spokenText)
      {
        guard let text = state.field.map[key]?.value.text, text.hasLetters else { continue }
        texts.append((state.name, key, text))
      }
    }
    guard control.design.showsLastUpdated, !isOfApp else { return texts }
    for key in SpecLanguage.lastUpdatedTranslation.keys.map(\.id) {
      let text = control.settings.map(.lastUpdated)[key]?.value.text ?? ""
      if text.hasLetters { texts.append((.key(.lastUpdated), key, text)) }
    }
    return texts
  }
}

extension String {
  /// Whether the text contains letters, and so needs a translation.
  fileprivate var hasLetters: Bool {
    unicodeScalars.contains { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z": true
      default: !scalar.isASCII && scalar.properties.isAlphabetic
      }
    }
  }
}
