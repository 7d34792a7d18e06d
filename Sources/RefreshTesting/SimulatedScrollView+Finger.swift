import RefreshRuntime
import RefreshWorld

/// A finger on the list.
///
/// Distances and velocities are those of the offset: negative ones pull the content down, or toward
/// the end of a line in a list that scrolls sideways.
extension SimulatedScrollView {
  /// Puts a finger on the list, which stops it; nothing scrolls until the finger moves.
  public func touch() {
    stop()
    finger = ScrollFinger(on: offset, within: bounds, at: now, physics)
  }

  /// Moves the finger by `distance` at one speed, which takes `seconds` of the clock's time.
  ///
  /// Beyond an edge the content follows by ever less, as on a rubber band. The list scrolls on each
  /// frame and where the finger ends. Touches the list first if no finger does.
  public func drag(by distance: Double, over seconds: Double = 0) {
    if finger == nil { touch() }
    finger?.startWay()
    if let clock, seconds > 0 {
      let began = clock.now
      let ends = began + seconds
      while clock.nextFrame < ends - VirtualClock.tolerance {
        clock.advance(to: clock.nextFrame)
        moveFinger(to: distance * (clock.now - began) / seconds)
      }
      clock.advance(to: ends)
    }
    moveFinger(to: distance)
  }

  /// Lifts the finger; with a clock, the list goes on at the finger's velocity.
  public func lift() {
    // Without a finger there is nothing that could stop a list on its way.
    guard finger != nil || isDragging else { return tell(.released) }
    lift(velocity: finger?.velocity(at: now, physics) ?? 0)
  }

  /// Lifts the finger as it moves at `velocity` points per second.
  ///
  /// Beyond an edge the content is slower than the finger, by as much as it follows less.
  public func lift(velocity: Double) {
    let asked = askedOffset
    finger = nil
    isDragging = false
    if clock != nil { launch(velocity: velocity * bounds.slope(at: asked, physics)) }
    tell(.released)
  }

  /// Whether a finger touches the list, even if it has not moved yet.
  package var isTouched: Bool { finger != nil }

  /// The offset that the finger asks for, or would ask for to show the list as it stands.
  package var askedOffset: Double {
    guard var finger else { return bounds.asked(for: offset, physics) }
    finger.follow(offset, within: bounds, physics)
    return finger.asked
  }

  var now: Double { clock?.now ?? 0 }

  private func moveFinger(to way: Double) {
    finger?.follow(offset, within: bounds, physics)
    guard let shown = finger?.move(to: way, at: now, physics) else { return }
    perform(scrollTo: shown, dragging: true)
  }
}
