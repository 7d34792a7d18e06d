import RefreshCore
import RefreshWorld

/// The reachable states of a control, and the transitions between them.
struct PathGraph {
  /// The result of a stimulus in a state.
  struct Edge {
    /// The number of the next state.
    let target: Int
    /// The phases that the stimulus leads through.
    let phases: PhaseTrail
  }

  /// The states; the first one is the initial state.
  private var worlds: [World] = []
  /// The numbers of states by their fingerprints; a collision of 64 bits is extremely unlikely.
  private var numbers: [UInt64: Int] = [:]
  /// The results of all stimuli in all states; `nil` if a stimulus is not possible.
  private var edges: [Edge?] = []

  /// The number of states.
  var stateCount: Int { worlds.count }

  /// Explores all states of a behavior.
  init(_ behavior: RefreshBehavior) {
    let places = PathPlaces(behavior)
    _ = number(of: .atRest(behavior, places))
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
        edges.append(Edge(target: number(of: next), phases: phases))
      }
      state += 1
    }
  }

  /// The result of a stimulus in a state, if the stimulus is possible.
  func edge(from state: Int, _ stimulus: Int) -> Edge? {
    edges[state * PathStimulus.all.count + stimulus]
  }

  /// The number of a state; a new state gets the next number.
  private mutating func number(of world: World) -> Int {
    let fingerprint = world.fingerprint.value
    if let number = numbers[fingerprint] { return number }
    numbers[fingerprint] = worlds.count
    worlds.append(world)
    return worlds.count - 1
  }
}
