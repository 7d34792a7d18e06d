/// The growth of the bar above a list that follows a pull.
///
/// The bar of a large title may stretch with a pull, as far as the list is pulled. A stretch does
/// not move the list's edge. A title or a search field that expands under a small bar grows in the
/// same way, but only to its own height; from then on, it has moved the edge. One bar may do both in
/// one motion: only the growth beyond the height at which the list last rested is a stretch.
///
/// A bar may be told before the offset, with it, in the layout of the frame, or a frame late. Growth
/// that equals neither the pull nor the pull before it has moved the edge, once it is laid out.
struct TitleStretch: Sendable {
  /// The current growth in points.
  private(set) var length = 0.0
  /// Whether the list was pulled farther than the bar has grown since the last layout.
  private(set) var isUncertain = false
  /// Whether the list was pulled since the last layout, in which a collapsed bar may expand.
  private(set) var mayExpand = false
  /// The height of the bar without its growth.
  private var base: Double
  /// The greatest height of the bar with which the list has rested at its top; 0 before.
  ///
  /// A list may also rest at its top while the title is collapsed, as after a scroll of the app.
  private(set) var resting: Double
  /// The height of a bar that has not followed this finger's pull, and so expands no further.
  private var limit = Double.infinity
  /// Whether the bar has another height than before: the list has bounced back from more than that, or
  /// has another width.
  private var hasOtherBar = false
  /// Whether the list has another width since it came into motion.
  ///
  /// The bar may grow to its height at this width, which would look like a stretch.
  private var isTurned = false
  /// The width of the list.
  private var width: Double
  /// The offset of the list, and the one before it.
  private var offset: Double
  private var offsetBefore: Double
  /// The insets at the top.
  private var insets: (content: Double, adjusted: Double)

  /// The height by which the bar can expand, as far as is known.
  var collapse: Double { max(min(resting, limit) - base - length, 0) }

  /// Starts from a list whose bar has not grown.
  init(in list: ListSnapshot, added: Double = 0, resting: Double = 0) {
    base = list.bar
    // A finger may come before the list is seen at rest.
    let inset = list.adjustedInset.top - added
    let isAtTop =
      list.isInWindow && !Self.mayStretch(in: list) && abs(list.offset.y + inset) < 0.5
    self.resting = isAtTop ? list.bar : resting
    width = list.size.x
    offset = list.offset.y
    offsetBefore = offset
    insets = (list.contentInset.top, list.adjustedInset.top)
  }

  /// Whether the list is in motion: dragged, decelerating, or just released by a finger.
  private static func mayStretch(in list: ListSnapshot) -> Bool {
    // The deceleration may begin only after the gesture's end has been reported.
    list.isTracking || list.isDragging || list.isDecelerating || list.pan.phase != .possible
  }

  /// Starts from the bar of a list that comes on screen, since it has none off screen.
  mutating func arrive(in list: ListSnapshot) {
    (length, base, isUncertain) = (0, list.bar, false)
    (offset, offsetBefore) = (list.offset.y, list.offset.y)
  }

  /// Updates the growth; in a layout, other growth of the bar becomes a part of its height.
  mutating func follow(
    _ list: ListSnapshot,
    added: Double,
    finger: FingerTrack.Movement,
    isLayout: Bool,
    points: ScrollPoints
  ) {
    let hasScrolled = list.offset.y != offset
    if hasScrolled { (offsetBefore, offset) = (offset, list.offset.y) }
    if finger.hasBegun { isTurned = false }
    if list.size.x != width { (width, hasOtherBar, isTurned) = (list.size.x, true, true) }
    guard Self.mayStretch(in: list) else {
      isTurned = false
      // A list that a control has stopped is at rest before its bar is laid out.
      guard length == 0 || isLayout || !points.areSame(list.bar, base + length) else { return }
      noteRest(in: list, points: points)
      (length, base, isUncertain, mayExpand, limit) = (0, list.bar, false, false, .infinity)
      return
    }
    if !finger.isDown, list.bar - resting >= points.tolerance { hasOtherBar = true }
    // The growth in an earlier motion does not count for a new one.
    if finger.hasBegun { (length, limit) = (0, .infinity) }
    base = min(list.bar, max(base, resting))
    let growth = list.bar - base
    let edge = growth - list.adjustedInset.top
    let (pull, pullBefore) = (edge - offset, edge - offsetBefore)
    let isLate = points.areBeside(growth, pullBefore)
    let hasGrown = !isTurned && growth - length >= points.tolerance
    if pull + added <= 0 {
      length = 0
    } else if growth < length {
      length = growth
    } else if hasGrown, finger.isDown || list.isDecelerating,
      isLate || points.areBeside(growth, pull)
    {
      length = growth
    }
    // An inset that the app writes pulls nothing.
    isUncertain =
      (isUncertain || hasScrolled) && length > 0 && pull > length
      && !points.areBeside(length, pull) && !(hasGrown && isLate)
    mayExpand = !isLayout && (mayExpand || hasScrolled) && collapse > 0 && pull > 0
    // Under a finger, a bar may be told before the offset. A bounce may jump as a bar appears, which would
    // look the same.
    guard isLayout || !finger.isDown else { return }
    // A bar that has not followed the pull up to a layout has expanded.
    if isLayout, isUncertain, !points.areBeside(length, pullBefore) {
      (length, isUncertain) = (0, false)
    }
    base = list.bar - length
    if isLayout, pull >= points.tolerance { limit = base }
  }

  /// Notes the insets of a list, which has the same bar if it ignores another inset.
  mutating func noteInsets(of list: ListSnapshot) {
    let (content, adjusted) = (list.contentInset.top, list.adjustedInset.top)
    if content != insets.content, adjusted == insets.adjusted {
      base -= content - insets.content
      resting -= content - insets.content
    }
    insets = (content, adjusted)
  }

  /// Notes the height of the bar above a list that may rest at its top.
  private mutating func noteRest(in list: ListSnapshot, points: ScrollPoints) {
    guard list.isInWindow, points.areBeside(offset, -list.adjustedInset.top) else { return }
    // The room of a refresh may collapse the bar, which then shows its height later.
    if list.bar >= resting { hasOtherBar = false }
    if hasOtherBar, !list.phases.isRevealed(at: .top) { (resting, hasOtherBar) = (0, false) }
    resting = max(resting, list.bar)
  }
}
