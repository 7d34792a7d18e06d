/// The motion of a list under a finger, after a release, and after a move of its edges.
///
/// The offset of the list belongs to a scroll view, which passes it on with its edges and the time,
/// and scrolls to the offsets that the list returns.
package struct ScrollList: Sendable {
  /// The offset and the edges of a list at one time.
  package struct Position: Sendable {
    package var offset: Double
    /// The offsets between which the list can rest.
    package var bounds: ScrollBounds
    /// The time in seconds.
    package var time: Double

    package init(offset: Double, bounds: ScrollBounds, time: Double) {
      self.offset = offset
      self.bounds = bounds
      self.time = time
    }
  }

  private let physics = ScrollPhysics()
  private var finger: ScrollFinger?
  private var motion: ScrollMotion?
  /// Whether a move of the edges has left the list beyond them while it was at rest.
  private var isBeyondEdge = false

  /// Creates a list at rest, without a finger.
  package init() {}

  /// Whether a finger touches the list, even if the finger has not moved.
  package var isTouched: Bool { finger != nil }

  /// Whether the list decelerates or bounces.
  package var isDecelerating: Bool { motion != nil }

  /// Whether the list may have another offset in the next frame.
  package var isMoving: Bool { isDecelerating || isBeyondEdge }

  /// The velocity of the list while it decelerates or bounces.
  package func velocity(at position: Position) -> Double {
    guard var current = motion else { return 0 }
    current.move(to: position.time)
    return current.velocity
  }

  /// The offset that the list would have without rubber-banding.
  package func askedOffset(at position: Position) -> Double {
    guard var finger else { return position.bounds.asked(for: position.offset, physics: physics) }
    finger.follow(position.offset, within: position.bounds, physics: physics)
    return finger.asked
  }

  package mutating func stop() {
    motion = nil
    isBeyondEdge = false
  }

  /// Puts a finger on the list, which stops.
  package mutating func touch(at position: Position) {
    stop()
    finger = ScrollFinger(
      on: position.offset,
      within: position.bounds,
      at: position.time,
      physics: physics
    )
  }

  /// Starts a new movement of the finger, from which `move(by:at:)` measures distances.
  package mutating func startMovement() {
    finger?.startMovement()
  }

  /// Moves the finger by `distance` from the start of its movement; returns the new offset.
  ///
  /// Beyond an edge, the content follows with increasing resistance.
  package mutating func move(by distance: Double, at position: Position) -> Double {
    if finger == nil { touch(at: position) }
    finger?.follow(position.offset, within: position.bounds, physics: physics)
    return finger?.move(by: distance, at: position.time, physics: physics) ?? position.offset
  }

  /// Lifts the finger; the list continues with the velocity of the finger, or with `velocity`.
  ///
  /// Beyond an edge, the content is slower than the finger.
  package mutating func lift(at position: Position, velocity: Double? = nil) {
    let velocity = velocity ?? finger?.velocity(at: position.time, physics: physics) ?? 0
    let asked = askedOffset(at: position)
    finger = nil
    stop()
    launch(
      from: position.offset,
      velocity: velocity * position.bounds.slope(at: asked, physics: physics),
      position: position
    )
  }

  /// Adjusts the motion after a change of insets, content or viewport has moved the edges.
  ///
  /// A list under a finger stays where it is. A list at rest moves to its edge in the next frame,
  /// however small the distance: like `UIScrollView`, it then rests exactly at the edge.
  package mutating func edgesMoved(at position: Position) {
    guard finger == nil else { return }
    if var current = motion {
      current.move(to: position.time)
      launch(from: current.offset, velocity: current.velocity, position: position)
    } else {
      isBeyondEdge = position.bounds.clamped(position.offset) != position.offset
    }
  }

  /// Advances the motion by a frame; returns the new offset if the list scrolls.
  ///
  /// A list that a move of its edges has left beyond them is at its edge at once, as in UIKit.
  package mutating func showFrame(at position: Position) -> Double? {
    guard var current = motion else {
      guard isBeyondEdge else { return nil }
      isBeyondEdge = false
      let edge = position.bounds.clamped(position.offset)
      return edge == position.offset ? nil : edge
    }
    current.move(to: position.time)
    motion = current.isOver ? nil : current
    return current.offset
  }

  /// Starts a deceleration or a bounce, unless the list would not move.
  private mutating func launch(from offset: Double, velocity: Double, position: Position) {
    let start = ScrollMotion(
      from: offset,
      velocity: velocity,
      within: position.bounds,
      at: position.time,
      physics: physics
    )
    motion = start.isOver && start.offset == position.offset ? nil : start
  }
}
