extension RefreshPaint {
  /// A color of the system by its name, such as `systemRed`.
  public static func system(_ name: String) -> Self { .color(RefreshColor(.system(name))) }
}

extension RefreshDriver<RefreshPaint> {
  /// The color of a pull: the `ink` of the state, or gray.
  public static let ink = Self.constant(.ink)
  /// The `tint` of the state, or that of the app.
  public static let tint = Self.constant(.tint)
  /// The color of what is not filled yet: the `track` of the state, or light gray.
  public static let track = Self.constant(.track)
  /// The color of a failure: the `bad` of the state, or red.
  public static let bad = Self.constant(.bad)

  /// A color of the system by its name, such as `systemRed`.
  public static func system(_ name: String) -> Self { .color(RefreshColor(.system(name))) }

  /// Any other color.
  public static func color(_ color: RefreshColor) -> Self { .constant(.color(color)) }
}

extension RefreshChannel<RefreshPaint> {
  /// The color of a pull: the `ink` of the state, or gray.
  public static let ink = Self.all(.ink)
  /// The `tint` of the state, or that of the app.
  public static let tint = Self.all(.tint)
  /// The color of what is not filled yet: the `track` of the state, or light gray.
  public static let track = Self.all(.track)
  /// The color of a failure: the `bad` of the state, or red.
  public static let bad = Self.all(.bad)

  /// A color of the system by its name, such as `systemRed`.
  public static func system(_ name: String) -> Self { .color(RefreshColor(.system(name))) }

  /// Any other color.
  public static func color(_ color: RefreshColor) -> Self { .all(.color(color)) }
}
