/// The finger movements of a list, as reported by its pan gesture recognizer.
///
/// The offset changes for many reasons, and `isTracking` and `isDragging` change late, so only
/// the pan gesture shows what the user does. A movement is a change of the location or of the
/// translation: a trackpad scroll does not change the location, and an app may reset the
/// translation. Another finger moves the location, which is the middle of all fingers, as it lands.
struct FingerTrack: Sendable {
  /// The end of a pan gesture.
  enum End: Sendable {
    case lifted
    case cancelled
  }

  /// The movement of the finger since the last call of `follow`.
  struct Movement: Sendable {
    /// Whether a pan gesture is active.
    var isDown = false
    /// The distance that the finger has moved.
    var way = ListPoint.zero
    /// Whether the finger has moved.
    var hasMoved = false
    /// Whether the pan gesture has just begun.
    var hasBegun = false
    /// Whether a pan gesture is over without having reported its end.
    var isLost = false
    /// The end of the pan gesture, if it has just ended.
    var end: End?
  }

  /// Whether a pan gesture was active at the last call.
  private(set) var isDown = false
  /// The last movement of the finger, until the change of the offset that it causes is reported.
  private(set) var openWay = ListPoint.zero
  /// The end of a pan gesture that `noteEnd` has recorded for the next call of `follow`.
  private var missedEnd: End?
  private var translation = ListPoint.zero
  private var location = ListPoint.zero
  private var touches = 0

  mutating func follow(_ pan: ListPan) -> Movement {
    var movement = Movement()
    switch pan.phase {
    case .active:
      movement.isDown = true
      movement.hasBegun = !isDown
      let old = isDown ? translation : .zero
      movement.way = ListPoint(x: pan.translation.x - old.x, y: pan.translation.y - old.y)
      movement.hasMoved = movement.hasBegun || movement.way != .zero
      if isDown, pan.translation == translation, pan.touches == touches, pan.location != location {
        movement.way = ListPoint(x: pan.location.x - location.x, y: pan.location.y - location.y)
        movement.hasMoved = true
      }
      translation = pan.translation
      location = pan.location
      touches = pan.touches
      if movement.hasMoved { openWay = movement.way }
    case .cancelled:
      if isDown { movement.end = .cancelled }
    case .ended:
      if isDown { movement.end = .lifted }
    case .possible:
      movement.end = isDown ? missedEnd : nil
      movement.isLost = isDown && missedEnd == nil
    }
    isDown = movement.isDown
    missedEnd = nil
    if !isDown { openWay = .zero }
    return movement
  }

  /// Discards a movement that did not change the offset.
  ///
  /// Later scrolls are then not attributed to that movement.
  mutating func forgetWay() {
    openWay = .zero
  }

  /// Records the end of a pan gesture, whose phase may have changed again by the next `follow`.
  mutating func noteEnd(of pan: ListPan) {
    switch pan.phase {
    case .cancelled: missedEnd = .cancelled
    case .ended: missedEnd = .lifted
    case .possible, .active: break
    }
  }

  /// Returns and resets the movement that caused a change of the offset.
  mutating func takeWay() -> ListPoint {
    defer { openWay = .zero }
    return openWay
  }
}
