import RefreshDiagnostics
import RefreshLanguage

/// A text of a state in the spec itself, in one of its languages.
struct GestureText {
  /// The name of the state.
  let state: String
  /// The text.
  let text: String
  /// The range of the text.
  let range: SourceRange?
}

extension RuleSubject {
  /// The texts that may ask for a gesture, in all languages.
  ///
  /// The accessibility label counts as a text of the state `all`.
  var gestureTexts: [GestureText] {
    var texts: [GestureText] = []
    for state in ownStates {
      for key in SpecLanguage.translation.names {
        guard let field = state.keys[key], let text = field.value.text else { continue }
        texts.append(GestureText(state: state.name, text: text, range: field.range))
      }
    }
    for locale in ownLocales {
      for state in locale.states {
        for text in state.texts {
          guard let translation = text.field.value.text else { continue }
          texts.append(
            GestureText(state: state.name, text: translation, range: text.field.range)
          )
        }
      }
    }
    if let label = own(.label), let text = label.value.text {
      texts.append(GestureText(state: KeyName.all.name, text: text, range: label.range))
    }
    return texts
  }
}
