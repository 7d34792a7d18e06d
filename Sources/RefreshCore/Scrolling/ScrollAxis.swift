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
    isMirrored ? along(finger) : -along(finger)
  }

  /// The geometry of a list with `insets`; the caller sets `isDragging`.
  ///
  /// The space before content that is smaller than the list counts as an inset, since the list rests
  /// there.
  func reading(of list: ListSnapshot, offset: ListPoint, insets: ListInsets) -> ScrollReading {
    let before = start(of: insets) + space(in: list, insets: insets) * alignment(of: list)
    let after = end(of: insets)
    let place = along(offset)
    return ScrollReading(
      offset: isMirrored ? farthest(in: list, insets: insets) - place : place,
      viewport: along(list.size),
      content: isMirrored ? length(in: list, insets: insets) : along(list.content),
      start: isMirrored ? after : before,
      end: isMirrored ? before : after
    )
  }

  /// The part of a point or a distance along the axis.
  func along(_ point: ListPoint) -> Double { isHorizontal ? point.x : point.y }

  private func start(of insets: ListInsets) -> Double { isHorizontal ? insets.left : insets.top }
  private func end(of insets: ListInsets) -> Double { isHorizontal ? insets.right : insets.bottom }

  /// The length of the viewport between the insets.
  private func room(in list: ListSnapshot, insets: ListInsets) -> Double {
    along(list.size) - start(of: insets) - end(of: insets)
  }

  /// The part of the space around small content that is before the content.
  func alignment(of list: ListSnapshot) -> Double {
    isMirrored ? 0 : along(list.alignment)
  }

  /// The space around content that is smaller than the list.
  func space(in list: ListSnapshot, insets: ListInsets) -> Double {
    max(0, room(in: list, insets: insets) - along(list.content))
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
    length(in: list, insets: insets) - along(list.size)
  }

  /// The length of the content, but at least that of the viewport between the insets.
  ///
  /// The minimum is necessary because UIKit aligns short content at the left and at the top.
  func length(in list: ListSnapshot, insets: ListInsets) -> Double {
    max(along(list.content), room(in: list, insets: insets))
  }
}
