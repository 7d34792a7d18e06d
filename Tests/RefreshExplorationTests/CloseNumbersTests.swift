import RefreshCore
import RefreshWorld
import Testing

@testable import RefreshExploration

/// Proves controls whose numbers lie closer together than the steps of a proof.
@Suite("A proof of close numbers")
struct CloseNumbersTests {
  @Test("tells them apart", arguments: [0.05, 0.1, 0.125, 0.2, 0.25, 0.51, 0.6, 1.05, 60.3])
  func distances(_ distance: Double) {
    let behavior = RefreshBehavior(
      edge: .top,
      height: 60,
      trigger: RefreshTrigger(when: .release, distance: .points(distance), comparison: .atLeast),
      timing: RefreshTiming(reveal: 0.25, retract: 0.3)
    )
    let violation = Proof.of(behavior).violation
    #expect(violation == nil, "\(violation?.invariant.rawValue ?? "")")
  }
}
