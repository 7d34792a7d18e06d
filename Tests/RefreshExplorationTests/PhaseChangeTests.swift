import RefreshCore
import RefreshExploration
import RefreshLanguage
import Testing

@Suite("The phase changes of a diagram")
struct PhaseChangeTests {
  /// A preset for each kind of trigger.
  private static let presets = [
    "mjrefresh-header", "modern-footer", "mjrefresh-auto-footer", "uirefreshcontrol",
  ]

  @Test("have all phases that the prover finds", arguments: Self.presets)
  func phases(_ name: String) throws {
    let behavior = ControlSpec(try #require(Preset.named(name)).settings).behavior
    let phases = PhaseChange.all(of: behavior).flatMap { [$0.from, $0.to] }
    #expect(Set(phases) == Set(Proof.of(behavior).phases.phases))
  }
}
