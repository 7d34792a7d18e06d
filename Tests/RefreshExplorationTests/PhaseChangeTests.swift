import RefreshCore
import RefreshExploration
import RefreshLanguage
import TestSupport
import Testing

@Suite("The phase changes of a diagram")
struct PhaseChangeTests {
  /// A preset for each kind of trigger, and one with a second level.
  private static let presets = [
    "mjrefresh-header", "modern-footer", "mjrefresh-auto-footer", "uirefreshcontrol",
    "two-level-header",
  ]

  /// Phase changes that only hiding causes, which diagrams omit.
  private static let hiding: Set<[RefreshPhase]> = [
    [.refreshing, .idle], [.refreshing, .failed], [.secondLevel, .idle],
  ]

  @Test(
    "a diagram has all phases and phase changes that the prover finds, except those of hiding",
    arguments: presets
  )
  func prover(_ name: String) throws {
    let behavior = ControlSpec(map: try #require(Preset.named(name)).settings).behavior
    let (changes, proof) = (PhaseChange.all(of: behavior), Proof.of(behavior))
    #expect(Set(changes.flatMap { [$0.from, $0.to] }) == Set(proof.phases.phases))
    let proven = Set(proof.transitions.map { [$0.from, $0.to] })
    let drawn = Set(changes.map { [$0.from, $0.to] })
    #expect(drawn.subtracting(proven).isEmpty)
    #expect(proven.subtracting(drawn).isSubset(of: Self.hiding))
  }

  @Test("behaviors of one class have the same phase changes, whatever their numbers")
  func classes() {
    var random = SplitMix64(seed: 1)
    var shared = 0
    for _ in 0..<40 {
      let behavior = random.behavior()
      var other = behavior
      other.height = random.number(20...120).rounded()
      other.trigger.distance = .points(random.number(10...160).rounded())
      other.timing.timeout *= 2
      guard PhaseChange.Class(behavior: other) == PhaseChange.Class(behavior: behavior) else {
        continue
      }
      shared += 1
      #expect(PhaseChange.all(of: other) == PhaseChange.all(of: behavior), "\(behavior), \(other)")
    }
    #expect(shared > 5)
  }

  @Test("options that a proof widens tell classes apart")
  func options() throws {
    let behavior = ControlSpec(map: try #require(Preset.named("mjrefresh-header")).settings)
      .behavior
    let changes: [(inout RefreshBehavior) -> Void] = [
      { $0.isExclusive.toggle() }, { $0.isInterruptible.toggle() }, { $0.resetsOnTap.toggle() },
      { $0.resetsOnEnd.toggle() },
      { $0.timing.timeout = 30 }, { $0.timing.endDelay = 1 },
    ]
    let classes = changes.map { change in
      var other = behavior
      change(&other)
      return PhaseChange.Class(behavior: other)
    }
    #expect(Set(classes + [PhaseChange.Class(behavior: behavior)]).count == changes.count + 1)
  }
}
