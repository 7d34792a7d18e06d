import RefreshCore
import RefreshExploration
import RefreshRuntime
import RefreshTesting
import RefreshWorld
import Testing

/// Proofs in the tests of an app.
@Suite("A proof in a test")
struct ProveTests {
  private let behavior = RefreshBehavior(
    edge: .top,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 72),
    timing: RefreshTiming(reveal: 0.25, retract: 0.4)
  )

  @Test("passes for a behavior that keeps the invariants")
  func passes() throws {
    try prove(behavior)
  }

  @Test("throws the violated invariant and the way to it")
  func violation() throws {
    let error = #expect(throws: ProofError.self) {
      try check(Proof.of(behavior, on: LeakingWorld.self))
    }
    let text = try #require(error).description
    let sentence = "invariant I1 does not hold: at rest, the insets are those of the app; after: "
    #expect(text.hasPrefix(sentence))
  }
}

/// The tests of the page about controls in Swift.
@MainActor
@Suite("A control in Swift")
struct SwiftControlTests {
  /// As on the page.
  private enum PlainHeader: RefreshDesign {
    static let behavior = RefreshBehavior(
      edge: .top,
      height: 60,
      trigger: RefreshTrigger(when: .release, distance: 72),
      timing: RefreshTiming(reveal: 0.25, retract: 0.4, timeout: 30)
    )
    static let curve = RefreshCurve.easeInOut
    static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }
  }

  @Test("is proved, and passes the tests of the page")
  func page() throws {
    try prove(PlainHeader.behavior)
    let control = TestedControl(PlainHeader.self)
    try control.refreshes(notAt: 72, butAt: 72.5, actionAfter: 0.25, inset: 60, restAfter: 0.4)
    try control.life(seed: 1)
  }
}

/// A world whose control leaves an inset behind when it is hidden.
private struct LeakingWorld: ProofSubject {
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
    var transition = world.next()
    if transition?.event == .hidden { transition?.after.addedInset = 1 }
    return transition
  }
}
