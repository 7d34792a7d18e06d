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

  @Test("have all phases and only phase changes that the prover finds", arguments: Self.presets)
  func prover(_ name: String) throws {
    let behavior = ControlSpec(try #require(Preset.named(name)).settings).behavior
    let (changes, proof) = (PhaseChange.all(of: behavior), Proof.of(behavior))
    #expect(Set(changes.flatMap { [$0.from, $0.to] }) == Set(proof.phases.phases))
    let proven = Set(proof.transitions.map { [$0.from, $0.to] })
    #expect(Set(changes.map { [$0.from, $0.to] }).isSubset(of: proven))
  }
}
