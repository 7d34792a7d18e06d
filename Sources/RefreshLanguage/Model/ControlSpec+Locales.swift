extension ControlSpec {
  /// The translations by language: those of the spec and its bases, and those of the presets' texts
  /// that `presetLocales` asks for.
  package var locales: MapValue {
    var locales = settings.map(.locales)
    let languages = settings.presetLocales
    let maps = languages.isEmpty ? MapValue() : textMaps
    for language in languages where language != PresetText.known(design.language) {
      var states = locales.map(.own(language))
      // Equal texts share a translation, so an own translation counts for all of them.
      let known = Set(
        TranslatedText.all(of: maps, locales: MapValue(name: language, map: states)).map(\.source)
      )
      for state in maps.entries {
        var texts = states.map(state.name)
        for key in SpecLanguage.translatedKeys where texts[key] == nil {
          guard let text = state.field.map[key]?.value.text, !known.contains(text),
            let translation = PresetText.translation(
              of: text,
              from: design.language,
              to: language
            )
          else { continue }
          texts[key] = Field(.text(translation))
        }
        if !texts.entries.isEmpty { states[state.name] = Field(.map(texts)) }
      }
      if !states.entries.isEmpty { locales[.own(language)] = Field(.map(states)) }
    }
    return locales
  }

  package var translations: [TranslatedText] { TranslatedText.all(of: textMaps, locales: locales) }
}

extension MapValue {
  fileprivate init(name: String, map: MapValue) {
    self.init()
    append(.own(name), field: Field(.map(map)))
  }

  /// The languages of the presets' texts that a control has.
  package var presetLocales: [String] {
    switch self[.presetLocales]?.value {
    case .list(let items): items.compactMap(\.value.text)
    case .text: PresetText.languages
    default: []
    }
  }

  /// The settings with the texts of the preset in the language of the spec, if `presetLocales` asks
  /// for this language.
  var withPresetTextsInLanguage: MapValue {
    guard let tag = self[.language]?.value.text, let language = PresetText.known(tag),
      language != ControlDesign.presetLanguage, presetLocales.contains(language)
    else { return self }
    func translated(of field: Field) -> Field {
      var (field, keys) = (field, field.map)
      for key in SpecLanguage.translatedKeys {
        guard let own = keys[key], own.isOfPreset, let text = own.value.text,
          let translation = PresetText.translation(
            of: text,
            from: ControlDesign.presetLanguage,
            to: language
          )
        else { continue }
        keys[key] = Field(.text(translation))
      }
      field.value = .map(keys)
      return field
    }
    var result = self
    if var states = self[.states] {
      var maps = states.map
      for index in maps.entries.indices {
        maps.entries[index].field = translated(of: maps.entries[index].field)
      }
      states.value = .map(maps)
      result[.key(.states)] = states
    }
    if let lastUpdated = self[.lastUpdated] {
      result[.key(.lastUpdated)] = translated(of: lastUpdated)
    }
    return result
  }
}

/// A translation of a text of a control.
package struct TranslatedText: Sendable, Hashable {
  /// The text in the language of the spec.
  package var source: String
  /// The language of the translation, such as `zh-Hans`.
  package var locale: String
  package var text: String

  /// The translations of a control's texts; translations of texts that it lacks are left out.
  ///
  /// `originals` contains the states and `lastUpdated`.
  static func all(of originals: MapValue, locales: MapValue) -> [TranslatedText] {
    locales.entries.flatMap { locale in
      locale.field.map.entries.flatMap { state in
        let (original, translated) = (originals.map(state.name), state.field.map)
        return SpecLanguage.translatedKeys.compactMap { part -> TranslatedText? in
          guard let text = translated[part]?.value.text, let source = original[part]?.value.text
          else { return nil }
          return TranslatedText(source: source, locale: locale.name.text, text: text)
        }
      }
    }
  }
}
