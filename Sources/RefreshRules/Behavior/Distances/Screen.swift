import RefreshCore
import RefreshStyles
import RefreshWorld

/// A screen that controls have to work on, in points.
struct Screen {
  /// The shorter side.
  let width: Double
  /// The longer side.
  let height: Double

  /// The smallest screen that runs iOS 15 or later, that of the first iPhone SE.
  static let smallest = Screen(width: RefreshLayout.narrowestScreen, height: 568)
  /// A square that contains the largest screen, a 13-inch iPad Pro, in both orientations.
  static let largest = Screen(width: 1366, height: 1366)

  /// The extent of the screen in the direction of a pull at an edge.
  func extent(along edge: RefreshEdge) -> Double {
    edge.isHorizontal ? width : height
  }

  /// The distance by which a drag across the whole screen pulls the list.
  func longestPull(along edge: RefreshEdge) -> Double {
    let extent = extent(along: edge)
    return ScrollPhysics().shownDistance(for: extent, extent: extent)
  }
}
