/// A breadth-first search over states, which finds a shortest path to each.
///
/// Steps are numbers that mean something to the owner. One search after another can use the same
/// memory.
struct BreadthFirstSearch<State: Sendable>: Sendable {
  /// How a state was found.
  private struct Origin {
    /// The number of the state before it; negative where the search started.
    let parent: Int32
    let step: Int32
  }

  /// The states of one distance, and those found one step farther.
  private var frontier: [State] = []
  private var following: [State] = []
  /// How many states of the frontier were taken, and how many states in all.
  private var position = 0
  private var taken = 0
  private var origins: [Origin] = []
  private var numbers = StateNumbers()

  /// How many states were found.
  var count: Int { origins.count }

  /// Starts a search from a state, which has the number 0.
  mutating func start(from state: State, key: UInt64) {
    frontier.removeAll(keepingCapacity: true)
    following.removeAll(keepingCapacity: true)
    origins.removeAll(keepingCapacity: true)
    numbers.removeAll()
    (position, taken) = (0, 0)
    _ = add(state, key: key, from: -1, by: 0)
  }

  /// Adds a state that a step leads to, unless one of its key is known; answers with its number.
  mutating func add(_ state: State, key: UInt64, from parent: Int, by step: Int) -> Int {
    let number = numbers.number(of: key)
    if number == origins.count {
      following.append(state)
      origins.append(Origin(parent: Int32(parent), step: Int32(step)))
    }
    return number
  }

  /// Whether a search that has come to the state of a number has gone on from another one before.
  func hasLeft(_ key: UInt64, before number: Int) -> Bool {
    numbers.knownNumber(of: key).map { $0 < number } ?? false
  }

  /// The next state to go on from, with its number, in the order in which states were found.
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

  /// The steps that lead to the state of a number.
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
