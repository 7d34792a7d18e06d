import RefreshCore

/// A transition pair: two consecutive phase changes.
struct TransitionPair: Sendable {
  let from: RefreshPhase
  let over: RefreshPhase
  let to: RefreshPhase
}

extension PhaseTrail {
  /// The transition pairs of a sequence of phases; `origin` is the phase before the first.
  @inline(__always)
  func forEachTransitionPair(after origin: RefreshPhase?, _ body: (TransitionPair) -> Void) {
    var cameFrom = origin
    var index = 1
    while index < count {
      let (over, to) = (self[index - 1], self[index])
      if let cameFrom { body(TransitionPair(from: cameFrom, over: over, to: to)) }
      cameFrom = over
      index += 1
    }
  }
}

/// A set of transition pairs, as bits.
struct TransitionPairSet: Sendable {
  private var words = SIMD16<UInt64>()

  /// Whether the set contains a pair.
  func contains(_ pair: TransitionPair) -> Bool {
    let (word, bit) = Self.place(of: pair)
    return words[word] & bit != 0
  }

  /// Adds a pair; returns whether it is new.
  mutating func insert(_ pair: TransitionPair) -> Bool {
    let (word, bit) = Self.place(of: pair)
    guard words[word] & bit == 0 else { return false }
    words[word] |= bit
    return true
  }

  /// The word and the bit of a pair; with ten phases, there are 1,000 possible pairs.
  private static func place(of pair: TransitionPair) -> (word: Int, bit: UInt64) {
    let first = Int(pair.from.rawValue) * 10 + Int(pair.over.rawValue)
    let number = first * 10 + Int(pair.to.rawValue)
    return (number >> 6, 1 << UInt64(number & 63))
  }
}
