import RefreshCore

/// The reachable states of a control, and the transitions between them.
///
/// The memory is reused for the next graph.
struct WalkGraph {
  /// The result of a move in a state.
  struct Edge {
    /// The number of the next state.
    let target: Int32
    /// The phases that the move leads through.
    let phases: PhaseTrail
  }

  /// The states; the first one is the initial state.
  private var players: [WalkPlayer] = []
  private var numbers = FingerprintTable()
  /// The results of all moves in all states; `nil` if a move is not possible.
  private var edges: [Edge?] = []

  /// The number of states.
  var stateCount: Int { players.count }

  /// Explores all states of a behavior.
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

  /// The result of a move in a state, if the move is possible.
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
