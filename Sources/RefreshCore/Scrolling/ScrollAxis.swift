/// The scroll axis of a control, with conversions between the list's and the control's coordinates.
///
/// A control uses one axis, and measures from the start of the list along that axis. In a
/// right-to-left layout, a horizontal list starts at the right; a list that is drawn upside down starts
/// at its bottom, which people see at the top.
struct ScrollAxis: Sendable {
  /// Whether the list scrolls horizontally.
  var isHorizontal: Bool
  /// Whether the list starts at the right, or at the bottom.
  var isMirrored: Bool

  /// The axis of an edge.
  init(of edge: RefreshEdge, in list: ListSnapshot) {
    isHorizontal = edge.isHorizontal
    isMirrored = edge.isHorizontal ? list.isRightToLeft : list.isUpsideDown
  }

  /// The side of the scroll view for an edge.
  func side(of edge: RefreshEdge) -> ListSide {
    guard isHorizontal else { return edge.isFar != isMirrored ? .bottom : .top }
    return edge.isFar != isMirrored ? .right : .left
  }

  /// The change of the offset that a finger movement causes, in the control's coordinates.
  func way(of finger: ListPoint) -> Double {
    let way = isHorizontal ? finger.x : finger.y
    return isMirrored ? way : -way
  }

  /// The geometry of a list with `insets`; the caller sets `isDragging`.
  ///
  /// The space before content that is smaller than the list counts as an inset, since the list rests
  /// there.
  func reading(of list: ListSnapshot, offset: ListPoint, insets: ListInsets) -> ScrollReading {
    let space = space(in: list, insets: insets) * alignment(of: list)
    guard isHorizontal else {
      return ScrollReading(
        offset: isMirrored ? farthest(in: list, insets: insets) - offset.y : offset.y,
        viewport: list.size.y,
        content: isMirrored ? length(in: list, insets: insets) : list.content.y,
        start: isMirrored ? insets.bottom : insets.top + space,
        end: isMirrored ? insets.top : insets.bottom
      )
    }
    return ScrollReading(
      offset: isMirrored ? farthest(in: list, insets: insets) - offset.x : offset.x,
      viewport: list.size.x,
      content: isMirrored ? length(in: list, insets: insets) : list.content.x,
      start: isMirrored ? insets.right : insets.left + space,
      end: isMirrored ? insets.left : insets.right
    )
  }

  /// The part of the space around small content that is before the content.
  func alignment(of list: ListSnapshot) -> Double {
    isMirrored ? 0 : isHorizontal ? list.alignment.x : list.alignment.y
  }

  /// The space around content that is smaller than the list.
  func space(in list: ListSnapshot, insets: ListInsets) -> Double {
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
    insets: ListInsets
  )
    -> Double
  {
    let space = space(in: list, insets: insets)
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
    let place = isMirrored ? farthest(in: list, insets: insets) - offset : offset
    if isHorizontal { point.x = place } else { point.y = place }
    return point
  }

  /// The content offset at which the far ends of content and viewport are aligned.
  private func farthest(in list: ListSnapshot, insets: ListInsets) -> Double {
    length(in: list, insets: insets) - (isHorizontal ? list.size.x : list.size.y)
  }

  /// The length of the content, but at least that of the viewport between the insets.
  ///
  /// The minimum is necessary because UIKit aligns short content at the left and at the top.
  func length(in list: ListSnapshot, insets: ListInsets) -> Double {
    isHorizontal
      ? max(list.content.x, list.size.x - insets.left - insets.right)
      : max(list.content.y, list.size.y - insets.top - insets.bottom)
  }
}
