import RefreshCore

/// How far a finger can pull a scroll view beyond its edge.
///
/// Beyond its edge, a scroll view follows a finger that has moved by x only by x·d·c / (d + c·x),
/// where d is the extent of its viewport and c is 0.55.
enum RubberBand {
  /// How stiff it is.
  private static let stiffness = 0.55

  /// The pull of a finger that has moved by `distance`.
  static func pull(_ distance: Double, in viewport: Double) -> Double {
    distance * viewport * stiffness / (viewport + stiffness * distance)
  }

  /// The longest pull on a screen whose extent along the axis is known: from one end to the other.
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

  /// The smallest that iOS 15 and later run on: the first iPhone SE, and others with larger text.
  static let smallest = Screen(width: 320, height: 568)
  /// The largest: an iPad Pro of 13 inches, upright or on its side.
  static let largest = Screen(width: 1366, height: 1366)

  /// How far it reaches along the pull of an edge.
  func extent(along edge: RefreshEdge) -> Double {
    edge.isHorizontal ? width : height
  }
}
