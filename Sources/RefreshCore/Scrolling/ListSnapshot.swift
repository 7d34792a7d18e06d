/// The state of a scroll view at one moment, with its pan gesture and its controls.
package struct ListSnapshot: Sendable {
  /// The content offset.
  package var offset: ListPoint
  /// The size of the viewport.
  package internal(set) var size: ListPoint
  /// The size of the content.
  var content: ListPoint
  /// The app's insets and the added insets.
  var contentInset: ListInsets
  /// `contentInset` and the insets of the system.
  var adjustedInset: ListInsets
  /// The height of the bar at the top.
  package var bar: Double {
    get { adjustedInset.top - contentInset.top }
    set { adjustedInset.top = contentInset.top + newValue }
  }
  /// The part of the list's inset at the top that belongs to a control of the system, and is in no inset
  /// here.
  package var hiddenInset = 0.0
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
  /// Whether a transform of the list draws its bottom at the top.
  package var isUpsideDown = false
  /// The phases of the controls.
  package var phases = EdgePhases()
  /// The controls whose reveal animation is running.
  package var revealing = EdgeSet()

  /// Creates the state of a list at rest on screen.
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
package struct ListPan: Sendable {
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
  var phase: Phase
  /// The distance that the finger has moved.
  var translation: ListPoint
  /// The location of the finger, or of the middle of several, in the window.
  var location: ListPoint
  /// The number of fingers.
  var touches: Int

  /// Creates a gesture; by default, one that has not begun.
  package init(
    phase: Phase = .possible,
    translation: ListPoint = .zero,
    location: ListPoint = .zero,
    touches: Int = 1
  ) {
    self.phase = phase
    self.translation = translation
    self.location = location
    self.touches = touches
  }
}

/// The phase of each control of a list, and whether the control is kept in view.
package struct EdgePhases: Sendable {
  private var bytes: UInt32 = 0

  /// Creates the phases of idle controls.
  package init() {}

  /// The phase of the control at an edge; idle if there is none.
  package subscript(edge: RefreshEdge) -> RefreshPhase {
    RefreshPhase(rawValue: UInt8(bytes >> shift(at: edge) & 0x7f)) ?? .idle
  }

  /// Whether a refresh, its outcome or the open second level keeps the control in view.
  func isRevealed(at edge: RefreshEdge) -> Bool { bytes >> shift(at: edge) & 0x80 != 0 }

  /// Records the phase of the control at an edge.
  package mutating func record(_ machine: RefreshMachine, at edge: RefreshEdge) {
    let byte = machine.phase.rawValue | (machine.isRevealed ? 0x80 : 0)
    bytes = bytes & ~(0xff << shift(at: edge)) | UInt32(byte) << shift(at: edge)
  }

  private func shift(at edge: RefreshEdge) -> UInt32 { UInt32(edge.rawValue) * 8 }
}
