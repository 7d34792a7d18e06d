/// A generator of pseudorandom choices (SplitMix64); the same seed gives the same choices.
struct Dice {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed) &* 0xD134_2543_DE82_EF95
  }

  mutating func roll(below bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  mutating func chance(percent: Int) -> Bool {
    roll(below: 100) < percent
  }

  /// Returns a random element of `items`, which must not be empty.
  mutating func pick<Item>(_ items: [Item]) -> Item {
    items[roll(below: items.count)]
  }

  /// Returns a random byte.
  mutating func byte() -> UInt8 {
    UInt8(truncatingIfNeeded: next())
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
