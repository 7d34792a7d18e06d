package import RefreshStyles

extension RefreshFont {
  /// The size at the standard text size, in points.
  package var points: Double { size ?? style.standardSize }

  /// Whether the font is bold; a font of the app counts as bold only if its `weight` is bold.
  package var isBold: Bool {
    switch weight {
    case .semibold, .bold, .heavy, .black: true
    case nil: style == .headline && name == nil
    case .ultraLight, .thin, .light, .regular, .medium: false
    }
  }
}
