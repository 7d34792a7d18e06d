#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The scroll axis of a control, with conversions between UIKit's and the control's coordinates.
  ///
  /// A control uses one axis, and measures from the start of the list along that axis. In a
  /// right-to-left layout, a horizontal list starts at the right.
  struct ScrollAxis {
    /// Whether the list scrolls horizontally.
    var isHorizontal: Bool
    /// Whether the list starts at the right.
    var isMirrored: Bool

    init(of edge: RefreshEdge, in direction: UIUserInterfaceLayoutDirection) {
      isHorizontal = edge.isHorizontal
      isMirrored = edge.isHorizontal && direction == .rightToLeft
    }

    /// The side of the scroll view for an edge.
    func side(of edge: RefreshEdge) -> InsetAccount.Side {
      guard isHorizontal else { return edge.isFar ? .bottom : .top }
      return edge.isFar != isMirrored ? .right : .left
    }

    /// The change of the offset that a finger movement causes, in the control's coordinates.
    func way(of finger: CGPoint) -> CGFloat {
      guard isHorizontal else { return -finger.y }
      return isMirrored ? finger.x : -finger.x
    }

    /// The geometry of a scroll view with `insets`; the caller sets `isDragging`.
    @MainActor
    func reading(of view: UIScrollView, offset: CGPoint, insets: UIEdgeInsets) -> ScrollReading {
      guard isHorizontal else {
        return ScrollReading(
          offset: Double(offset.y),
          viewport: Double(view.bounds.size.height),
          content: Double(view.contentSize.height),
          start: Double(insets.top),
          end: Double(insets.bottom)
        )
      }
      return ScrollReading(
        offset: Double(isMirrored ? farthest(in: view, insets) - offset.x : offset.x),
        viewport: Double(view.bounds.size.width),
        content: Double(isMirrored ? length(in: view, insets) : view.contentSize.width),
        start: Double(isMirrored ? insets.right : insets.left),
        end: Double(isMirrored ? insets.left : insets.right)
      )
    }

    /// The content offset for an `offset` in the control's coordinates.
    @MainActor
    func contentOffset(of view: UIScrollView, reading offset: Double, insets: UIEdgeInsets)
      -> CGPoint
    {
      var point = view.contentOffset
      if isHorizontal {
        point.x = isMirrored ? farthest(in: view, insets) - CGFloat(offset) : CGFloat(offset)
      } else {
        point.y = CGFloat(offset)
      }
      return point
    }

    /// The content offset at which the right ends of content and viewport are aligned.
    @MainActor
    private func farthest(in view: UIScrollView, _ insets: UIEdgeInsets) -> CGFloat {
      length(in: view, insets) - view.bounds.size.width
    }

    /// The width of the content, but at least the width of the viewport between the insets.
    ///
    /// The minimum is necessary because UIKit aligns short content at the left.
    @MainActor
    func length(in view: UIScrollView, _ insets: UIEdgeInsets) -> CGFloat {
      max(view.contentSize.width, view.bounds.size.width - insets.left - insets.right)
    }
  }
#endif
