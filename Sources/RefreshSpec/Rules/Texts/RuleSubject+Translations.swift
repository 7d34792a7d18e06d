import RefreshCore

/// The texts of one state in one language.
struct Translation {
  /// The language.
  let locale: String
  /// The state.
  let state: String
  /// Where the state stands.
  let field: Field
  /// Its texts.
  let keys: MapValue
}

extension RuleSubject {
  /// The languages that the spec itself brings.
  var ownLocales: [MapValue.Entry] { own.map("locales").entries }

  /// Every state of every language that the spec itself brings.
  var ownTranslations: [Translation] {
    ownLocales.flatMap { locale -> [Translation] in
      let states = own.map("locales").map(locale.name)
      return states.entries.map { state in
        Translation(
          locale: locale.name,
          state: state.name,
          field: state.field,
          keys: states.map(state.name)
        )
      }
    }
  }

  /// The texts that somebody may see or hear, each with the state that says it.
  var textsToTranslate: [(state: String, key: String)] {
    control.settings.map("states").entries.flatMap { state -> [(state: String, key: String)] in
      // Nobody sees a control that waits off the screen.
      let phase = RefreshPhase.allCases.first { $0.name == state.name }
      guard phase != .pending, phase.map(isUnreachable) != true else { return [] }
      return SpecLanguage.translation.names.compactMap { key in
        let text = setting("states", state.name, key)?.value.text
        return text?.contains(where: \.isLetter) == true ? (state.name, key) : nil
      }
    }
  }

  /// The text that a translation takes the place of, if there is one.
  func original(_ state: String, _ key: String) -> Field? {
    guard let phase = RefreshPhase.allCases.first(where: { $0.name == state }) else {
      return setting("states", state, key) ?? setting("states", RefreshPhase.idle.name, key)
    }
    return shown(key, in: phase)
  }
}
