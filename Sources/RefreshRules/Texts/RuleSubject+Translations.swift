import RefreshCore
import RefreshLanguage

extension RuleSubject {
  /// The texts that somebody may see or hear, each with the state that says it.
  var textsToTranslate: [(state: String, key: String, text: String)] {
    var texts: [(state: String, key: String, text: String)] = []
    for state in control.settings.map(.states).entries {
      let phase = RefreshPhase.allCases.first { $0.name == state.name }
      guard phase.map(isUnreachable) != true else { continue }
      for key in SpecLanguage.translation.keys {
        guard let text = state.field.map.value(key.name)?.text, text.hasLetters else { continue }
        texts.append((state.name, key.name, text))
      }
    }
    return texts
  }
}

extension String {
  /// Whether there is anything to translate in the text.
  fileprivate var hasLetters: Bool {
    unicodeScalars.contains { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z": true
      default: !scalar.isASCII && scalar.properties.isAlphabetic
      }
    }
  }
}
