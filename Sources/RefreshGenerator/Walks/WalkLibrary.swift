import RefreshCore

/// The ways of behaviours, those of one class found once.
struct WalkLibrary: Sendable {
  private var plans: [WalkClass: WalkPlan] = [:]
  private var search = WalkSearch()

  /// The ways of a behaviour.
  ///
  /// Those of its class are as good: only how far and how long differs, which is looked up when the
  /// way is played.
  mutating func plan(for behavior: RefreshBehavior) -> WalkPlan {
    let walkClass = WalkClass(behavior)
    if let known = plans[walkClass] { return known }
    let new = WalkPlan(search.ways(of: walkClass.behavior))
    plans[walkClass] = new
    return new
  }
}
