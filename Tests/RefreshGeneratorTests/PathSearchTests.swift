import RefreshCore
import RefreshDiagnostics
import RefreshExploration
import RefreshLanguage
import RefreshLoading
import RefreshWorld
import Testing

@testable import RefreshGenerator

/// Checks the paths of generated tests, which cover every transition pair.
@Suite("Paths")
struct PathSearchTests {
  /// A change of phase.
  private struct Change: Hashable {
    let from: RefreshPhase
    let to: RefreshPhase
  }

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
    var taken: Set<Change> = []
    let places = PathPlaces(behavior)
    for path in PathSearch(behavior).paths {
      var world = World.atRest(behavior, places)
      for stimulus in path {
        let phases = world.perform(world.stimulus(of: stimulus, places), in: world.phase)
        for (from, to) in zip(phases, phases.dropFirst()) {
          taken.insert(Change(from: from, to: to))
        }
      }
    }
    let proved = Proof.of(behavior).transitions.map { Change(from: $0.from, to: $0.to) }
    #expect(taken == Set(proved))
  }

  @Test("tap a control that only a tap starts, also after a failure and the end of the data")
  func taps() {
    let behavior = RefreshBehavior(
      edge: .bottom,
      style: .inline,
      height: 44,
      trigger: RefreshTrigger(.tap),
      timing: RefreshTiming(reveal: 0, retract: 0.2),
      showsFailure: true,
      allowsExhausted: true,
      resetsOnTap: true
    )
    let places = PathPlaces(behavior)
    var tapped: Set<RefreshPhase> = []
    for path in PathSearch(behavior).paths {
      var world = World.atRest(behavior, places)
      for stimulus in path {
        let phases = world.perform(world.stimulus(of: stimulus, places), in: world.phase)
        if stimulus == .tap, let before = phases.first, world.phase == .refreshing {
          tapped.insert(before)
        }
      }
    }
    #expect(tapped == [.idle, .pulling, .failed, .exhausted])
  }

  /// Behaviors of a preset whose numbers differ, of which some are of one class.
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
    let (forwards, backwards) = (PathLibrary(), PathLibrary())
    let plans = variants.map { forwards.plan(for: $0) }
    let others = variants.reversed().map { backwards.plan(for: $0) }
    #expect(plans == others.reversed())
    #expect(Set(variants.map(PathClass.init)).count < variants.count)
  }

  @Test(
    "that are planned for a class take every change of phase of each preset",
    arguments: Preset.all.map(\.name)
  )
  func planned(_ name: String) throws {
    let behavior = try behavior(ofPreset: name)
    let library = PathLibrary()
    let plan = library.plan(for: behavior)
    let places = PathPlaces(behavior)
    var worlds: [World] = []
    var taken: Set<Change> = []
    for step in plan.steps {
      var world = step.parent.map { worlds[$0] } ?? .atRest(behavior, places)
      let phases = world.perform(world.stimulus(of: step.stimulus, places), in: world.phase)
      for (from, to) in zip(phases, phases.dropFirst()) {
        taken.insert(Change(from: from, to: to))
      }
      worlds.append(world)
    }
    let proved = Proof.of(behavior).transitions.map { Change(from: $0.from, to: $0.to) }
    #expect(taken == Set(proved))
  }

  @Test("are the same for behaviors of one class, whose numbers differ")
  func shared() throws {
    let library = PathLibrary()
    var behavior = try behavior(ofPreset: "mjrefresh-header")
    let plan = library.plan(for: behavior)
    behavior.height = 70
    behavior.trigger.distance = 70
    #expect(library.plan(for: behavior) == plan)
    #expect(PathPlan(PathSearch(behavior).paths) == plan)
  }

  @Test(
    "use up no large limit of refreshes per drag",
    arguments: ["mjrefresh-auto-footer", "svinfinitescrolling", "modern-footer"]
  )
  func refreshesPerDrag(_ name: String) throws {
    var behavior = try behavior(ofPreset: name)
    let library = PathLibrary()
    behavior.trigger.perDrag = .max
    let plan = library.plan(for: behavior)
    let places = PathPlaces(behavior)
    let unlimited = World.atRest(behavior, places)
    behavior.trigger.perDrag = 1000
    #expect(library.plan(for: behavior) == plan)
    // The smallest limit that paths do not count.
    behavior.trigger.perDrag = 9
    #expect(library.plan(for: behavior) == plan)
    let limited = World.atRest(behavior, places)
    var worlds: [(World, World)] = []
    for step in plan.steps {
      var (one, other) = step.parent.map { worlds[$0] } ?? (limited, unlimited)
      let phases = one.perform(one.stimulus(of: step.stimulus, places), in: one.phase)
      let others = other.perform(other.stimulus(of: step.stimulus, places), in: other.phase)
      #expect(Array(phases) == Array(others))
      worlds.append((one, other))
    }
  }

  #if !DEBUG
    /// What specs change about a preset.
    private static let changes: [@Sendable (inout RefreshBehavior) -> Void] = [
      { _ in }, { $0.height = 200 }, { $0.trigger.distance = 20.25 }, { $0.trigger.distance = 90 },
      { $0.trigger.distance = $0.height }, { $0.trigger.visible = 0.5 },
      { $0.trigger.preload = 100 },
      { $0.trigger.comparison = .inclusive }, { $0.trigger.comparison = .exclusive },
      { $0.trigger.comparison = .latching }, { $0.trigger.release = .lift },
      { $0.trigger.release = .settle }, { $0.trigger.requiresDrag.toggle() },
      { $0.trigger.perDrag = 2 }, { $0.trigger.kind = .cross }, { $0.trigger.kind = .release },
      { $0.trigger.kind = .tap }, { $0.resetsOnTap.toggle() }, { $0.resetsOnEnd.toggle() },
      { $0.action = .immediate }, { $0.action = .afterReveal }, { $0.inset = .sticky },
      { $0.inset = .fixed }, { $0.inset = .none }, { $0.style = .overlay }, { $0.style = .inline },
      { $0.edge = .top }, { $0.edge = .bottom }, { $0.isInterruptible.toggle() },
      { $0.isExclusive.toggle() }, { $0.resetsOnOppositeRefresh.toggle() },
      { $0.allowsExhausted.toggle() }, { $0.showsFailure.toggle() }, { $0.ignoredInset = 30 },
      { $0.timing.minimumVisible = 0.6 }, { $0.timing.endDelay = 0.2 }, { $0.timing.timeout = 20 },
      { $0.timing.retract = 0 }, { $0.timing.reveal = 0 },
    ]

    @Test("are the same for all behaviors of a class, however much else differs")
    func everyClass() throws {
      var known: [PathClass: [[PathStimulus]]] = [:]
      var count = 0
      for preset in Preset.all {
        let base = try behavior(ofPreset: preset.name)
        for first in Self.changes {
          for second in Self.changes {
            var behavior = base
            first(&behavior)
            second(&behavior)
            count += 1
            let pathClass = PathClass(behavior)
            let paths = PathSearch(pathClass.behavior).paths
            #expect(known[pathClass, default: paths] == paths, "\(behavior)")
            known[pathClass] = paths
          }
        }
      }
      #expect(known.count < count / 4)
    }
  #endif
}
