/// The size and the weight of a font, for apps, previews and rules.
extension RefreshFont {
  /// The size at the standard text size, in points.
  package var points: Double { size ?? textStyle.standardSize }

  /// The height of a line, as a multiple of the font size; that of the system font.
  package static var lineHeight: Double { 1.19 }

  /// The weight of the system font with this style.
  package var systemWeight: Weight { weight ?? (textStyle == .headline ? .semibold : .regular) }

  /// The weight as far as it is known: a font of the app counts as regular without a `weight`.
  package var knownWeight: Weight { weight == nil && name != nil ? .regular : systemWeight }

  /// Whether the font is bold.
  package var isBold: Bool {
    switch knownWeight {
    case .semibold, .bold, .heavy, .black: true
    case .ultraLight, .thin, .light, .regular, .medium: false
    }
  }
}

extension RefreshFont.TextStyle {
  /// The size at the standard text size, in points, by Apple's Human Interface Guidelines.
  package var standardSize: Double {
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
