import RefreshCore
import RefreshWorld
import Testing

@testable import RefreshExploration

/// Controls whose distances are percentages of the screen.
@Suite("A proof on several screens")
struct ScreenProofTests {
  private static let leveled = RefreshBehavior(
    edge: .top,
    height: 64,
    trigger: RefreshTrigger(when: .release, distance: .share(0.15)),
    action: .immediate,
    timing: RefreshTiming(reveal: 0, retract: 0, timeout: 30),
    secondLevel: RefreshSecondLevel(distance: 112, height: 560)
  )

  @Test("knows the phases of each screen, and not only those of all screens")
  func phases() throws {
    var library = ProofLibrary(mostSteps: .max)
    let facts = try #require(library.facts(for: [Self.leveled], jobs: 2)[0])
    #expect(facts.violation == nil)
    #expect(facts.phases.contains(.armed))
    #expect(facts.screens.map(\.viewport) == [320, 568, 1032, 1376])
    // Above 747 points, a pull past the trigger distance is one to the second level.
    #expect(facts.screens.map { $0.phases.contains(.armed) } == [true, true, false, false])
    #expect(facts.screens.allSatisfy { $0.phases.contains(.secondLevelArmed) })
  }

  @Test("has a list without a size, in which no scroll starts anything")
  func unsized() throws {
    var behavior = Self.leveled
    behavior.secondLevel = nil
    behavior.trigger = RefreshTrigger(
      when: .cross,
      distance: .share(0.2),
      comparison: .atLeast,
      requiresDrag: false
    )
    #expect(Proof.of(behavior).violation == nil)
    let violation = try #require(Proof.of(behavior, on: EagerWorld.self).violation)
    #expect(violation.invariant == .ownSide)
    #expect(violation.witness.stimuli.contains(.viewport(0)))
    #expect(violation.witness.start.viewport == ProofLayouts.viewport)
  }

  @Test("is of the distances that the control has on that screen")
  func witness() {
    for viewport in Self.leveled.proofViewports {
      let layouts = ProofLayouts(behavior: Self.leveled, viewport: viewport)
      let reading = layouts.reading(in: 0, at: layouts.restOffset(in: 0))
      #expect(reading.viewport == viewport)
      let pulls = layouts.offsets.map { -64 - $0 }
      #expect(pulls.contains { abs($0 - 0.15 * viewport) < 1e-9 })
    }
  }
}

/// A world whose control takes a percentage of nothing for a distance of 0.
private struct EagerWorld: ProofSubject {
  private var world: World

  init(behavior: RefreshBehavior, in scrollView: ScrollReading, isAttached: Bool) {
    world = World(behavior: behavior, in: scrollView, isAttached: isAttached)
  }

  var phase: RefreshPhase { world.phase }
  var key: UInt64 { world.key }
  var scrollView: ScrollReading { world.scrollView }

  func awaits(_ delay: RefreshDelay) -> Bool { world.awaits(delay) }
  func remaining(_ delay: RefreshDelay) -> Double { world.remaining(delay) }
  func allows(_ stimulus: Stimulus) -> Bool { world.allows(stimulus) }
  mutating func start(_ stimulus: Stimulus) { world.start(stimulus) }
  mutating func finish(_ delay: RefreshDelay) { world.finish(delay) }

  mutating func next() -> Transition? {
    let isUnsized = world.scrollView.viewport <= 0 && world.phase == .idle
    var transition = world.next()
    if isUnsized, transition?.event == .scrolled { transition?.after.phase = .refreshing }
    return transition
  }
}
