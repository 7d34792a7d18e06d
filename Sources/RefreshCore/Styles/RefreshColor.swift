/// A color with shades for light, dark and high-contrast appearance.
public struct RefreshColor: Sendable, Hashable {
  /// A single color.
  public enum Shade: Sendable, Hashable {
    /// Red, green, blue and alpha as `0xRRGGBBAA`.
    case rgba(UInt32)
    /// The name of a system color, such as `label`.
    case system(String)
    /// The name of a color in the app's asset catalog.
    case asset(String)
  }

  /// The color in light mode, and the default of the other shades.
  public var light: Shade
  /// The color in dark mode.
  public var dark: Shade?
  /// The color under Increase Contrast.
  public var highContrast: Shade?
  /// The color under Increase Contrast in dark mode.
  public var darkHighContrast: Shade?
  /// A color of UIKit that precedes all shades, if the app has set one.
  package var object: RefreshObject?

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

  /// The shade for a combination of device settings.
  ///
  /// If dark mode and Increase Contrast are both on, but there is no `darkHighContrast`, the method
  /// returns `dark`, not `highContrast`: a high-contrast shade for light mode would be unreadable
  /// on black.
  package func shade(isDark: Bool, isHighContrast: Bool) -> Shade {
    switch (isDark, isHighContrast) {
    case (false, false): light
    case (true, false): dark ?? light
    case (false, true): highContrast ?? light
    case (true, true): darkHighContrast ?? dark ?? highContrast ?? light
    }
  }
}
