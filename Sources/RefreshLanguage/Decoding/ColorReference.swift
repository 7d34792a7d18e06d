package import RefreshStyles

/// A color as a spec writes it: each shade is a color or the name of a palette color.
package struct ColorReference: Sendable, Hashable {
  /// One shade.
  package enum Shade: Sendable, Hashable {
    /// A color value.
    case own(RefreshColor.Shade)
    /// The name of a palette color.
    case palette(String)
  }

  /// The color in light mode, and the default of the other shades.
  package var light: Shade
  /// The color in dark mode.
  package var dark: Shade?
  /// The color under Increase Contrast.
  package var highContrast: Shade?
  /// The color under Increase Contrast in dark mode.
  package var darkHighContrast: Shade?

  /// Creates a color.
  package init(
    _ light: Shade,
    dark: Shade? = nil,
    highContrast: Shade? = nil,
    darkHighContrast: Shade? = nil
  ) {
    self.light = light
    self.dark = dark
    self.highContrast = highContrast
    self.darkHighContrast = darkHighContrast
  }

  /// The shades that the spec sets.
  package var shades: [Shade] { [light, dark, highContrast, darkHighContrast].compactMap { $0 } }
}
