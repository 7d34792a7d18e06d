/// A layer's copy as it is drawn at one moment.
///
/// From the outside: turn by `turn`, move by `x` and `y`, turn by `rotate`, scale. Angles are
/// degrees, clockwise.
package struct DrawingRecord: Sendable {
  /// The index of the layer.
  package var layer: Int
  /// The number of the copy.
  package var copy: Int
  package var turn = 0.0
  package var x = 0.0
  package var y = 0.0
  package var rotate = 0.0
  package var scaleX = 1.0
  package var scaleY = 1.0
  package var opacity = 1.0
  /// The part of the length at which the stroke starts.
  package var start = 0.0
  /// The part of the length at which the stroke ends.
  package var end = 1.0
  /// The width of the stroke.
  package var width = 1.0
  /// The color of the stroke; transparent in a layer without one.
  package var stroke = DrawingColor()
  /// The color of the fill; transparent in a layer without one.
  package var fill = DrawingColor()
  /// The number of records that follow and are in this group.
  package var inside = 0
}

/// A color as numbers from 0 to 1, in sRGB.
package struct DrawingColor: Sendable, Hashable {
  package var red = 0.0
  package var green = 0.0
  package var blue = 0.0
  package var alpha = 0.0

  /// Creates a transparent color.
  package init() {}

  /// Creates a color from its parts.
  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates a color from `0xRRGGBBAA`.
  package init(rgba: UInt32) {
    func part(_ shift: UInt32) -> Double { Double((rgba >> shift) & 0xFF) / 255 }
    (red, green, blue, alpha) = (part(24), part(16), part(8), part(0))
  }
}
