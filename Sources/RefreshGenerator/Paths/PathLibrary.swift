import RefreshCore
import RefreshThreads

/// A cache of paths by class, shared by all copies of the library.
struct PathLibrary: Sendable {
  private let plans = SharedTable<PathClass, PathPlan>()

  /// The paths of a behavior.
  ///
  /// Behaviors of one class have the same paths; distances and durations are inserted when a path
  /// is written.
  func plan(for behavior: RefreshBehavior) -> PathPlan {
    let pathClass = PathClass(behavior)
    return plans.value(for: pathClass) { PathPlan(PathSearch(pathClass.behavior).paths) }
  }
}
