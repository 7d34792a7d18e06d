/// A list beyond an edge that a critically damped spring pulls back.
///
/// Let go without a velocity, it never swings past the edge.
package struct SpringBack: Sendable, Hashable {
  /// How far from the edge it started.
  package var displacement: Double
  /// How fast it started.
  package var velocity: Double
  /// The natural frequency of the spring, in radians per second.
  package var frequency: Double

  /// Creates a motion that starts now, `displacement` away from the edge.
  package init(
    displacement: Double,
    velocity: Double,
    physics: ScrollPhysics = ScrollPhysics()
  ) {
    self.displacement = displacement
    self.velocity = velocity
    frequency = physics.springFrequency
  }

  /// How far from the edge it is after `time`.
  package func displacement(at time: Double) -> Double {
    (displacement + slope * time) * Exponential.exp(-frequency * time)
  }

  /// How fast it is after `time`.
  package func velocity(at time: Double) -> Double {
    (slope - frequency * (displacement + slope * time)) * Exponential.exp(-frequency * time)
  }

  /// When a velocity toward the edge carries it across; `nil` if it comes to rest there.
  package var crossingTime: Double? {
    let time = -displacement / slope
    return time > 0 && time.isFinite ? time : nil
  }

  /// How long until it is within `distance` of the edge for good.
  package func duration(within distance: Double) -> Double {
    guard distance > 0 else { return .infinity }
    func isOut(_ time: Double) -> Bool { abs(displacement(at: time)) > distance }
    // From the turning point on the way is monotonous, so that halving finds the moment.
    let turn = 1 / frequency - displacement / slope
    var low = turn > 0 && turn.isFinite && isOut(turn) ? turn : 0
    guard isOut(low) else { return 0 }
    var step = 1 / frequency
    while isOut(low + step) { step *= 2 }
    var high = low + step
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if isOut(middle) { low = middle } else { high = middle }
    }
    return high
  }

  /// The factor of the linear term: the way is `(displacement + slope * t) * e^(-frequency * t)`.
  private var slope: Double { velocity + frequency * displacement }
}
