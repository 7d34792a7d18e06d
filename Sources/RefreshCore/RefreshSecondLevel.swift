/// A second level of a header, which opens if the list is released past a second distance.
///
/// While the second level is open, the list stays below it, and no refresh starts.
public struct RefreshSecondLevel: Sendable, Equatable {
  /// The distance past the edge beyond which a release opens the second level, in points.
  public var distance: Double
  /// The height of the open second level in points, by which it insets the list.
  public var height: Double

  /// Creates a second level.
  public init(distance: Double, height: Double) {
    self.distance = distance
    self.height = height
  }

  /// The largest pull at which a release closes the second level: a sixth of it is out of view.
  package var closingPull: Double { height * 5 / 6 }
}
