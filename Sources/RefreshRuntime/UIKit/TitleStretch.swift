#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The amount by which the bar of a large title has stretched with the pull.
  ///
  /// The bar stretches by the distance of the pull, and only during a drag or a deceleration. The
  /// stretch does not move the list's edge.
  struct TitleStretch {
    /// The current stretch in points.
    private(set) var length: CGFloat = 0
    /// The last offset of the list at rest, and the stretch at that offset.
    private var still = (offset: CGFloat(0), length: CGFloat(0))

    /// Records the offset of a list at rest.
    mutating func stand(at offset: CGFloat) {
      still = (offset, length)
    }

    /// Updates the stretch from the top inset; `edge` is the inset without the stretch.
    mutating func follow(
      top: CGFloat,
      edge: CGFloat,
      offset: CGFloat,
      isMoving: Bool,
      _ points: ScrollPoints
    ) {
      let pull = -offset - edge
      guard pull > 0 else { return length = 0 }
      let change = top - edge
      if change < length {
        length = max(0, change)
      } else if change - length >= points.tolerance, isMoving {
        let start = max(0, -still.offset - edge)
        let isPulled = points.areBeside(change - still.length, pull - start)
        if isPulled { length = change }
      }
    }
  }
#endif
