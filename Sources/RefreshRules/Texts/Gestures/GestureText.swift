import RefreshDiagnostics
import RefreshLanguage

/// A text of a state in the spec itself, in one of its languages.
struct GestureText: Sendable {
  /// The name of the state.
  let state: String
  /// The text.
  let text: String
  /// The range of the text.
  let range: SourceRange?

  private init?(_ state: String, _ field: Field?) {
    guard let field, let text = field.value.text else { return nil }
    (self.state, self.text, range) = (state, text, field.range)
  }

  /// The texts that may ask for a gesture, in all languages.
  ///
  /// The accessibility label counts as a text of the state `all`.
  static func all(_ states: [OwnState], _ locales: [OwnLocale], label: Field?) -> [GestureText] {
    let own = states.flatMap { state in
      SpecLanguage.translation.names.compactMap { GestureText(state.name, state.keys[$0]) }
    }
    let translated = locales.flatMap(\.states).flatMap { state in
      state.texts.compactMap { GestureText(state.name, $0.field) }
    }
    return own + translated + [GestureText(KeyName.all.name, label)].compactMap { $0 }
  }
}
