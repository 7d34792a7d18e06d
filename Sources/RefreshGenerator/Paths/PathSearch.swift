import RefreshCore

/// A search for paths that together cover all transition pairs of a control.
///
/// The search explores the state machine itself, breadth-first, so each path is a shortest one to
/// its transition pair.
struct PathSearch {
  /// A state of the control, with the phase before the current one.
  private struct Node {
    let state: Int
    let cameFrom: RefreshPhase?
    /// The number of the previous node, and the stimulus that leads from there to this node.
    let parent: Int
    let stimulus: Int
  }

  private let graph: PathGraph
  private var nodes: [Node] = []
  /// The previous phases with which each state was found, as bits.
  private var seen: [UInt16]
  private var found = TransitionPairSet()
  private var ends: [(pair: TransitionPair, node: Int)] = []

  /// Searches the paths of a behavior.
  init(_ behavior: RefreshBehavior) {
    graph = PathGraph(behavior)
    seen = Array(repeating: 0, count: graph.stateCount)
    search()
  }

  private mutating func search() {
    add(Node(state: 0, cameFrom: nil, parent: -1, stimulus: 0), PhaseTrail(.idle), after: nil)
    var next = 0
    while next < nodes.count {
      let node = nodes[next]
      for stimulus in PathStimulus.all.indices {
        guard let edge = graph.edge(from: node.state, stimulus) else { continue }
        let cameFrom = edge.phases.beforeLast ?? node.cameFrom
        add(
          Node(state: edge.target, cameFrom: cameFrom, parent: next, stimulus: stimulus),
          edge.phases,
          after: node.cameFrom
        )
      }
      next += 1
    }
  }

  @inline(__always)
  private mutating func add(_ node: Node, _ phases: PhaseTrail, after origin: RefreshPhase?) {
    let bit: UInt16 = 1 << UInt16(node.cameFrom?.rawValue ?? 15)
    var isWanted = seen[node.state] & bit == 0
    seen[node.state] |= bit
    phases.forEachTransitionPair(after: origin) { pair in
      guard found.insert(pair) else { return }
      ends.append((pair, nodes.count))
      isWanted = true
    }
    if isWanted { nodes.append(node) }
  }

  /// A small set of paths that covers all transition pairs.
  var paths: [[PathStimulus]] {
    var covered = TransitionPairSet()
    var paths: [[PathStimulus]] = []
    // The paths found last are the longest and cover many pairs that were found earlier.
    for end in ends.reversed() where !covered.contains(end.pair) {
      paths.append(path(to: end.node, covering: &covered))
    }
    return paths.reversed()
  }

  private func path(to end: Int, covering covered: inout TransitionPairSet) -> [PathStimulus] {
    var stimuli: [PathStimulus] = []
    var number = end
    while nodes[number].parent >= 0 {
      let node = nodes[number]
      let before = nodes[node.parent]
      stimuli.append(PathStimulus.all[node.stimulus])
      let edge = graph.edge(from: before.state, node.stimulus)
      edge?.phases.forEachTransitionPair(after: before.cameFrom) { _ = covered.insert($0) }
      number = node.parent
    }
    return stimuli.reversed()
  }
}
