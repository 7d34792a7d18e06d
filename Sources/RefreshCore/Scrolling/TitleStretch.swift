/// The growth of the bar above a list that follows a pull.
///
/// The bar of a large title may stretch with a pull, as far as the list is pulled. A stretch does
/// not move the list's edge. A title or a search field that expands under a small bar grows in the
/// same way, but only to its own height; from then on, it has moved the edge. Bars may be laid out
/// after the list has scrolled, so only a layout shows that a bar has stopped growing.
struct TitleStretch: Sendable {
  /// The current growth in points.
  private(set) var length = 0.0
  /// Whether the list was pulled farther than the bar has grown since the last layout.
  private(set) var isUncertain = false

  /// The current growth; 0 in a list at rest, even if the end of its motion was not reported.
  func length(in list: ListSnapshot) -> Double {
    length > 0 && Self.mayStretch(in: list) ? length : 0
  }

  /// Whether the list is in motion: dragged, decelerating, or just released by a finger.
  private static func mayStretch(in list: ListSnapshot) -> Bool {
    // The deceleration may begin only after the gesture's end has been reported.
    list.isTracking || list.isDragging || list.isDecelerating || list.pan.phase != .possible
  }

  /// Updates the growth from the change of the bar's height since there was none.
  ///
  /// `pull` is the pull past the list's edge without the growth, and past the added inset.
  mutating func follow(
    _ change: Double,
    added: Double,
    pull: Double,
    isMoving: Bool,
    points: ScrollPoints
  ) {
    guard pull + added > 0 else {
      self = Self()
      return
    }
    if change < length {
      length = max(0, change)
    } else if pull > 0, change - length >= points.tolerance, isMoving,
      points.areBeside(change, pull)
    {
      length = change
    }
    isUncertain = length > 0 && pull > length && !points.areBeside(length, pull)
  }

  /// Ends the growth of a bar that has not followed the pull up to a layout: the bar has expanded.
  mutating func layOut() {
    if isUncertain { self = Self() }
  }
}
