#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// What fingers do to a list, by the list's own pan.
  ///
  /// Offsets move for many reasons, and flags are late; what a user means is a movement of the pan. Two
  /// fingers on a trackpad leave the pointer where it is, and an app may reset the translation, so a
  /// movement is a change of either.
  struct FingerTrack {
    /// How a pan has ended.
    enum End {
      case lifted
      case cancelled
    }

    /// What has happened since the last look.
    struct Movement {
      /// Whether a finger pans.
      var isDown = false
      /// How far the finger has gone.
      var way = CGPoint.zero
      /// Whether the finger has gone anywhere.
      var hasMoved = false
      /// Whether it has just begun to.
      var hasBegun = false
      /// Whether a pan is over whose end nobody has told of.
      var isLost = false
      /// How the pan has ended, if it just has.
      var end: End?
    }

    /// Whether a finger pans, as last seen.
    private(set) var isDown = false
    /// How far the finger has gone since the offset last moved; pan and offset tell one by one.
    private(set) var openWay = CGPoint.zero
    /// How the pan has ended while nobody could look at it.
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

    /// Forgets a way that has moved no offset, so that no later scroll is taken for the finger's.
    mutating func forgetWay() {
      openWay = .zero
    }

    /// Notes how a pan ends that is looked at later, when its state says so no more.
    @MainActor
    mutating func noteEnd(of pan: UIPanGestureRecognizer) {
      switch pan.state {
      case .cancelled, .failed: missedEnd = .cancelled
      case .ended: missedEnd = .lifted
      default: break
      }
    }

    /// The finger's way that has moved the offset now.
    mutating func takeWay() -> CGPoint {
      defer { openWay = .zero }
      return openWay
    }
  }
#endif
