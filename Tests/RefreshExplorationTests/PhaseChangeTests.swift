import RefreshCore
import RefreshExploration
import RefreshLanguage
import Testing

@Suite("The phase changes of a diagram")
struct PhaseChangeTests {
  /// A preset for each kind of trigger, and one with a second level.
  private static let presets = [
    "mjrefresh-header", "modern-footer", "mjrefresh-auto-footer", "uirefreshcontrol",
    "two-level-header",
  ]

  /// Phase changes that only hiding causes, which diagrams omit.
  private static let hiding: Set<[RefreshPhase]> = [[.refreshing, .idle], [.secondLevel, .idle]]

  @Test(
    "a diagram has all phases and phase changes that the prover finds, except those of hiding",
    arguments: presets
  )
  func prover(_ name: String) throws {
    let behavior = ControlSpec(try #require(Preset.named(name)).settings).behavior
    let (changes, proof) = (PhaseChange.all(of: behavior), Proof.of(behavior))
    #expect(Set(changes.flatMap { [$0.from, $0.to] }) == Set(proof.phases.phases))
    let proven = Set(proof.transitions.map { [$0.from, $0.to] })
    let drawn = Set(changes.map { [$0.from, $0.to] })
    #expect(drawn.subtracting(proven).isEmpty)
    #expect(proven.subtracting(drawn).isSubset(of: Self.hiding))
  }
}
