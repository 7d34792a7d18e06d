import RefreshDiagnostics
import RefreshLanguage

/// A text of a state in the spec itself, in one of its languages.
struct GestureText: Sendable {
  /// The state, or `all`.
  let state: EntryName
  let key: EntryName
  /// The language of a translation.
  let language: String?
  let text: String
  let range: SourceRange?

  /// The texts that may ask for a gesture, in all languages.
  ///
  /// The accessibility label counts as a text of the state `all`.
  static func all(of states: [OwnState], locales: [OwnLocale], label: Field?) -> [GestureText] {
    var texts: [GestureText] = []
    func add(_ state: EntryName, key: EntryName, language: String? = nil, field: Field?) {
      guard let field, let text = field.value.text else { return }
      texts.append(
        GestureText(state: state, key: key, language: language, text: text, range: field.range)
      )
    }
    let keys = SpecLanguage.translation.keys.map(\.id)
    for state in states {
      for key in keys { add(state.name, key: key, field: state.keys[key]) }
    }
    for locale in locales {
      for state in locale.states {
        for text in state.texts {
          add(state.name, key: text.key, language: locale.name, field: text.field)
        }
      }
    }
    add(.key(.all), key: .key(.label), field: label)
    return texts
  }
}
