import RefreshRuntime
import RefreshWorld

/// A finger on the list.
///
/// Distances and velocities are changes of the offset: a negative distance pulls the content down,
/// or toward the trailing edge in a horizontal list.
extension SimulatedScrollView {
  /// Puts a finger on the list, which stops the list.
  public func touch() {
    stop()
    finger = ScrollFinger(on: offset, within: bounds, at: now, physics)
  }

  /// Moves the finger by `distance` at constant speed, in `seconds` of the clock's time.
  ///
  /// Touches the list first, if no finger does. Beyond an edge, the content moves less than the
  /// finger (rubber-banding). The list scrolls on each frame and at the end of the movement.
  public func drag(by distance: Double, over seconds: Double = 0) {
    if finger == nil { touch() }
    finger?.startMovement()
    if let clock, seconds > 0 {
      let began = clock.now
      let ends = began + seconds
      while clock.nextFrame < ends - VirtualClock.tolerance {
        clock.advance(to: clock.nextFrame)
        moveFinger(by: distance * (clock.now - began) / seconds)
      }
      clock.advance(to: ends)
    }
    moveFinger(by: distance)
  }

  /// Lifts the finger; with a clock, the list continues at the finger's velocity.
  public func lift() {
    // Without a finger, a release does not change the list's motion.
    guard finger != nil || isDragging else { return tell(.released) }
    lift(velocity: finger?.velocity(at: now, physics) ?? 0)
  }

  /// Lifts the finger while it moves at `velocity` points per second.
  ///
  /// Beyond an edge, the content is slower than the finger.
  public func lift(velocity: Double) {
    let asked = askedOffset
    finger = nil
    isDragging = false
    if clock != nil { launch(velocity: velocity * bounds.slope(at: asked, physics)) }
    tell(.released)
  }

  /// Whether a finger touches the list, even if the finger has not moved.
  package var isTouched: Bool { finger != nil }

  /// The offset that the list would have without rubber-banding.
  package var askedOffset: Double {
    guard var finger else { return bounds.asked(for: offset, physics) }
    finger.follow(offset, within: bounds, physics)
    return finger.asked
  }

  var now: Double { clock?.now ?? 0 }

  private func moveFinger(by distance: Double) {
    finger?.follow(offset, within: bounds, physics)
    guard let shown = finger?.move(by: distance, at: now, physics) else { return }
    perform(scrollTo: shown, dragging: true)
  }
}
