import RefreshCore
import RefreshDiagnostics
import RefreshSpec
import Testing

@Suite("Prover")
struct ProverTests {
  /// Without optimization a whole preset takes seconds, so a debug build proves the smallest one.
  private static let names: [String] = {
    #if DEBUG
      ["svinfinitescrolling"]
    #else
      Preset.all.map(\.name)
    #endif
  }()

  private func behavior(_ preset: String) throws -> RefreshBehavior {
    let preset = try #require(Preset.named(preset))
    let spec = SpecLoader.load(SourceFile(name: "a.refresh.yml", text: preset.text))
    return try #require(spec.controls.first).behavior
  }

  @Test("finds no way to break a preset, and reaches every phase it has", arguments: names)
  func presets(_ name: String) throws {
    let behavior = try behavior(name)
    let proof = Prover.prove(behavior)
    #expect(proof.violation == nil)

    var phases: Set<RefreshPhase> = [.idle, .pulling, .pending, .refreshing]
    if behavior.trigger.kind == .release { phases.insert(.armed) }
    if behavior.timing.retract > 0 { phases.insert(.ending) }
    if behavior.showsFailure { phases.insert(.failed) }
    if behavior.allowsExhausted { phases.insert(.exhausted) }
    #expect(proof.phases == phases)
  }

  @Test("comes to the same each time")
  func deterministic() throws {
    let behavior = try behavior("svinfinitescrolling")
    let first = Prover.prove(behavior)
    let second = Prover.prove(behavior)
    #expect(first.stateCount == second.stateCount)
    #expect(first.stepCount == second.stepCount)
    #expect(first.transitions == second.transitions)
  }
}
