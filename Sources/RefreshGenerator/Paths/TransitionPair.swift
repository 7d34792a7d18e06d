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
  private var words = SIMD8<UInt64>()

  /// Whether the set contains a pair.
  func contains(_ pair: TransitionPair) -> Bool {
    words[Int(pair.from.rawValue)] & Self.bit(pair) != 0
  }

  /// Adds a pair; returns whether it is new.
  mutating func insert(_ pair: TransitionPair) -> Bool {
    guard !contains(pair) else { return false }
    words[Int(pair.from.rawValue)] |= Self.bit(pair)
    return true
  }

  /// The bit of a pair among those with the same first phase.
  private static func bit(_ pair: TransitionPair) -> UInt64 {
    1 << (UInt64(pair.over.rawValue) << 3 | UInt64(pair.to.rawValue))
  }
}
