#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The amount by which the bar of a large title has stretched with the pull.
  ///
  /// The bar stretches by the distance of the pull, and only during a drag or a deceleration. The
  /// stretch does not move the list's edge.
  struct TitleStretch {
    /// The current stretch in points.
    private(set) var length: CGFloat = 0

    /// Updates the stretch from the top inset and the pull past all insets; `edge` is the inset
    /// without the stretch.
    mutating func follow(
      top: CGFloat,
      edge: CGFloat,
      pull: CGFloat,
      isMoving: Bool,
      _ points: ScrollPoints
    ) {
      guard pull > 0 else { return length = 0 }
      let change = top - edge
      if change < length {
        length = max(0, change)
      } else if change - length >= points.tolerance, isMoving, points.areBeside(change, pull) {
        length = change
      }
    }
  }
#endif
