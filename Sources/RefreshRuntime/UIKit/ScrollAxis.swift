#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The axis of a pull in a scroll view, and how its numbers become those of a control.
  ///
  /// A control knows one axis and counts from its start. Where reading goes from right to left, a
  /// list that scrolls sideways starts at the right, so offsets are counted from there.
  struct ScrollAxis {
    /// Whether the list scrolls sideways.
    var isHorizontal: Bool
    /// Whether it starts at the right.
    var isMirrored: Bool

    init(of edge: RefreshEdge, in direction: UIUserInterfaceLayoutDirection) {
      isHorizontal = edge.isHorizontal
      isMirrored = edge.isHorizontal && direction == .rightToLeft
    }

    /// The side of the scroll view at which a control's edge lies.
    func side(of edge: RefreshEdge) -> InsetAccount.Side {
      guard isHorizontal else { return edge.isFar ? .bottom : .top }
      return edge.isFar != isMirrored ? .right : .left
    }

    /// How far a finger's way takes the offset, in the control's own count.
    func way(of finger: CGPoint) -> CGFloat {
      guard isHorizontal else { return -finger.y }
      return isMirrored ? finger.x : -finger.x
    }

    /// What the scroll view shows, with `insets` around its content; no finger is looked at.
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

    /// Where the scroll view has to stand so that a control reads `offset`.
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

    /// The offset at which the right end of the content meets that of the viewport.
    @MainActor
    private func farthest(in view: UIScrollView, _ insets: UIEdgeInsets) -> CGFloat {
      length(in: view, insets) - view.bounds.size.width
    }

    /// The length of the content, or of the viewport where that is longer: content that is too short
    /// to scroll stands at the left all the same.
    @MainActor
    func length(in view: UIScrollView, _ insets: UIEdgeInsets) -> CGFloat {
      max(view.contentSize.width, view.bounds.size.width - insets.left - insets.right)
    }
  }
#endif
