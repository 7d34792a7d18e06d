import RefreshCore
import RefreshDiagnostics
import RefreshSpec
import Testing

@testable import RefreshGenerator

/// Checks the ways on which generated tests try every change of phase.
@Suite("Walks")
struct WalkTests {
  private func behavior(ofPreset name: String) throws -> RefreshBehavior {
    let text = "refreshgen: 1\ncontrol: A\npreset: \(name)\n"
    let spec = SpecLoader.load(SourceFile(name: "a.yml", text: text))
    return try #require(spec.controls.first).behavior
  }

  @Test(
    "take every change of phase that the proof of a preset knows",
    arguments: Preset.all.map(\.name)
  )
  func complete(_ name: String) throws {
    let behavior = try behavior(ofPreset: name)
    var taken: Set<WalkModel.Change> = []
    for way in WalkSearch.ways(of: behavior) {
      var player = WalkPlayer(behavior)
      for move in way.moves {
        player.make(move)
        for (from, to) in zip(player.phases, player.phases.dropFirst()) {
          taken.insert(WalkModel.Change(from: from, to: to))
        }
      }
    }
    let proved = Proof.of(behavior).transitions.map { WalkModel.Change(from: $0.from, to: $0.to) }
    #expect(taken == Set(proved))
  }

  @Test("are the same for behaviours of one class, whose numbers differ")
  func shared() throws {
    var library = WalkLibrary()
    var behavior = try behavior(ofPreset: "mjrefresh-header")
    let plan = library.plan(for: behavior)
    behavior.height = 70
    behavior.trigger.distance = 70
    #expect(library.plan(for: behavior) == plan)
    #expect(WalkPlan(WalkSearch.ways(of: behavior).map(\.moves)) == plan)
  }
}
