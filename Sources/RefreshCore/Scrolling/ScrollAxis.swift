/// The scroll axis of a control, with conversions between the list's and the control's coordinates.
///
/// A control uses one axis, and measures from the start of the list along that axis. In a
/// right-to-left layout, a horizontal list starts at the right.
package struct ScrollAxis: Sendable, Equatable {
  /// Whether the list scrolls horizontally.
  package var isHorizontal: Bool
  /// Whether the list starts at the right.
  package var isMirrored: Bool

  /// The axis of an edge.
  package init(of edge: RefreshEdge, isRightToLeft: Bool) {
    isHorizontal = edge.isHorizontal
    isMirrored = edge.isHorizontal && isRightToLeft
  }

  /// The side of the scroll view for an edge.
  func side(of edge: RefreshEdge) -> ListSide {
    guard isHorizontal else { return edge.isFar ? .bottom : .top }
    return edge.isFar != isMirrored ? .right : .left
  }

  /// The change of the offset that a finger movement causes, in the control's coordinates.
  func way(of finger: ListPoint) -> Double {
    guard isHorizontal else { return -finger.y }
    return isMirrored ? finger.x : -finger.x
  }

  /// The geometry of a list with `insets`; the caller sets `isDragging`.
  func reading(of list: ListSnapshot, offset: ListPoint, insets: ListInsets) -> ScrollReading {
    guard isHorizontal else {
      return ScrollReading(
        offset: offset.y,
        viewport: list.size.y,
        content: list.content.y,
        start: insets.top,
        end: insets.bottom
      )
    }
    return ScrollReading(
      offset: isMirrored ? farthest(in: list, insets) - offset.x : offset.x,
      viewport: list.size.x,
      content: isMirrored ? length(in: list, insets) : list.content.x,
      start: isMirrored ? insets.right : insets.left,
      end: isMirrored ? insets.left : insets.right
    )
  }

  /// The content offset for an `offset` in the control's coordinates.
  func contentOffset(of list: ListSnapshot, reading offset: Double, insets: ListInsets)
    -> ListPoint
  {
    var point = list.offset
    if isHorizontal {
      point.x = isMirrored ? farthest(in: list, insets) - offset : offset
    } else {
      point.y = offset
    }
    return point
  }

  /// The content offset at which the right ends of content and viewport are aligned.
  private func farthest(in list: ListSnapshot, _ insets: ListInsets) -> Double {
    length(in: list, insets) - list.size.x
  }

  /// The width of the content, but at least the width of the viewport between the insets.
  ///
  /// The minimum is necessary because UIKit aligns short content at the left.
  func length(in list: ListSnapshot, _ insets: ListInsets) -> Double {
    max(list.content.x, list.size.x - insets.left - insets.right)
  }
}
