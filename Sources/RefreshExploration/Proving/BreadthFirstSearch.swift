/// A breadth-first search over states, which finds a shortest path to each.
///
/// States are numbered in the order in which they are found. Steps are numbers, too, and the caller
/// decides what they mean.
struct BreadthFirstSearch<State> {
  /// The states, by their numbers.
  private(set) var states: [State] = []
  /// The previous state of each state, and the step from there.
  private var origins: [(parent: Int, step: Int)] = []
  /// The numbers of states, by their keys.
  private var numbers: [UInt64: Int] = [:]

  /// Creates a search that starts from a state.
  init(from start: State, key: UInt64) {
    add(start, key: key, from: -1, by: 0)
  }

  /// Adds a state, unless its key is known.
  mutating func add(_ state: State, key: UInt64, from parent: Int, by step: Int) {
    guard numbers[key] == nil else { return }
    numbers[key] = states.count
    states.append(state)
    origins.append((parent, step))
  }

  /// Whether the state with a key was found before the state with a number.
  func hasFound(_ key: UInt64, before number: Int) -> Bool {
    numbers[key].map { $0 < number } ?? false
  }

  /// The steps that lead to a state.
  func path(to number: Int) -> [Int] {
    var path: [Int] = []
    var number = number
    while origins[number].parent >= 0 {
      path.append(origins[number].step)
      number = origins[number].parent
    }
    return path.reversed()
  }
}
