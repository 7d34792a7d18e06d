/// The ways of behaviors of one class, as a tree: what several of them begin with is played once.
struct WalkPlan: Sendable, Equatable {
  /// A move, and the step that it follows; the first ones follow none.
  struct Step: Sendable, Hashable {
    let parent: Int?
    let move: WalkMove
  }

  /// The steps, each behind the one that it follows.
  private(set) var steps: [Step] = []
  /// The ways, each by its steps.
  private(set) var ways: [[Int]] = []

  /// Creates a plan of ways.
  init(_ ways: [[WalkMove]]) {
    var known: [Step: Int] = [:]
    for moves in ways {
      var way: [Int] = []
      for move in moves {
        let step = Step(parent: way.last, move: move)
        let number = known[step] ?? steps.count
        if number == steps.count {
          steps.append(step)
          known[step] = number
        }
        way.append(number)
      }
      self.ways.append(way)
    }
  }
}
