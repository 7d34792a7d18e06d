import RefreshCore
import RefreshWorld

/// A finger on the list.
extension Player {
  /// Whether a finger holds the list.
  package var isTouched: Bool { finger != nil }

  /// Puts a finger on the list, which stops; nothing scrolls until the finger moves.
  package mutating func touch() {
    motion = nil
    finger = ScrollFinger(
      on: world.scrollView.offset,
      within: bounds,
      at: world.delays.now,
      physics
    )
  }

  /// Moves the finger to a position `distance` points from the point of the touch.
  ///
  /// Beyond an edge, the content follows with increasing resistance.
  package mutating func move(by distance: Double) {
    if finger == nil { touch() }
    guard var moved = finger else { return }
    moved.follow(world.scrollView.offset, within: bounds, physics)
    let shown = moved.move(by: distance, at: world.delays.now, physics)
    finger = moved
    scroll(to: shown, dragging: true)
  }

  /// Lifts the finger; the list continues with the velocity of the finger.
  package mutating func lift() {
    guard let finger else { return }
    let velocity = finger.velocity(at: world.delays.now, physics)
    let asked = finger.asked
    self.finger = nil
    launch(
      from: world.scrollView.offset,
      velocity: velocity * bounds.slope(at: asked, physics)
    )
    // If the finger has not moved, there is no drag to release.
    if world.allows(.release) { perform(.release) }
  }
}
