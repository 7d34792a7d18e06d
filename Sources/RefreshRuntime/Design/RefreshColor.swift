/// A colour that may differ between light, dark and high-contrast surroundings.
public struct RefreshColor: Sendable, Equatable {
  /// One colour without regard to its surroundings.
  public enum Shade: Sendable, Equatable {
    /// Red, green, blue and alpha as `0xRRGGBBAA`.
    case rgba(UInt32)
    /// A colour of the system by its name, such as `label`.
    case system(String)
    /// A colour of the app's asset catalogue.
    case asset(String)
  }

  /// The colour in light surroundings, and wherever no other is given.
  public var light: Shade
  /// The colour in dark surroundings.
  public var dark: Shade?
  /// The colour where the user asks for more contrast.
  public var highContrast: Shade?

  /// Creates a colour.
  public init(_ light: Shade, dark: Shade? = nil, highContrast: Shade? = nil) {
    self.light = light
    self.dark = dark
    self.highContrast = highContrast
  }
}
