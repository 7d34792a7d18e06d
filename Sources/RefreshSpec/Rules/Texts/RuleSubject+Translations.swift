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
    ownLocales.flatMap(translations)
  }

  /// Every state of a language.
  private func translations(_ locale: MapValue.Entry) -> [Translation] {
    guard case .map(let states) = locale.field.value else { return [] }
    return states.entries.compactMap { state in
      guard case .map(let keys) = state.field.value else { return nil }
      return Translation(
        locale: locale.name,
        state: state.name,
        field: state.field,
        keys: keys
      )
    }
  }

  /// The texts that somebody may see or hear, each with the state that says it.
  var textsToTranslate: [(state: String, key: String, text: String)] {
    control.settings.map("states").entries.flatMap {
      state -> [(state: String, key: String, text: String)] in
      // Nobody sees a control that waits off the screen.
      let phase = RefreshPhase.allCases.first { $0.name == state.name }
      guard phase != .pending, phase.map(isUnreachable) != true else { return [] }
      return SpecLanguage.translation.names.compactMap { key in
        guard let text = setting(ofState: state.name, key)?.value.text,
          text.unicodeScalars.contains(where: \.properties.isAlphabetic)
        else { return nil }
        return (state.name, key, text)
      }
    }
  }

  /// The texts of a language with what they are translations of.
  func translatedTexts(in locale: MapValue.Entry) -> [(original: String, field: Field)] {
    translations(locale).flatMap { translation in
      translation.keys.entries.compactMap { entry in
        original(translation.state, entry.name)?.value.text.map { ($0, entry.field) }
      }
    }
  }

  /// The text that a translation takes the place of; one that the state only has from `all` or
  /// from `idle` is translated there.
  func original(_ state: String, _ key: String) -> Field? {
    setting(ofState: state, key)
  }
}
