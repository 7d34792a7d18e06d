import RefreshRuntime
import RefreshWorld

/// A finger on the list.
///
/// Distances and velocities are changes of the offset: a negative distance pulls the content down,
/// or toward the trailing edge in a horizontal list.
extension SimulatedScrollView {
  /// Puts a finger on the list, which stops the list.
  public func touch() {
    update { $0.touch() }
  }

  /// Moves the finger by `distance` at constant speed, in `seconds` of the clock's time.
  ///
  /// Touches the list first, if no finger does. Beyond an edge, the content moves less than the
  /// finger (rubber-banding). The list scrolls on each frame and at the end of the movement.
  public func drag(by distance: Double, over seconds: Double = 0) {
    if !isTouched { touch() }
    update { $0.startMovement() }
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
    guard isTouched || isDragging else { return }
    release(velocity: nil)
  }

  /// Lifts the finger while it moves at `velocity` points per second.
  ///
  /// Beyond an edge, the content is slower than the finger.
  public func lift(velocity: Double) {
    release(velocity: velocity)
  }

  /// Whether a finger touches the list, even if the finger has not moved.
  package var isTouched: Bool { list.isTouched }

  /// The offset that the list would have without rubber-banding.
  package var askedOffset: Double { list.askedOffset }

  private func release(velocity: Double?) {
    perform(update { $0.lift(velocity: velocity) }, as: .released)
  }

  private func moveFinger(by distance: Double) {
    guard isTouched else { return }
    perform(update { $0.drag(by: distance) }, as: .scrolled)
  }
}
