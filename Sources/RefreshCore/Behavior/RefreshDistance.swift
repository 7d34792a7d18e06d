/// A distance along the pull: points, or a percentage of the viewport.
public struct RefreshDistance: Sendable, Equatable {
  /// The points; for a percentage, those in a list of the last size, and of 600 points until there is one.
  package internal(set) var points: Double
  /// The fraction of the viewport; 0 for points.
  let fraction: Double

  /// A number of points, or a percentage if its fraction is above 0.
  init(points: Double, fraction: Double) {
    (self.points, self.fraction) = (points, fraction)
  }

  /// A number of points.
  public static func points(_ points: Double) -> RefreshDistance {
    RefreshDistance(points: points, fraction: 0)
  }

  /// A fraction of the viewport, such as 0.2 for 20% of the size that the list has.
  public static func share(_ fraction: Double) -> RefreshDistance {
    RefreshDistance(points: fraction * RefreshTrigger.plainViewport, fraction: fraction)
  }

  /// The fraction of the viewport; `nil` for points.
  package var share: Double? { isShare ? fraction : nil }

  /// Whether the distance is a percentage of the viewport.
  var isShare: Bool { fraction > 0 }

  /// Sets the points of a percentage; in a list without a size, they are `none`.
  mutating func convert(viewport: Double, none: Double) {
    if isShare { points = viewport > 0 ? fraction * viewport : none }
  }
}

extension RefreshDistance: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a number of points.
  public init(integerLiteral points: Int) { self = .points(Double(points)) }
  /// Creates a number of points.
  public init(floatLiteral points: Double) { self = .points(points) }
}
