import RefreshCore

/// The paths on which tests try every two transitions in a row, as lines of a table.
struct PathTable {
  /// The paths in alphabetical order, so that those that begin alike stand together.
  let lines: [String]

  /// Plays the ways of a plan to a control.
  init(_ plan: WalkPlan, of behavior: RefreshBehavior) {
    // The control after each step; nothing where it does not allow the step.
    var writers: [PathWriter?] = []
    writers.reserveCapacity(plan.steps.count)
    let start = PathWriter(behavior)
    for step in plan.steps {
      var writer = step.parent.map { writers[$0] } ?? start
      if writer?.allows(step.move) == true {
        writer?.make(step.move)
      } else {
        writer = nil
      }
      writers.append(writer)
    }
    lines = plan.ways.compactMap { way in way.last.flatMap { writers[$0]?.path } }.sorted()
  }
}
