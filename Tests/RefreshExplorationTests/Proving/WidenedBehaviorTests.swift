import RefreshCore
import RefreshExploration
import TestSupport
import Testing

/// The proof of a widened behavior, which stands for the proofs of all behaviors that it covers.
@Suite("A widened behavior")
struct WidenedBehaviorTests {
  #if DEBUG
    private static let count = 4
  #else
    private static let count = 100
  #endif

  /// The proofs of a behavior and of its widened behavior.
  private struct Pair: Sendable {
    let behavior: RefreshBehavior
    let proof: Proof
    let widened: Proof

    init(_ behavior: RefreshBehavior) {
      self.behavior = behavior
      proof = Proof.of(behavior)
      widened = Proof.of(behavior.widened)
    }
  }

  @Test("the proof of a widened behavior has the phases of the original one, and no fewer changes")
  func agreement() async {
    var random = SplitMix64(seed: 1)
    let behaviors = (0..<Self.count).map { _ in random.behavior() }
    let pairs = await withTaskGroup(of: Pair.self) { group in
      for behavior in behaviors { group.addTask { Pair(behavior) } }
      return await group.reduce(into: [Pair]()) { $0.append($1) }
    }
    // Nothing is claimed about the behavior if the widened one violates an invariant.
    let proven = pairs.filter { $0.widened.violation == nil }
    #expect(proven.count > pairs.count / 2)
    for pair in proven {
      #expect(pair.proof.violation == nil, "\(pair.behavior)")
      #expect(pair.proof.phases == pair.widened.phases, "\(pair.behavior)")
      let added = Set(pair.proof.transitions).subtracting(pair.widened.transitions)
      #expect(added.isEmpty, "\(pair.behavior)")
    }
  }

  @Test("a widened behavior is its own widened behavior")
  func twice() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<1_000 {
      let behavior = random.behavior()
      #expect(behavior.widened.widened == behavior.widened)
      #expect(
        ProofClass(behavior: behavior.widened) == ProofClass(behavior: behavior),
        "\(behavior)"
      )
    }
  }
}
