/// The deceleration of a list after a release.
package struct Deceleration: Sendable, Hashable {
  /// The offset at the start.
  package var start: Double
  package var velocity: Double
  /// The decay rate of the velocity, per second.
  package var decay: Double

  /// Creates a motion that starts now.
  package init(from start: Double, velocity: Double, physics: ScrollPhysics = ScrollPhysics()) {
    self.start = start
    self.velocity = velocity
    decay = physics.decay
  }

  /// The offset that the list approaches.
  package var finalPosition: Double { start + velocity / decay }

  /// The offset after `time`.
  package func position(at time: Double) -> Double {
    finalPosition - velocity / decay * Exponential.exp(-decay * time)
  }

  /// The velocity after `time`.
  package func velocity(at time: Double) -> Double {
    velocity * Exponential.exp(-decay * time)
  }

  /// The time until the list is within `distance` of its final position.
  package func duration(within distance: Double) -> Double {
    max(Exponential.log(abs(velocity) / (decay * distance)) / decay, 0)
  }

  /// The time until the list passes `position`; `nil` if that never happens.
  package func time(toReach position: Double) -> Double? {
    let part = (position - start) * decay / velocity
    guard part >= 0, part < 1 else { return nil }
    return -Exponential.log(1 - part) / decay
  }
}
