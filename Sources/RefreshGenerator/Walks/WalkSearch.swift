import RefreshCore

/// A search for paths that together cover all transition pairs of a control.
///
/// The search explores the state machine itself, breadth-first, so each path is a shortest one to
/// its transition pair. The memory is reused for the next search.
struct WalkSearch {
  /// A state with the previous phase.
  private struct Node {
    let state: Int
    let cameFrom: RefreshPhase?
    /// The number of the previous node, and the move from it.
    let parent: Int
    let move: Int
  }

  private var graph = WalkGraph()
  private var nodes: [Node] = []
  /// The previous phases with which each state was found, as bits.
  private var seen: [UInt16] = []
  private var found = TurnSet()
  private var ends: [(turn: Turn, node: Int)] = []

  /// The paths of a behavior: a small set that covers all transition pairs.
  mutating func ways(of behavior: RefreshBehavior) -> [[WalkMove]] {
    graph.explore(behavior)
    nodes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    seen.removeAll(keepingCapacity: true)
    seen.append(contentsOf: repeatElement(0, count: graph.stateCount))
    found = TurnSet()
    search()
    return chosen
  }

  private mutating func search() {
    add(Node(state: 0, cameFrom: nil, parent: -1, move: 0), PhaseTrail(.idle), after: nil)
    var next = 0
    while next < nodes.count {
      let node = nodes[next]
      for move in WalkMove.all.indices {
        guard let edge = graph.edge(from: node.state, move) else { continue }
        let cameFrom = edge.phases.beforeLast ?? node.cameFrom
        add(
          Node(state: Int(edge.target), cameFrom: cameFrom, parent: next, move: move),
          edge.phases,
          after: node.cameFrom
        )
      }
      next += 1
    }
  }

  @inline(__always)
  private mutating func add(_ node: Node, _ phases: PhaseTrail, after origin: RefreshPhase?) {
    let bit: UInt16 = 1 << UInt16(node.cameFrom?.rawValue ?? 8)
    var isWanted = seen[node.state] & bit == 0
    seen[node.state] |= bit
    phases.forEachTurn(after: origin) { turn in
      guard found.insert(turn) else { return }
      ends.append((turn, nodes.count))
      isWanted = true
    }
    if isWanted { nodes.append(node) }
  }

  /// A small subset of the paths that covers all transition pairs.
  private var chosen: [[WalkMove]] {
    var covered = TurnSet()
    var ways: [[WalkMove]] = []
    // The paths found last are the longest and cover many pairs that were found earlier.
    for end in ends.reversed() where !covered.contains(end.turn) {
      ways.append(way(to: end.node, covering: &covered))
    }
    return ways.reversed()
  }

  private func way(to end: Int, covering covered: inout TurnSet) -> [WalkMove] {
    var moves: [WalkMove] = []
    var number = end
    while nodes[number].parent >= 0 {
      let node = nodes[number]
      let before = nodes[node.parent]
      moves.append(WalkMove.all[node.move])
      graph.edge(from: before.state, node.move)?.phases.forEachTurn(after: before.cameFrom) {
        _ = covered.insert($0)
      }
      number = node.parent
    }
    return moves.reversed()
  }
}
