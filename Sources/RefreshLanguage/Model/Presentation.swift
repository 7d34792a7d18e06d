import RefreshCore

/// The appearances and texts of a control.
///
/// Computed on demand, since most rules use the keys of the spec instead.
package struct Presentation: Sendable {
  /// The appearances with their states.
  package let sharedAppearances: [SharedAppearance]
  /// The named colors of the spec, and the project's named colors that the spec uses.
  package var palette: [NamedColor]
  package var translations: [TranslatedText]

  /// The appearance by state.
  package var appearances: [PhaseAppearance] { sharedAppearances.byState }
}

extension ControlSpec {
  /// The appearances and texts of the control.
  package var presentation: Presentation {
    Presentation(
      sharedAppearances: sharedAppearances,
      palette: namedColors,
      translations: translations
    )
  }

  /// The maps with texts to translate: the states, and `lastUpdated`.
  package var textMaps: MapValue {
    var maps = settings.map(.states)
    if let lastUpdated = settings[.lastUpdated] { maps[.key(.lastUpdated)] = lastUpdated }
    return maps
  }

  private var namedColors: [NamedColor] {
    let (palette, own) = (palette, settings.map(.colors))
    guard !palette.colors.entries.isEmpty else { return [] }
    let used = settings.map(.states).colorNames
    return palette.colors.entries.compactMap { entry in
      // Unused colors of the project are left out.
      let name = entry.name.text
      guard own[entry.name] != nil || used.contains(name) else { return nil }
      guard case .color(let color) = entry.field.value else { return nil }
      return NamedColor(name: name, color: palette.resolve(color))
    }
  }
}
