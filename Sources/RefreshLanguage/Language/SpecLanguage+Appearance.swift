package import RefreshCore

/// The keys of appearances and texts.
extension SpecLanguage {
  package static let state = Schema<PhaseAppearance>(keys: [
    Key(.title, \.appearance.title, .text)
      .argument(.appearance, label: "title").example("Refresh").summary("First line of text."),
    Key(.subtitle, \.appearance.subtitle, .text)
      .argument(.appearance, label: "subtitle").example("Updated just now")
      .summary("Second line of text."),
    Key(.button, \.appearance.button, .text)
      .argument(.appearance, label: "button").example("Try Again")
      .summary("Text of a button after the texts; the whole control takes the tap."),
    Key(.color, \.appearance.color, .color)
      .argument(.appearance, label: "color").example("label").summary("Color of the title."),
    Key(.subtitleColor, \.appearance.subtitleColor, .color)
      .argument(.appearance, label: "subtitleColor").example("secondaryLabel")
      .summary("Color of the subtitle."),
    Key(.background, \.appearance.background, .color)
      .argument(.appearance, label: "background").example("systemBackground")
      .summary("Background color of the control."),
    Key(.tint, \.appearance.tint, .color)
      .argument(.appearance, label: "tint").summary(
        "Color of the arrow, the symbol and the indicator."
      ),
    Key(.ink, \.appearance.ink, .color)
      .argument(.appearance, label: "ink").example("systemGray")
      .summary("Color of a drawing during the pull, called ink in its layers."),
    Key(.track, \.appearance.track, .color)
      .argument(.appearance, label: "track").example("systemGray5")
      .summary("Color of what a drawing has not filled yet, called track in its layers."),
    Key(.bad, \.appearance.bad, .color)
      .argument(.appearance, label: "bad").example("systemRed")
      .summary("Color of a drawing after a failure, called bad in its layers."),
    Key(.symbol, \.appearance.symbol, .text)
      .argument(.appearance, label: "symbol").example("arrow.clockwise").summary(
        "Name of an SF Symbol."
      ),
    Key(.image, \.appearance.image, .text)
      .argument(.appearance, label: "image").example("RefreshIcon")
      .summary("Name of an image in the app's asset catalog."),
    Key(.arrow, \.appearance.arrow, .word(["up", "down", "none"]))
      .argument(.appearance, label: "arrow").summary("Direction of the arrow, or none."),
    Key(.arrowImage, \.appearance.arrowImage, .text)
      .argument(.appearance, label: "arrowImage").example("RefreshArrow")
      .summary(
        "Name of an image in the app's asset catalog that replaces the arrow; the image points down."
      ),
    Key(.indicator, \.appearance.indicator, .part(.indicator))
      .argument(.appearance, label: "indicator")
      .summary(
        "Size of the activity indicator, a built-in drawing, a drawing in `drawings`, or none."
      ),
    Key(.font, \.appearance.font, .font)
      .argument(.appearance, label: "font")
      .summary(
        "Font of the title: a text style such as headline, or a map with textStyle, name, size and weight."
      ),
    Key(.subtitleFont, \.appearance.subtitleFont, .font)
      .argument(.appearance, label: "subtitleFont").example("footnote").summary(
        "Font of the subtitle."
      ),
    Key(.images, \.appearance.images, .list(.text))
      .argument(.appearance, label: "images").example("[Frame1, Frame2, Frame3]")
      .summary("Names of the images of a frame animation."),
    Key(.frameDuration, \.appearance.frameDuration, .duration(0.01...10, word: "progress"))
      .argument(.appearance, label: "frameDuration")
      .summary(
        "Duration of each frame; progress: frames follow the pull, in states with a pull."
      ),
    Key(.view, \.view, .viewName())
      .summary("UIView subclass that replaces the standard appearance."),
    Key(.spokenText, \.appearance.accessibilityLabel, .text)
      .argument(.appearance, label: "accessibilityLabel").example("Refresh the feed")
      .summary("Text that VoiceOver reads instead of the title."),
  ])

  package static let states = KeyTable(
    keys: RefreshState.allCases.map {
      KeyDescription(.state($0), .map(state.table), "Appearance \($0.moment).")
    } + [
      KeyDescription(
        .key(.all),
        .map(state.table),
        "Appearance of all states; each state can override it."
      )
    ]
  )

  package static let translation = KeyTable(
    keys: [KeyName.title, .subtitle, .button, .spokenText].compactMap { state.table[$0.name] }
  )

  package static let lastUpdatedTranslation = KeyTable(keys: [
    KeyDescription(.key(.lastUpdatedFormat), .text, "Text of the line; the time replaces %@."),
    KeyDescription(.key(.lastUpdatedNever), .text, "Text to show until a refresh has succeeded."),
  ])

  /// All keys with texts to translate, in the maps of states and in `lastUpdated`.
  package static let translatedKeys = (translation.keys + lastUpdatedTranslation.keys).map(\.id)

  /// The keys of one language in `locales`.
  package static let translations = KeyTable(
    keys: RefreshState.allCases.map {
      KeyDescription(.state($0), .map(translation), "Texts \($0.moment).")
    } + [
      KeyDescription(
        .key(.all),
        .map(translation),
        "Texts for all states; a single state can override them."
      ),
      KeyDescription(
        .key(.lastUpdated),
        .map(lastUpdatedTranslation),
        "Texts of the last-updated time."
      ),
    ]
  )

  /// The keys of a font that is a map.
  package static let font = Schema<RefreshFont>(keys: [
    Key(.textStyle, \.textStyle, default: .body)
      .summary("Text style with which the font scales (Dynamic Type)."),
    Key(.name, \.name, .text).summary("PostScript name of a font in the app."),
    Key(.size, \.size, .number(1...200)).summary("Font size at the default text size, in points."),
    Key(.weight, \.weight, .word(RefreshFont.Weight.allCases.map(\.caseName)))
      .summary("Font weight; default: that of the text style."),
    Key(.fixed, \.isFixed, .flag, default: false)
      .summary("Whether the size is fixed, instead of following Dynamic Type."),
  ])

  /// The keys of a color that is a map.
  package static let color = KeyTable(keys: [
    KeyDescription("light", .shade, isRequired: true, "Color in light mode."),
    KeyDescription("dark", .shade, "Color in dark mode."),
    KeyDescription("highContrast", .shade, "Color under Increase Contrast."),
    KeyDescription("darkHighContrast", .shade, "Color under Increase Contrast in dark mode."),
  ])

  /// The names of the timing curves without parameters.
  package static let curves = RefreshCurve.plain.map(\.name)

  package static let textStyles = RefreshFont.TextStyle.names
}
