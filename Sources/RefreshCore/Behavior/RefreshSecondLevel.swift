/// The second level of a header: an area above the list that opens after a longer pull.
///
/// The header makes room for the area, and the app shows its own view there. While the second level
/// is open, the list stays below it, and no refresh starts.
public struct RefreshSecondLevel: Sendable, Equatable {
  /// The distance past the edge that a pull has to exceed to open the second level, in points.
  public var distance: Double
  /// The height of the open second level, in points; the list has an inset of this height.
  public var height: Double

  /// Creates a second level.
  public init(distance: Double, height: Double) {
    self.distance = distance
    self.height = height
  }

  /// The largest pull at which a release closes the second level, a sixth of it being out of view.
  package var closingPull: Double { height * 5 / 6 }
}
