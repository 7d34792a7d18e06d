import RefreshCore
import RefreshThreads

/// A cache of paths by class, shared by all copies of the library.
struct WalkLibrary: Sendable {
  private let plans = SharedTable<WalkClass, WalkPlan>()
  private var search = WalkSearch()

  /// The paths of a behavior.
  ///
  /// Behaviors of one class have the same paths; distances and durations are inserted when a path
  /// is written.
  mutating func plan(for behavior: RefreshBehavior) -> WalkPlan {
    let walkClass = WalkClass(behavior)
    return plans.value(for: walkClass) { WalkPlan(search.ways(of: walkClass.behavior)) }
  }
}
