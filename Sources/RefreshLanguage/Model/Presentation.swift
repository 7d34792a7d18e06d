/// What a user sees of a control, in every language.
///
/// It is worked out where it is asked for: most rules look at what was written instead.
package struct Presentation: Sendable {
  /// The appearance by phase.
  package var appearances: [PhaseAppearance]
  /// The colors that the spec has given names, and those that it uses of its project's.
  package var palette: [NamedColor]
  /// Its texts in other languages.
  package var translations: [TranslatedText]
}

extension ControlSpec {
  /// What a user sees of it.
  package var presentation: Presentation {
    Presentation(
      appearances: appearances,
      palette: namedColors,
      translations: TranslatedText.all(settings.map(.states), settings.map(.locales))
    )
  }

  /// Its appearance by phase.
  package var appearances: [PhaseAppearance] { PhaseAppearance.all(states, palette) }

  /// The colors that its states may name, its own before those of the project.
  package var palette: Palette {
    Palette(colors: settings.map(.colors).merged(over: sharedColors))
  }

  private var namedColors: [NamedColor] {
    let (palette, own) = (palette, settings.map(.colors))
    guard !palette.colors.entries.isEmpty else { return [] }
    let used = settings.map(.states).colorNames
    return palette.colors.entries.compactMap { entry in
      // Of the shared colors, only those that the control uses are its own.
      guard own.has(entry.name) || used.contains(entry.name) else { return nil }
      guard case .color(let color) = entry.field.value else { return nil }
      return NamedColor(name: entry.name, color: palette.resolve(color))
    }
  }
}
