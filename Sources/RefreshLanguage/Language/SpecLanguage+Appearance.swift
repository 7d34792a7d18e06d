import RefreshCore
package import RefreshStyles

/// The keys of appearances and texts.
extension SpecLanguage {
  /// The keys of one state.
  package static let state = Schema<PhaseAppearance>([
    Key(.title, \.appearance.title, .text, as: appearance("title"), "First line of text.")
      .example("Refresh"),
    Key(
      .subtitle,
      \.appearance.subtitle,
      .text,
      as: appearance("subtitle"),
      "Second line of text."
    )
    .example("Updated just now"),
    Key(.color, \.appearance.color, .color, as: appearance("color"), "Color of the title.")
      .example("label"),
    Key(
      .subtitleColor,
      \.appearance.subtitleColor,
      .color,
      as: appearance("subtitleColor"),
      "Color of the subtitle."
    )
    .example("secondaryLabel"),
    Key(
      .background,
      \.appearance.background,
      .color,
      as: appearance("background"),
      "Background color of the control."
    )
    .example("systemBackground"),
    Key(
      .tint,
      \.appearance.tint,
      .color,
      as: appearance("tint"),
      "Color of the arrow, the symbol and the indicator."
    ),
    Key(.symbol, \.appearance.symbol, .text, as: appearance("symbol"), "Name of an SF Symbol.")
      .example("arrow.clockwise"),
    Key(
      .image,
      \.appearance.image,
      .text,
      as: appearance("image"),
      "Name of an image in the app's asset catalog."
    )
    .example("RefreshIcon"),
    Key(
      .arrow,
      \.appearance.arrow,
      .word(["up", "down", "none"]),
      as: appearance("arrow"),
      "Direction of the arrow, or none."
    ),
    Key(
      .arrowImage,
      \.appearance.arrowImage,
      .text,
      as: appearance("arrowImage"),
      "Name of an image in the app's asset catalog that replaces the arrow; the image points down."
    )
    .example("RefreshArrow"),
    Key(
      .indicator,
      \.appearance.indicator,
      .word(["none", "medium", "large"]),
      as: appearance("indicator"),
      "Size of the activity indicator, or none."
    ),
    Key(
      .font,
      \.appearance.font,
      .font,
      as: appearance("font"),
      "Font of the title: a text style such as headline, or a map with style, name, size and weight."
    ),
    Key(
      .subtitleFont,
      \.appearance.subtitleFont,
      .font,
      as: appearance("subtitleFont"),
      "Font of the subtitle."
    )
    .example("footnote"),
    Key(
      .images,
      \.appearance.images,
      .list(.text),
      as: appearance("images"),
      "Names of the images of a frame animation."
    )
    .example("[Frame1, Frame2, Frame3]"),
    Key(
      .frameDuration,
      \.appearance.frameDuration,
      .duration(0.01...10, word: "progress"),
      as: appearance("frameDuration"),
      "Duration of each frame of the animation, or progress for frames that follow the pull."
    ),
    Key(.view, \.view, .viewName, "UIView subclass that replaces the standard appearance."),
    Key(
      .spokenText,
      \.appearance.accessibility,
      .text,
      as: appearance("accessibility"),
      "Text that VoiceOver reads instead of the title."
    )
    .example("Refresh the feed"),
  ])

  private static func appearance(_ label: String) -> Argument { .argument(.appearance, label) }

  /// The keys of `states`.
  package static let states = KeyTable(
    RefreshState.allCases.map {
      KeyDescription($0.name, .map(state.table), "Appearance \($0.moment).")
    }
      + [
        KeyDescription(
          "all",
          .map(state.table),
          "Appearance of all states; each state can override it."
        )
      ]
  )

  /// The keys of one state in a translation.
  package static let translation = KeyTable(
    [KeyName.title, .subtitle, .spokenText].compactMap { state.table[$0.name] }
  )

  /// The keys of `lastUpdated` in a translation.
  package static let lastUpdatedTranslation = KeyTable([
    KeyDescription("format", .text, "Text of the line; the time replaces %@."),
    KeyDescription("never", .text, "Text to show until a refresh has succeeded."),
  ])

  /// The names of all keys with texts to translate.
  package static let translatedKeys = translation.names + lastUpdatedTranslation.names

  /// The keys of one language in `locales`.
  package static let translations = KeyTable(
    RefreshState.allCases.map {
      KeyDescription($0.name, .map(translation), "Texts \($0.moment).")
    } + [
      KeyDescription(
        "all",
        .map(translation),
        "Texts for all states; a single state can override them."
      ),
      KeyDescription(
        "lastUpdated",
        .map(lastUpdatedTranslation),
        "Texts of the last-updated time."
      ),
    ]
  )

  /// The keys of a font that is a map.
  package static let font = Schema<RefreshFont>([
    Key(
      KeyName("style"),
      \.style,
      default: .body,
      "Text style with which the font scales (Dynamic Type)."
    ),
    Key(KeyName("name"), \.name, .text, "PostScript name of a font in the app."),
    Key(
      KeyName("size"),
      \.size,
      .number(1...200),
      "Font size at the default text size, in points."
    ),
    Key(
      KeyName("weight"),
      \.weight,
      .word(RefreshFont.Weight.allCases.map(\.caseName)),
      "Font weight; default: that of the text style."
    ),
  ])

  /// The keys of a color that is a map.
  package static let color = KeyTable([
    KeyDescription("light", .shade, isRequired: true, "Color in light mode."),
    KeyDescription("dark", .shade, "Color in dark mode."),
    KeyDescription("highContrast", .shade, "Color under Increase Contrast."),
    KeyDescription("darkHighContrast", .shade, "Color under Increase Contrast in dark mode."),
  ])

  /// The names of the timing curves without parameters.
  package static let curves = RefreshCurve.plain.map(\.name)

  /// The names of the text styles.
  package static let textStyles = RefreshFont.Style.allCases.map(\.caseName)
}
