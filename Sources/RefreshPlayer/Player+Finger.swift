import RefreshCore
import RefreshWorld

/// A finger on the list.
extension Player {
  /// Whether a finger holds the list.
  package var isTouched: Bool { finger != nil }

  /// Puts a finger on the list, which stops it; nothing scrolls until the finger moves.
  package mutating func touch() {
    motion = nil
    finger = ScrollFinger(
      on: world.scrollView.offset,
      within: bounds,
      at: world.delays.now,
      physics
    )
  }

  /// Moves the finger to `way` points from where it touched the list; beyond an edge the content
  /// follows by less and less.
  package mutating func move(to way: Double) {
    if finger == nil { touch() }
    guard var moved = finger else { return }
    moved.follow(world.scrollView.offset, within: bounds, physics)
    let shown = moved.move(to: way, at: world.delays.now, physics)
    finger = moved
    scroll(to: shown, dragging: true)
  }

  /// Lifts the finger; the list goes on at its velocity.
  package mutating func lift() {
    guard let finger else { return }
    let velocity = finger.velocity(at: world.delays.now, physics)
    let asked = finger.asked
    self.finger = nil
    launch(
      from: world.scrollView.offset,
      velocity: velocity * bounds.slope(at: asked, physics)
    )
    // A finger that never moved has dragged nothing.
    if world.allows(.release) { perform(.release) }
  }
}
