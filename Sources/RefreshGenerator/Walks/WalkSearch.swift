import RefreshCore

/// Finds ways that together take every change of phase of a control, and every two that follow one
/// another.
///
/// It explores the machine itself, breadth first, so each way is a shortest one to what it is for.
struct WalkSearch {
  /// Two changes of phase that follow one another: where they start, meet and end.
  struct Turn: Hashable, Sendable {
    let from: RefreshPhase
    let over: RefreshPhase
    let to: RefreshPhase
  }

  /// A way, with the turns that it takes.
  struct Way: Sendable {
    let moves: [WalkMove]
    let turns: [Turn]
  }

  /// A state of the search: that of the control, and where it came from last.
  private struct Step {
    let player: WalkPlayer
    let cameFrom: RefreshPhase?
    let parent: Int
    let move: WalkMove
    let turns: [Turn]
  }

  private var steps: [Step] = []
  private var seen = FingerprintSet()
  private var ends: [(turn: Turn, step: Int)] = []
  private var found: Set<Turn> = []

  /// The ways of a behaviour: as few as cover all turns, longer ones first asked for what they pass.
  static func ways(of behavior: RefreshBehavior) -> [Way] {
    var search = WalkSearch()
    search.explore(behavior)
    return search.chosen
  }

  private mutating func explore(_ behavior: RefreshBehavior) {
    add(Step(player: WalkPlayer(behavior), cameFrom: nil, parent: -1, move: .lift, turns: []))
    var next = 0
    while next < steps.count {
      let step = steps[next]
      for move in WalkMove.all where step.player.allows(move) {
        var player = step.player
        player.make(move)
        var (cameFrom, turns) = (step.cameFrom, [Turn]())
        for (from, to) in zip(player.phases, player.phases.dropFirst()) {
          if let cameFrom { turns.append(Turn(from: cameFrom, over: from, to: to)) }
          cameFrom = from
        }
        add(Step(player: player, cameFrom: cameFrom, parent: next, move: move, turns: turns))
      }
      next += 1
    }
  }

  private mutating func add(_ step: Step) {
    var fingerprint = step.player.fingerprint
    fingerprint.add(UInt64(step.cameFrom?.rawValue ?? 0xFF))
    let isNew = seen.insert(fingerprint.value)
    guard isNew || !step.turns.isEmpty else { return }
    let turns = step.turns.filter { !found.contains($0) }
    guard isNew || !turns.isEmpty else { return }
    steps.append(step)
    for turn in turns where found.insert(turn).inserted { ends.append((turn, steps.count - 1)) }
  }

  /// As few of the ways as together take every turn.
  private var chosen: [Way] {
    var covered: Set<Turn> = []
    var ways: [Way] = []
    // What was found last lies farthest away, and its way passes much of what was found before.
    for end in ends.reversed() where !covered.contains(end.turn) {
      let way = way(to: end.step)
      covered.formUnion(way.turns)
      ways.append(way)
    }
    return ways.reversed()
  }

  private func way(to step: Int) -> Way {
    var (moves, turns) = ([WalkMove](), [[Turn]]())
    var number = step
    while steps[number].parent >= 0 {
      moves.append(steps[number].move)
      turns.append(steps[number].turns)
      number = steps[number].parent
    }
    return Way(moves: moves.reversed(), turns: turns.reversed().flatMap { $0 })
  }
}
