/// A color with shades for light, dark and high-contrast appearance.
public struct RefreshColor: Sendable, Hashable {
  /// A single color.
  public enum Shade: Sendable, Hashable {
    /// Red, green, blue and alpha as `0xRRGGBBAA`.
    case rgba(UInt32)
    /// A color of the system by its name, such as `label`.
    case system(String)
    /// A color of the app's asset catalog.
    case asset(String)
  }

  /// The color in light mode, and wherever no other shade is given.
  public var light: Shade
  /// The color in dark mode.
  public var dark: Shade?
  /// The color under Increase Contrast.
  public var highContrast: Shade?
  /// The color under Increase Contrast in dark mode.
  public var darkHighContrast: Shade?

  /// Creates a color.
  public init(
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

  /// The shade for one combination of the two settings.
  ///
  /// Dark mode decides first: a high-contrast shade for light mode could not be read on black.
  public func shade(isDark: Bool, isHighContrast: Bool) -> Shade {
    switch (isDark, isHighContrast) {
    case (false, false): light
    case (true, false): dark ?? light
    case (false, true): highContrast ?? light
    case (true, true): darkHighContrast ?? dark ?? highContrast ?? light
    }
  }
}
