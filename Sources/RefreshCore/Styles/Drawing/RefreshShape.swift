/// The shape of a drawing's layer, in points around the layer's origin; y points down.
public enum RefreshShape: Sendable, Hashable {
  /// An arc of `sweep` degrees, from `from` degrees clockwise; 0 is at twelve o'clock.
  case circle(Double, at: SIMD2<Double> = .zero, from: Double = 0, sweep: Double = 360)
  /// An open line.
  case line([SIMD2<Double>])
  /// A closed line.
  case polygon([SIMD2<Double>])
  /// A rectangle around a center.
  case rect(width: Double, height: Double, at: SIMD2<Double> = .zero, radius: Double = 0)
  /// A path of `M`, `L`, `C` and `Z` with absolute numbers, as in SVG.
  case path(String)
  /// An image of the app; with a fill, a template of that color.
  case image(String, width: Double, height: Double)
  /// Layers that move and fade together.
  case group([RefreshLayer])
}

/// The copies of a layer.
public struct RefreshCopies: Sendable, Hashable {
  /// The number of copies.
  package let count: Int
  /// The degrees between two copies, around the origin of the parent.
  package let turn: Double
  /// The distance between two copies.
  package let move: SIMD2<Double>
  /// The delay of the loops of a copy after those of the one before, in seconds.
  package let delay: Double

  /// Creates copies.
  public init(
    _ count: Int,
    turn: Double = 0,
    move: SIMD2<Double> = .zero,
    delay: Double = 0
  ) {
    (self.count, self.turn, self.move, self.delay) = (count, turn, move, delay)
  }
}

/// A vertical gradient of a fill's alpha.
public struct RefreshFade: Sendable, Hashable {
  /// The vertical place and the alpha at the start.
  package let start: SIMD2<Double>
  /// The vertical place and the alpha at the end.
  package let end: SIMD2<Double>

  /// Creates a gradient between two places, each with its alpha.
  public init(_ start: SIMD2<Double>, _ end: SIMD2<Double>) {
    (self.start, self.end) = (start, end)
  }
}

/// The ends of a stroke.
public enum RefreshCap: String, Sendable, CaseIterable {
  /// A half circle.
  case round
  /// No end.
  case butt
}
