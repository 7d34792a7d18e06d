/// The state of a scroll view at one moment, with its pan gesture and its controls.
package struct ListSnapshot: Sendable, Equatable {
  /// The content offset.
  package var offset: ListPoint
  /// The size of the viewport.
  package var size: ListPoint
  /// The size of the content.
  package var content: ListPoint
  /// The app's insets and the added insets.
  package var contentInset: ListInsets
  /// `contentInset` and the insets of the system.
  package var adjustedInset: ListInsets
  /// The pan gesture.
  package var pan = ListPan()
  /// Whether a finger touches the list, even if it has not moved.
  package var isTracking = false
  /// Whether the list is dragged, as far as the scroll view reports.
  package var isDragging = false
  /// Whether the list decelerates or bounces.
  package var isDecelerating = false
  /// Whether the list is visible on screen.
  package var isInWindow = true
  /// The number of pixels per point; 0 without a screen.
  package var scale = 0.0
  /// Whether the scrolls of an assistive technology count as the user's.
  package var isAssisted = false
  /// The place of content that is smaller than the list: 0 at the start, 1 at the end.
  package var alignment = ListPoint.zero
  /// Whether two fingers zoom the content, or it runs back to its smallest zoom.
  package var isZooming = false
  /// Whether a horizontal list starts at the right.
  package var isRightToLeft = false
  /// The phases of the controls.
  package var phases = EdgeSlots<RefreshPhase>()
  /// The controls whose reveal animation is running.
  package var revealing = EdgeSet()

  /// Creates the state of a scroll view.
  package init(
    offset: ListPoint,
    size: ListPoint,
    content: ListPoint,
    contentInset: ListInsets,
    adjustedInset: ListInsets
  ) {
    self.offset = offset
    self.size = size
    self.content = content
    self.contentInset = contentInset
    self.adjustedInset = adjustedInset
  }
}

/// The state of a pan gesture.
package struct ListPan: Sendable, Equatable {
  /// The phase of a pan gesture.
  package enum Phase: UInt8, Sendable {
    /// No gesture, or one that has not moved yet.
    case possible
    /// The gesture has begun or has moved.
    case active
    /// The finger has lifted.
    case ended
    /// The system has canceled the gesture.
    case cancelled
  }

  /// The phase of the gesture.
  package var phase = Phase.possible
  /// The distance that the finger has moved.
  package var translation = ListPoint.zero
  /// The location of the finger in the window.
  package var location = ListPoint.zero

  /// Creates a gesture that has not begun.
  package init() {}
}
