package import RefreshStyles

extension RefreshFont {
  /// The size at the standard text size, in points.
  package var points: Double { size ?? style.points }

  /// Whether it is bold; a font of the app may be so without our knowing.
  package var isBold: Bool {
    switch weight {
    case .semibold, .bold, .heavy, .black: true
    case nil: style == .headline && name == nil
    case .ultraLight, .thin, .light, .regular, .medium: false
    }
  }
}

extension RefreshFont.Style {
  /// The size of the text style at the standard text size, in points.
  fileprivate var points: Double {
    switch self {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    }
  }
}
