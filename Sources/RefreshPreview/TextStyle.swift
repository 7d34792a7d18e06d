import RefreshCore

/// The style in which pages and sheets draw a line of text.
struct TextStyle {
  let font: RefreshFont
  let color: RefreshColor
  /// Whether the system chooses the color, for the background of its lists.
  let isOfSystem: Bool
  /// The CSS declarations that depend neither on the theme nor on the text size.
  let css: String

  private init(font: RefreshFont, color: RefreshColor, isOfSystem: Bool) {
    (self.font, self.color, self.isOfSystem) = (font, color, isOfSystem)
    css = "font-weight:\(font.cssWeight)"
  }

  static func title(of appearance: RefreshAppearance) -> Self {
    Self(
      font: appearance.shownFont,
      color: appearance.shownColor,
      isOfSystem: appearance.color == nil
    )
  }

  static func subtitle(of appearance: RefreshAppearance) -> Self {
    Self(
      font: appearance.shownSubtitleFont,
      color: appearance.shownSubtitleColor,
      isOfSystem: appearance.subtitleColor == nil
    )
  }
}

extension RefreshFont {
  /// The weight as CSS and SVG write it.
  fileprivate var cssWeight: Int {
    switch knownWeight {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}
