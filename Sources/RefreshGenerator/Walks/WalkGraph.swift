import RefreshCore

/// The states of a control that walks lead to, and what each move makes of each.
///
/// One graph after another can use the same memory.
struct WalkGraph {
  /// What a move makes of a state.
  struct Edge {
    /// The number of the state behind it.
    let target: Int32
    /// The phases on the way.
    let phases: PhaseTrail
  }

  /// The states, the one of a control that was just put in place first.
  private var players: [WalkPlayer] = []
  private var numbers = FingerprintTable()
  /// As many for each state as there are moves; nothing where a state does not allow one.
  private var edges: [Edge?] = []

  /// How many states there are.
  var stateCount: Int { players.count }

  /// Explores the states of a behavior.
  mutating func explore(_ behavior: RefreshBehavior) {
    players.removeAll(keepingCapacity: true)
    edges.removeAll(keepingCapacity: true)
    numbers.removeAll()
    _ = number(of: WalkPlayer(behavior))
    var next = 0
    while next < players.count {
      let player = players[next]
      for move in WalkMove.all { edges.append(edge(from: player, move)) }
      next += 1
    }
  }

  /// What the move of a number makes of the state of a number, if that allows it.
  func edge(from state: Int, _ move: Int) -> Edge? {
    edges[state * WalkMove.all.count + move]
  }

  @inline(__always)
  private mutating func edge(from player: WalkPlayer, _ move: WalkMove) -> Edge? {
    guard player.allows(move) else { return nil }
    var player = player
    player.make(move)
    return Edge(target: number(of: player), phases: player.phases)
  }

  @inline(__always)
  private mutating func number(of player: WalkPlayer) -> Int32 {
    let number = numbers.number(of: player.fingerprint.value)
    if Int(number) == players.count { players.append(player) }
    return number
  }
}
