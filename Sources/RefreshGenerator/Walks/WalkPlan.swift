/// The paths of a class as a tree, so that common beginnings are played once.
struct WalkPlan: Sendable, Equatable {
  /// A move and the previous step, if any.
  struct Step: Sendable, Hashable {
    let parent: Int?
    let move: WalkMove
  }

  /// The steps, each after its previous step.
  private(set) var steps: [Step] = []
  /// The paths, as indices of steps.
  private(set) var ways: [[Int]] = []

  /// Creates a plan of paths.
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
