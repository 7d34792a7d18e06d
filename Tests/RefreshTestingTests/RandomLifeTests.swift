import RefreshRuntime
import RefreshTesting
import Testing

/// The random stimuli of a generated test.
@MainActor
@Suite("A random life")
struct RandomLifeTests {
  private enum FillingFooter: RefreshDesign {
    static let behavior = RefreshBehavior(
      edge: .bottom,
      style: .inline,
      height: 44,
      trigger: RefreshTrigger(when: .reach, requiresDrag: false),
      action: .immediate,
      insetWhileRefreshing: .none,
      timing: RefreshTiming(reveal: 0, retract: 0, endDelay: 1.48),
      fillsScreen: true
    )
    static let curve = RefreshCurve.easeInOut
    static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }
  }

  @Test("ends a control again that has loaded for content which came while it ended")
  func endsTwice() throws {
    for seed in UInt64(1)...4 { try TestedControl(FillingFooter.self).life(seed: seed) }
  }
}
