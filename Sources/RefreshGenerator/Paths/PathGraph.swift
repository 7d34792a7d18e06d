import RefreshCore
import RefreshWorld

/// The reachable states of a control, and the transitions between them.
///
/// Exploring another behavior reuses the memory.
struct PathGraph {
  /// The result of a stimulus in a state.
  struct Edge {
    /// The number of the next state.
    let target: Int32
    /// The phases that the stimulus leads through.
    let phases: PhaseTrail
  }

  /// The states; the first one is the initial state.
  private var worlds: [World] = []
  private var numbers = FingerprintTable()
  /// The results of all stimuli in all states; `nil` if a stimulus is not possible.
  private var edges: [Edge?] = []

  /// The number of states.
  var stateCount: Int { worlds.count }

  /// Explores all states of a behavior.
  mutating func explore(_ behavior: RefreshBehavior) {
    worlds.removeAll(keepingCapacity: true)
    edges.removeAll(keepingCapacity: true)
    numbers.removeAll()
    let places = PathPlaces(behavior)
    add(.atRest(behavior, places))
    var state = 0
    while state < worlds.count {
      let world = worlds[state]
      for stimulus in PathStimulus.all {
        guard world.allows(stimulus, places) else {
          edges.append(nil)
          continue
        }
        var next = world
        let phases = next.perform(world.stimulus(of: stimulus, places), in: world.phase)
        edges.append(Edge(target: add(next), phases: phases))
      }
      state += 1
    }
  }

  /// The result of a stimulus in a state, if the stimulus is possible.
  func edge(from state: Int, _ stimulus: Int) -> Edge? {
    edges[state * PathStimulus.all.count + stimulus]
  }

  /// Adds a state unless it is known; returns its number.
  @discardableResult
  private mutating func add(_ world: World) -> Int32 {
    let number = numbers.number(of: world.fingerprint.value)
    if Int(number) == worlds.count { worlds.append(world) }
    return number
  }
}
