/// The motion of a list after a release: deceleration and bounces.
///
/// Between the edges the list decelerates; beyond an edge, a spring pulls it back. When the list
/// crosses an edge, its offset and velocity do not jump.
package struct ScrollMotion: Sendable, Hashable {
  package private(set) var offset: Double
  package private(set) var velocity: Double
  /// Whether the list has come to rest.
  package private(set) var isOver = false

  private let bounds: ScrollBounds
  private let physics: ScrollPhysics
  private var leg: Leg

  package init(
    from offset: Double,
    velocity: Double,
    within bounds: ScrollBounds,
    at time: Double,
    physics: ScrollPhysics = ScrollPhysics()
  ) {
    self.offset = offset
    self.velocity = velocity.isFinite ? velocity : 0
    self.bounds = bounds
    self.physics = physics
    leg = Leg(from: offset, velocity: self.velocity, within: bounds, at: time, physics: physics)
    move(to: time)
  }

  /// Advances to `time`, which must not be earlier than in the last call.
  package mutating func move(to time: Double) {
    while !isOver {
      let elapsed = time - leg.start
      if elapsed < leg.duration {
        (offset, velocity) = leg.state(at: elapsed)
        return
      }
      switch leg.end {
      case .rest(let position):
        (offset, velocity) = (position, 0)
        isOver = true
      case .edge(let position):
        offset = position
        velocity = leg.state(at: leg.duration).velocity
        let start = leg.start + leg.duration
        leg = Leg(from: offset, velocity: velocity, within: bounds, at: start, physics: physics)
      }
    }
  }
}

/// A part of a motion: a deceleration or a spring.
private struct Leg: Sendable, Hashable {
  enum Law: Sendable, Hashable {
    case deceleration(Deceleration)
    case spring(SpringBack, edge: Double)
  }

  enum End: Sendable, Hashable {
    case rest(Double)
    case edge(Double)
  }

  let law: Law
  let start: Double
  let duration: Double
  let end: End

  init(
    from offset: Double,
    velocity: Double,
    within bounds: ScrollBounds,
    at start: Double,
    physics: ScrollPhysics
  ) {
    self.start = start
    let isBefore = offset < bounds.low || (offset == bounds.low && velocity < 0)
    if isBefore || offset > bounds.high || (offset == bounds.high && velocity > 0) {
      let edge = isBefore ? bounds.low : bounds.high
      let spring = SpringBack(displacement: offset - edge, velocity: velocity, physics: physics)
      law = .spring(spring, edge: edge)
      // A list that is too slow to move on by the stopping distance rests at the edge.
      let least = physics.stoppingDistance * physics.decay
      if let time = spring.crossingTime, abs(spring.velocity(at: time)) > least {
        (duration, end) = (time, .edge(edge))
      } else {
        (duration, end) = (spring.duration(within: physics.stoppingDistance), .rest(edge))
      }
    } else {
      let run = Deceleration(from: offset, velocity: velocity, physics: physics)
      law = .deceleration(run)
      let edge = velocity < 0 ? bounds.low : bounds.high
      let stop = run.duration(within: physics.stoppingDistance)
      if let time = run.time(toReach: edge), time < stop {
        (duration, end) = (time, .edge(edge))
      } else {
        (duration, end) = (stop, .rest(bounds.clamped(run.finalPosition)))
      }
    }
  }

  func state(at elapsed: Double) -> (offset: Double, velocity: Double) {
    switch law {
    case .deceleration(let run):
      (run.position(at: elapsed), run.velocity(at: elapsed))
    case .spring(let spring, let edge):
      (edge + spring.displacement(at: elapsed), spring.velocity(at: elapsed))
    }
  }
}
