/// A list that runs on by itself and loses speed.
package struct Deceleration: Sendable, Hashable {
  /// Where it started.
  package var start: Double
  /// How fast it started.
  package var velocity: Double
  /// The part of the velocity that is lost per second, at the moment.
  package var decay: Double

  /// Creates a motion that starts now.
  package init(from start: Double, velocity: Double, physics: ScrollPhysics = ScrollPhysics()) {
    self.start = start
    self.velocity = velocity
    decay = physics.decay
  }

  /// Where it comes to rest, after infinite time.
  package var finalPosition: Double { start + velocity / decay }

  /// Where it is after `time`.
  package func position(at time: Double) -> Double {
    finalPosition - velocity / decay * Exponential.exp(-decay * time)
  }

  /// How fast it is after `time`.
  package func velocity(at time: Double) -> Double {
    velocity * Exponential.exp(-decay * time)
  }

  /// How long until it is within `distance` of its end.
  package func duration(within distance: Double) -> Double {
    max(Exponential.log(abs(velocity) / (decay * distance)) / decay, 0)
  }

  /// How long until it passes `position`; `nil` if it never does.
  package func time(toReach position: Double) -> Double? {
    let part = (position - start) * decay / velocity
    guard part >= 0, part < 1 else { return nil }
    return -Exponential.log(1 - part) / decay
  }
}
