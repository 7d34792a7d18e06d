/// The paths of a class as a tree, so that a beginning that paths share is performed only once.
struct PathPlan: Sendable, Equatable {
  /// A stimulus and the previous step, if any.
  struct Step: Sendable, Hashable {
    let parent: Int?
    let stimulus: PathStimulus
  }

  /// The steps of all paths; a step comes after the one that it continues.
  private(set) var steps: [Step] = []
  /// The paths, as indices of steps.
  private(set) var paths: [[Int]] = []

  /// Creates a plan of paths.
  init(_ paths: [[PathStimulus]]) {
    var known: [Step: Int] = [:]
    for stimuli in paths {
      var path: [Int] = []
      for stimulus in stimuli {
        let step = Step(parent: path.last, stimulus: stimulus)
        let number = known[step] ?? steps.count
        if number == steps.count {
          steps.append(step)
          known[step] = number
        }
        path.append(number)
      }
      self.paths.append(path)
    }
  }
}
