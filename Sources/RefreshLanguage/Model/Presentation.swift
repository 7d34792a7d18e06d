/// What a user sees, hears and feels of a control, and a reader of its source is told.
///
/// It is worked out where it is asked for: most checks look at what was written instead.
package struct Presentation: Sendable {
  /// What the control is for.
  package var summary: String?
  /// How it looks, by phase.
  package var looks: [LookSpec]
  /// The colours that the spec has given names, and those that it uses of its project's.
  package var palette: [NamedColor]
  /// How it fades, moves, speaks and is felt.
  package var manners: MannersSpec
  /// Its texts in other languages.
  package var translations: [TranslatedText]
}

extension ControlSpec {
  /// What a user sees, hears and feels of it.
  package var presentation: Presentation {
    let settings = Settings(settings, SpecLanguage.control)
    return Presentation(
      summary: settings.text("summary"),
      looks: looks,
      palette: namedColors,
      manners: MannersSpec(settings),
      translations: TranslatedText.all(settings.map.map("states"), settings.map.map("locales"))
    )
  }

  /// How it looks, by phase.
  package var looks: [LookSpec] { LookSpec.all(states, palette) }

  /// The colours that its states may name, its own before those of the project.
  package var palette: Palette {
    Palette(colors: settings.map("colors").merged(over: sharedColors))
  }

  private var namedColors: [NamedColor] {
    let (palette, own) = (palette, settings.map("colors"))
    guard !palette.colors.entries.isEmpty else { return [] }
    let used = settings.map("states").colorNames
    return palette.colors.entries.compactMap { entry in
      // Of the shared colours, only those that the control uses are its own affair.
      guard own.has(entry.name) || used.contains(entry.name) else { return nil }
      guard case .color(let color) = entry.field.value else { return nil }
      return NamedColor(name: entry.name, color: palette.resolve(color))
    }
  }
}
