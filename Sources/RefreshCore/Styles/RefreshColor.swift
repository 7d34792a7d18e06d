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

  /// The shades in the order of their combinations: behind one reference, so that an appearance with
  /// many colors is copied by little code.
  private var shades: [Shade?]

  /// The color in light mode, and the default of the other shades.
  public var light: Shade {
    get { shades[0] ?? .rgba(0) }
    set { shades[0] = newValue }
  }
  /// The color in dark mode.
  public var dark: Shade? {
    get { shades[1] }
    set { shades[1] = newValue }
  }
  /// The color under Increase Contrast.
  public var highContrast: Shade? {
    get { shades[2] }
    set { shades[2] = newValue }
  }
  /// The color under Increase Contrast in dark mode.
  public var darkHighContrast: Shade? {
    get { shades[3] }
    set { shades[3] = newValue }
  }
  /// A color of UIKit that precedes all shades, if the app has set one.
  package var object: RefreshObject?

  /// Creates a color.
  @inline(never)
  public init(
    _ light: Shade,
    dark: Shade? = nil,
    highContrast: Shade? = nil,
    darkHighContrast: Shade? = nil
  ) {
    shades = [light, dark, highContrast, darkHighContrast]
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
