#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The finger movements of a list, as reported by its pan gesture recognizer.
  ///
  /// The offset changes for many reasons, and `isTracking` and `isDragging` change late, so only
  /// the pan gesture shows what the user does. A movement is a change of the location or of the
  /// translation: a trackpad scroll does not change the location, and an app may reset the
  /// translation.
  struct FingerTrack {
    /// The end of a pan gesture.
    enum End {
      case lifted
      case cancelled
    }

    /// The movement of the finger since the last call of `look`.
    struct Movement {
      /// Whether a pan gesture is active.
      var isDown = false
      /// The distance that the finger has moved.
      var way = CGPoint.zero
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
    private(set) var openWay = CGPoint.zero
    /// The end of a pan gesture that `noteEnd` has recorded for the next call of `look`.
    private var missedEnd: End?
    private var translation = CGPoint.zero
    private var location = CGPoint.zero

    @MainActor
    mutating func look(at pan: UIPanGestureRecognizer, in view: UIScrollView) -> Movement {
      var movement = Movement()
      switch pan.state {
      case .began, .changed:
        let (translation, location) = (pan.translation(in: view), pan.location(in: nil))
        movement.isDown = true
        movement.hasBegun = !isDown
        let old = isDown ? self.translation : .zero
        movement.way = CGPoint(x: translation.x - old.x, y: translation.y - old.y)
        movement.hasMoved = movement.hasBegun || movement.way != .zero
        if isDown && translation == self.translation && location != self.location {
          movement.way = CGPoint(x: location.x - self.location.x, y: location.y - self.location.y)
          movement.hasMoved = true
        }
        self.translation = translation
        self.location = location
        if movement.hasMoved { openWay = movement.way }
      case .cancelled, .failed:
        if isDown { movement.end = .cancelled }
      case .ended:
        if isDown { movement.end = .lifted }
      default:
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

    /// Records the end of a pan gesture, whose state may have changed again by the next `look`.
    @MainActor
    mutating func noteEnd(of pan: UIPanGestureRecognizer) {
      switch pan.state {
      case .cancelled, .failed: missedEnd = .cancelled
      case .ended: missedEnd = .lifted
      default: break
      }
    }

    /// Returns and resets the movement that caused a change of the offset.
    mutating func takeWay() -> CGPoint {
      defer { openWay = .zero }
      return openWay
    }
  }
#endif
