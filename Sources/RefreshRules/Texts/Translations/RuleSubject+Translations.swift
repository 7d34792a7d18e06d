import RefreshCore
import RefreshLanguage

extension RuleSubject {
  /// The texts of all reachable phases, with their states and keys.
  var textsToTranslate: [(state: String, key: String, text: String)] {
    var texts: [(state: String, key: String, text: String)] = []
    for state in control.settings.map(.states).entries {
      let phase = RefreshState.allCases.first { $0.name == state.name }
      guard phase.map(isUnreachable) != true else { continue }
      for key in SpecLanguage.translation.keys {
        guard let text = state.field.map[key.name]?.value.text, text.hasLetters else { continue }
        texts.append((state.name, key.name, text))
      }
    }
    guard control.design.showsLastUpdated else { return texts }
    for key in SpecLanguage.lastUpdatedTranslation.names {
      let text = control.settings.map(.lastUpdated)[key]?.value.text ?? ""
      if text.hasLetters { texts.append((KeyName.lastUpdated.name, key, text)) }
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
