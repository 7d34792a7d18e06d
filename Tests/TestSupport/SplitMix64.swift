/// Sebastiano Vigna's generator of random numbers, which are the same in each run.
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator whose numbers depend on the seed.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next number.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number in a range.
  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
}

extension Double {
  /// Whether two numbers are equal except for rounding.
  package func isNear(_ other: Double, within tolerance: Double = 1e-9) -> Bool {
    abs(self - other) <= tolerance * max(1, abs(self), abs(other))
  }
}
