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
    var search = WalkSearch()
    for way in search.ways(of: behavior) {
      var player = WalkPlayer(behavior)
      for move in way {
        player.make(move)
        for (from, to) in zip(player.phases, player.phases.dropFirst()) {
          taken.insert(WalkModel.Change(from: from, to: to))
        }
      }
    }
    let proved = Proof.of(behavior).transitions.map { WalkModel.Change(from: $0.from, to: $0.to) }
    #expect(taken == Set(proved))
  }

  /// Behaviours of a preset whose numbers differ, of which some are of one class.
  private func variants(ofPreset name: String) throws -> [RefreshBehavior] {
    let behavior = try behavior(ofPreset: name)
    let changes: [(inout RefreshBehavior) -> Void] = [
      { _ in }, { $0.height += 6 }, { $0.trigger.distance += 11.5 }, { $0.height = 200 },
      { $0.timing.retract = 0.05 }, { $0.timing.reveal = 2 }, { $0.timing.timeout = 1 },
      { $0.timing.minimumVisible = 0.3 }, { $0.timing.minimumVisible = 40 },
      { $0.timing.endDelay = 0.7 }, { $0.trigger.preload = 30 },
    ]
    return changes.map { change in
      var behavior = behavior
      change(&behavior)
      return behavior
    }
  }

  @Test(
    "follow from a control's own spec, whatever controls were seen before",
    arguments: ["mjrefresh-header", "mjrefresh-auto-footer", "modern-header", "xdrefresh"]
  )
  func independent(_ name: String) throws {
    let variants = try variants(ofPreset: name)
    var (forwards, backwards) = (WalkLibrary(), WalkLibrary())
    let plans = variants.map { forwards.plan(for: $0) }
    let others = variants.reversed().map { backwards.plan(for: $0) }
    #expect(plans == others.reversed())
    #expect(Set(variants.map(WalkClass.init)).count < variants.count)
  }

  @Test(
    "that are planned for a class take every change of phase of each preset",
    arguments: Preset.all.map(\.name)
  )
  func planned(_ name: String) throws {
    let behavior = try behavior(ofPreset: name)
    var library = WalkLibrary()
    let plan = library.plan(for: behavior)
    var players: [WalkPlayer] = []
    var taken: Set<WalkModel.Change> = []
    for step in plan.steps {
      var player = step.parent.map { players[$0] } ?? WalkPlayer(behavior)
      player.make(step.move)
      for (from, to) in zip(player.phases, player.phases.dropFirst()) {
        taken.insert(WalkModel.Change(from: from, to: to))
      }
      players.append(player)
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
    var search = WalkSearch()
    #expect(WalkPlan(search.ways(of: behavior)) == plan)
  }
}
