/// A breadth-first search over states, which finds a shortest path to each.
///
/// Steps are numbers, and the caller decides what they mean. A search that is started again reuses
/// its memory.
struct BreadthFirstSearch<State: Sendable>: Sendable {
  /// The step by which a state was found.
  private struct Origin {
    /// The number of the previous state; negative for the start.
    let parent: Int32
    let step: Int32
  }

  /// The states at the current distance from the start, and those found one step farther.
  private var frontier: [State] = []
  private var following: [State] = []
  /// The counts of processed states: in the frontier, and in total.
  private var position = 0
  private var taken = 0
  private var origins: [Origin] = []
  private var numbers = StateNumbers()

  /// The number of states found.
  var count: Int { origins.count }

  /// Starts a search from a state, which gets the number 0.
  mutating func start(from state: State, key: UInt64) {
    frontier.removeAll(keepingCapacity: true)
    following.removeAll(keepingCapacity: true)
    origins.removeAll(keepingCapacity: true)
    numbers.removeAll()
    (position, taken) = (0, 0)
    _ = add(state, key: key, from: -1, by: 0)
  }

  /// Adds a state, unless its key is known; returns the number of the state.
  mutating func add(_ state: State, key: UInt64, from parent: Int, by step: Int) -> Int {
    let number = numbers.number(of: key)
    if number == origins.count {
      following.append(state)
      origins.append(Origin(parent: Int32(parent), step: Int32(step)))
    }
    return number
  }

  /// Whether the state with a key was found before the state with a number.
  func hasLeft(_ key: UInt64, before number: Int) -> Bool {
    numbers.knownNumber(of: key).map { $0 < number } ?? false
  }

  /// The next state to process, in the order in which states were found.
  mutating func next() -> (number: Int, state: State)? {
    if position == frontier.count {
      swap(&frontier, &following)
      following.removeAll(keepingCapacity: true)
      position = 0
    }
    guard position < frontier.count else { return nil }
    defer { (position, taken) = (position + 1, taken + 1) }
    return (taken, frontier[position])
  }

  /// The steps that lead to a state.
  func path(to number: Int) -> [Int] {
    var path: [Int] = []
    var number = number
    while origins[number].parent >= 0 {
      path.append(Int(origins[number].step))
      number = Int(origins[number].parent)
    }
    return path.reversed()
  }
}
