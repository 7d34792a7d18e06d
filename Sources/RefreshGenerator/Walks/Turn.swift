import RefreshCore

/// A transition pair: two consecutive phase changes.
struct Turn: Sendable {
  let from: RefreshPhase
  let over: RefreshPhase
  let to: RefreshPhase
}

extension PhaseTrail {
  /// The transition pairs of a sequence of phases; `origin` is the phase before the first.
  @inline(__always)
  func forEachTurn(after origin: RefreshPhase?, _ body: (Turn) -> Void) {
    var cameFrom = origin
    var index = 1
    while index < count {
      let (over, to) = (self[index - 1], self[index])
      if let cameFrom { body(Turn(from: cameFrom, over: over, to: to)) }
      cameFrom = over
      index += 1
    }
  }
}

/// A set of transition pairs, as bits.
struct TurnSet: Sendable {
  private var words = SIMD8<UInt64>()

  /// Whether the set contains a pair.
  func contains(_ turn: Turn) -> Bool {
    words[Int(turn.from.rawValue)] & Self.bit(turn) != 0
  }

  /// Adds a pair; returns whether it is new.
  mutating func insert(_ turn: Turn) -> Bool {
    guard !contains(turn) else { return false }
    words[Int(turn.from.rawValue)] |= Self.bit(turn)
    return true
  }

  /// The bit of a pair among those with the same first phase.
  private static func bit(_ turn: Turn) -> UInt64 {
    1 << (UInt64(turn.over.rawValue) << 3 | UInt64(turn.to.rawValue))
  }
}
