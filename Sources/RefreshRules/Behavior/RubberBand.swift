import RefreshCore

/// The distance by which a finger can pull a scroll view beyond its edge.
///
/// Beyond its edge, a scroll view follows a finger that has moved by x only by x·d·c / (d + c·x),
/// with the extent d of its viewport and c = 0.55.
enum RubberBand {
  /// The constant c.
  private static let stiffness = 0.55

  /// The distance by which a list follows a finger that has moved by `distance`.
  static func pull(_ distance: Double, in viewport: Double) -> Double {
    distance * viewport * stiffness / (viewport + stiffness * distance)
  }

  /// The pull of a drag from one end of the screen to the other.
  static func longestPull(on extent: Double) -> Double {
    pull(extent, in: extent)
  }
}

/// A screen that controls have to work on, in points.
struct Screen {
  /// The shorter side.
  let width: Double
  /// The longer side.
  let height: Double

  /// The smallest screen that runs iOS 15 or later, that of the first iPhone SE.
  static let smallest = Screen(width: 320, height: 568)
  /// The longer side of the largest screen, a 13-inch iPad Pro, in both orientations.
  static let largest = Screen(width: 1366, height: 1366)

  /// The extent of the screen along the pull of an edge.
  func extent(along edge: RefreshEdge) -> Double {
    edge.isHorizontal ? width : height
  }
}
