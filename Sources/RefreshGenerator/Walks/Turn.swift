import RefreshCore

/// Two changes of phase that follow one another: where they start, meet and end.
struct Turn: Sendable {
  let from: RefreshPhase
  let over: RefreshPhase
  let to: RefreshPhase
}

extension PhaseTrail {
  /// The turns that a control takes through the phases, which came from `origin` to the first.
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

/// A set of turns: a bit for each there can be.
struct TurnSet: Sendable {
  private var words = SIMD8<UInt64>()

  /// Whether a turn is in it.
  func contains(_ turn: Turn) -> Bool {
    words[Int(turn.from.rawValue)] & Self.bit(turn) != 0
  }

  /// Adds a turn; answers whether it was not there.
  mutating func insert(_ turn: Turn) -> Bool {
    guard !contains(turn) else { return false }
    words[Int(turn.from.rawValue)] |= Self.bit(turn)
    return true
  }

  /// Where a turn stands among those that start alike.
  private static func bit(_ turn: Turn) -> UInt64 {
    1 << (UInt64(turn.over.rawValue) << 3 | UInt64(turn.to.rawValue))
  }
}
