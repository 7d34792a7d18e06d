import RefreshCore
import RefreshThreads

/// The ways of behaviors, those of one class found once, whichever copy of the library is asked.
struct WalkLibrary: Sendable {
  private let plans = SharedTable<WalkClass, WalkPlan>()
  private var search = WalkSearch()

  /// The ways of a behavior.
  ///
  /// Those of its class are as good: only how far and how long differs, which is looked up when the
  /// way is played.
  mutating func plan(for behavior: RefreshBehavior) -> WalkPlan {
    let walkClass = WalkClass(behavior)
    return plans.value(for: walkClass) { WalkPlan(search.ways(of: walkClass.behavior)) }
  }
}
