/// The motion of a list that a critically damped spring pulls back to an edge.
package struct SpringBack: Sendable, Hashable {
  /// The distance from the edge at the start.
  package var displacement: Double
  package var velocity: Double
  /// The natural frequency of the spring, in radians per second.
  package var frequency: Double

  /// Creates a motion that starts `displacement` away from the edge.
  package init(
    displacement: Double,
    velocity: Double,
    physics: ScrollPhysics = ScrollPhysics()
  ) {
    self.displacement = displacement
    self.velocity = velocity
    frequency = physics.springFrequency
  }

  /// The distance from the edge after `time`.
  package func displacement(at time: Double) -> Double {
    (displacement + slope * time) * Exponential.exp(-frequency * time)
  }

  /// The velocity after `time`.
  package func velocity(at time: Double) -> Double {
    (slope - frequency * (displacement + slope * time)) * Exponential.exp(-frequency * time)
  }

  /// The time at which the list crosses the edge; `nil` if it comes to rest at the edge.
  package var crossingTime: Double? {
    let time = -displacement / slope
    return time > 0 && time.isFinite ? time : nil
  }

  /// The time after which the list stays within `distance` of the edge.
  package func duration(within distance: Double) -> Double {
    guard distance > 0 else { return .infinity }
    func isOut(_ time: Double) -> Bool { abs(displacement(at: time)) > distance }
    // After the turning point the distance decreases monotonically, so bisection finds the time.
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

  /// The linear coefficient of `(displacement + slope * t) * e^(-frequency * t)`.
  private var slope: Double { velocity + frequency * displacement }
}
