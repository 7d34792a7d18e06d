import RefreshCore
import RefreshSpec

/// The ways of behaviours, those of one class found once.
struct WalkLibrary: Sendable {
  private var ways: [ProofClass: [[WalkMove]]] = [:]

  /// The ways of a behaviour.
  ///
  /// Those of another one of its class are as good: only how far and how long differs, which is
  /// looked up when the way is played.
  mutating func ways(of behavior: RefreshBehavior) -> [[WalkMove]] {
    let proofClass = ProofClass(behavior)
    if let known = ways[proofClass] { return known }
    let new = WalkSearch.ways(of: behavior).map(\.moves)
    ways[proofClass] = new
    return new
  }
}
