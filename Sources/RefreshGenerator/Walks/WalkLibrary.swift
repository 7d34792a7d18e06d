import RefreshCore
import RefreshSpec

/// The ways of behaviours, those of one class found once.
struct WalkLibrary: Sendable {
  private var plans: [ProofClass: WalkPlan] = [:]

  /// The ways of a behaviour.
  ///
  /// Those of another one of its class are as good: only how far and how long differs, which is
  /// looked up when the way is played.
  mutating func plan(for behavior: RefreshBehavior) -> WalkPlan {
    let proofClass = ProofClass(behavior)
    if let known = plans[proofClass] { return known }
    let new = WalkPlan(WalkSearch.ways(of: behavior).map(\.moves))
    plans[proofClass] = new
    return new
  }
}
