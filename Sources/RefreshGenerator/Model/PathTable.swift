import RefreshCore

/// The paths that cover all transition pairs, as lines of a table.
struct PathTable {
  /// The paths in alphabetical order, so that similar paths are adjacent.
  let lines: [String]

  /// Creates the table by performing the paths of a plan on a control.
  init(_ plan: PathPlan, of behavior: RefreshBehavior) {
    // The control after each step; `nil` if a step is not possible.
    var writers: [PathWriter?] = []
    writers.reserveCapacity(plan.steps.count)
    let start = PathWriter(behavior)
    for step in plan.steps {
      var writer = step.parent.map { writers[$0] } ?? start
      if writer?.allows(step.stimulus) == true {
        writer?.perform(step.stimulus)
      } else {
        writer = nil
      }
      writers.append(writer)
    }
    lines = plan.paths.compactMap { path in path.last.flatMap { writers[$0]?.path } }.sorted()
  }
}
