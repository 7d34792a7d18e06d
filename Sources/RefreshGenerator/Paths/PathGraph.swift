import RefreshCore

/// The reachable states of a control, and the transitions between them.
///
/// The memory is reused for the next graph.
struct PathGraph {
  /// The result of a stimulus in a state.
  struct Edge {
    /// The number of the next state.
    let target: Int32
    /// The phases that the stimulus leads through.
    let phases: PhaseTrail
  }

  /// The states; the first one is the initial state.
  private var players: [PathPlayer] = []
  private var numbers = FingerprintTable()
  /// The results of all stimuli in all states; `nil` if a stimulus is not possible.
  private var edges: [Edge?] = []

  /// The number of states.
  var stateCount: Int { players.count }

  /// Explores all states of a behavior.
  mutating func explore(_ behavior: RefreshBehavior) {
    players.removeAll(keepingCapacity: true)
    edges.removeAll(keepingCapacity: true)
    numbers.removeAll()
    _ = number(of: PathPlayer(behavior))
    var next = 0
    while next < players.count {
      let player = players[next]
      for stimulus in PathStimulus.all { edges.append(edge(from: player, stimulus)) }
      next += 1
    }
  }

  /// The result of a stimulus in a state, if the stimulus is possible.
  func edge(from state: Int, _ stimulus: Int) -> Edge? {
    edges[state * PathStimulus.all.count + stimulus]
  }

  @inline(__always)
  private mutating func edge(from player: PathPlayer, _ stimulus: PathStimulus) -> Edge? {
    guard player.allows(stimulus) else { return nil }
    var player = player
    player.perform(stimulus)
    return Edge(target: number(of: player), phases: player.phases)
  }

  @inline(__always)
  private mutating func number(of player: PathPlayer) -> Int32 {
    let number = numbers.number(of: player.fingerprint.value)
    if Int(number) == players.count { players.append(player) }
    return number
  }
}
