/// A font as a spec writes it.
package struct FontValue: Sendable, Hashable {
  /// The text style that it is, or that it grows and shrinks with.
  package var style: String
  /// A font of the app and its size in points, instead of the system's font.
  package var custom: Custom?
  /// How bold it is, if not as the style says.
  package var weight: String?

  /// A font of the app.
  package struct Custom: Sendable, Hashable {
    /// The PostScript name.
    package var name: String
    /// The size in points, at the standard text size.
    package var size: Double
  }
}
