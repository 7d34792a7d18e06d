/// A breadth-first search over states, which finds a shortest path to each.
///
/// States are numbered in the order in which they are found. Steps are numbers, too, and the caller
/// decides what they mean.
struct BreadthFirstSearch<State, Key: Hashable> {
  /// The states at the current distance from the start, and those found one step farther.
  ///
  /// There can be half a million states in all, too many to keep.
  private var frontier: [State] = []
  private var following: [State] = []
  /// The counts of states taken: from the frontier, and in total.
  private var position = 0
  private var taken = 0
  /// The previous state of each state, and the step from there.
  private var origins: [(parent: Int32, step: Int32)] = []
  /// The numbers of states, by their keys.
  private var numbers: [Key: Int32] = [:]

  /// The number of states found.
  var count: Int { origins.count }

  init(from start: State, key: Key) {
    add(start, key: key, from: -1, by: 0)
  }

  /// Adds a state, unless its key is known.
  mutating func add(_ state: State, key: Key, from parent: Int, by step: Int) {
    guard numbers[key] == nil else { return }
    numbers[key] = Int32(count)
    following.append(state)
    origins.append((Int32(parent), Int32(step)))
  }

  /// Whether the state with a key was found before the state with a number.
  func hasFound(_ key: Key, before number: Int) -> Bool {
    numbers[key].map { $0 < number } ?? false
  }

  /// The next state, in the order in which states were found.
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
