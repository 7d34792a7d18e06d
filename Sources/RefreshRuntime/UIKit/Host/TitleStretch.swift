#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The amount by which the bar of a large title has stretched with the pull.
  ///
  /// The bar stretches by the distance of the pull, and only during a drag or a deceleration. The
  /// stretch does not move the list's edge.
  struct TitleStretch {
    /// The current stretch in points.
    private(set) var length: CGFloat = 0

    /// The current stretch; 0 in a list at rest, even if the end of its motion was not reported.
    @MainActor
    func length(in view: UIScrollView) -> CGFloat {
      length > 0 && Self.mayStretch(in: view) ? length : 0
    }

    /// Whether the list is in motion: dragged, decelerating, or just released by a finger.
    @MainActor
    private static func mayStretch(in view: UIScrollView) -> Bool {
      if view.isTracking || view.isDragging || view.isDecelerating { return true }
      // The deceleration may begin only after the gesture's end has been reported.
      switch view.panGestureRecognizer.state {
      case .possible, .failed: return false
      default: return true
      }
    }

    /// Updates the stretch; `edge` is the top inset without the stretch, `top` the one with it.
    ///
    /// `pull` is the pull past that edge and the added inset.
    mutating func follow(
      top: CGFloat,
      edge: CGFloat,
      added: CGFloat,
      pull: CGFloat,
      isMoving: Bool,
      _ points: ScrollPoints
    ) {
      guard pull + added > 0 else {
        length = 0
        return
      }
      let change = top - edge
      if change < length {
        length = max(0, change)
      } else if pull > 0, change - length >= points.tolerance, isMoving,
        points.areBeside(change, pull)
      {
        length = change
      }
    }
  }
#endif
