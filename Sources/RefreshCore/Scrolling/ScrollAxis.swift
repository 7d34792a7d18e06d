/// The scroll axis of a control, with conversions between the list's and the control's coordinates.
///
/// A control uses one axis, and measures from the start of the list along that axis. In a
/// right-to-left layout, a horizontal list starts at the right.
struct ScrollAxis: Sendable {
  /// Whether the list scrolls horizontally.
  var isHorizontal: Bool
  /// Whether the list starts at the right.
  var isMirrored: Bool

  /// The axis of an edge.
  init(of edge: RefreshEdge, isRightToLeft: Bool) {
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
  ///
  /// The space before content that is smaller than the list counts as an inset, since the list rests
  /// there.
  func reading(of list: ListSnapshot, offset: ListPoint, insets: ListInsets) -> ScrollReading {
    let space = space(in: list, insets) * alignment(of: list)
    guard isHorizontal else {
      return ScrollReading(
        offset: offset.y,
        viewport: list.size.y,
        content: list.content.y,
        start: insets.top + space,
        end: insets.bottom
      )
    }
    return ScrollReading(
      offset: isMirrored ? farthest(in: list, insets) - offset.x : offset.x,
      viewport: list.size.x,
      content: isMirrored ? length(in: list, insets) : list.content.x,
      start: isMirrored ? insets.right : insets.left + space,
      end: isMirrored ? insets.left : insets.right
    )
  }

  /// The part of the space around small content that is before the content.
  func alignment(of list: ListSnapshot) -> Double {
    guard isHorizontal else { return list.alignment.y }
    return isMirrored ? 0 : list.alignment.x
  }

  /// The space around content that is smaller than the list.
  func space(in list: ListSnapshot, _ insets: ListInsets) -> Double {
    isHorizontal
      ? max(0, list.size.x - insets.left - insets.right - list.content.x)
      : max(0, list.size.y - insets.top - insets.bottom - list.content.y)
  }

  /// The inset that moves the resting place of a list by `length` at an edge.
  ///
  /// An inset takes up the space around small content, and moves the content by a part of it.
  func inset(
    movingBy length: Double,
    at edge: RefreshEdge,
    in list: ListSnapshot,
    _ insets: ListInsets
  )
    -> Double
  {
    let space = space(in: list, insets)
    let before = alignment(of: list)
    let part = edge.isFar ? before : 1 - before
    guard space > 0, before > 0, length > 0 else { return length }
    return length <= part * space ? length / part : length + (1 - part) * space
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
