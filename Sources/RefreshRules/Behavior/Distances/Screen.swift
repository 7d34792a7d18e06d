import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshWorld

/// A screen that controls have to work on, in points.
struct Screen {
  /// The extent across the screen.
  let width: Double
  /// The extent down the screen.
  let height: Double

  /// The smallest screen that runs iOS 15 or later, that of the first iPhone SE.
  static let smallest = Screen(width: RefreshLayout.narrowestScreen, height: 568)
  /// The same screen in landscape.
  static let landscape = Screen(width: 568, height: RefreshLayout.narrowestScreen)
  /// A square that contains the largest screen, a 13-inch iPad Pro, in both orientations.
  static let largest = Screen(width: 1376, height: 1376)

  /// The extent of the screen in the direction of a pull at an edge.
  func extent(along edge: RefreshEdge) -> Double {
    edge.isHorizontal ? width : height
  }

  var sides: String { "\(SpecText.number(width)) × \(SpecText.number(height))" }

  func sized(_ behavior: RefreshBehavior) -> RefreshBehavior {
    behavior.sized(for: extent(along: behavior.edge))
  }

  /// The distance by which a drag across the whole screen pulls the list.
  func longestPull(along edge: RefreshEdge) -> Double {
    let extent = extent(along: edge)
    return ScrollPhysics().shownDistance(for: extent, extent: extent)
  }
}

extension ControlRule {
  /// A note about a distance that a finger cannot reach in landscape.
  static func note(
    in subject: RuleSubject,
    at field: Field?,
    distance: String,
    longest: Double
  ) -> [Diagnostic] {
    let points = SpecText.number(longest.rounded(.down))
    return finding(
      in: subject,
      at: field?.range,
      message: "\(distance), but a finger can pull the list by at most \(points) points on a "
        + "\(Screen.landscape.sides) screen, an iPhone SE in landscape",
      expected: "\(points) or less, unless the app is only for portrait"
    ).map { finding in
      var finding = finding
      finding.severity = .note
      return finding
    }
  }
}
