/// A colour of the palette.
package struct NamedColor: Sendable, Hashable {
  /// The name.
  package var name: String
  /// What it stands for.
  package var color: ColorValue
}
