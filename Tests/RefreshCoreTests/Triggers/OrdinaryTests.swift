import Testing

@testable import RefreshCore

/// Compares the fast path for scrolls of ordinary controls with the path for all others.
@Suite("Ordinary controls")
struct OrdinaryTests {
  private func behavior(
    _ edge: RefreshEdge,
    _ kind: RefreshTrigger.When
  ) -> RefreshBehavior {
    RefreshBehavior(
      edge: edge,
      height: 60,
      trigger: RefreshTrigger(when: kind, distance: 72),
      timing: RefreshTiming(reveal: 0.25, retract: 0.4)
    )
  }

  @Test(
    "ordinary controls are pulled as far as others",
    arguments: [RefreshEdge.top, .leading]
  )
  func pull(_ edge: RefreshEdge) {
    let behavior = behavior(edge, .release)
    #expect(behavior.isOrdinary)
    for start in [0, 44, 64.5, -10, 1000.3] {
      for offset in [-1000, -136.25, -64.5, -44, 0, 0.1, 300] {
        let reading = ScrollReading(
          offset: offset,
          viewport: 600,
          content: 2000,
          start: start,
          end: 34
        )
        #expect(behavior.ordinaryPull(in: reading) == behavior.pull(in: reading))
      }
    }
  }

  @Test("ordinary controls start where the content does, and are let go")
  func others() {
    #expect(!behavior(.bottom, .release).isOrdinary)
    #expect(!behavior(.trailing, .release).isOrdinary)
    #expect(!behavior(.top, .cross).isOrdinary)
    #expect(!behavior(.top, .reach).isOrdinary)
  }

  @Test(
    "ordinary controls do the same without the fast path",
    arguments: Subject.all.filter { $0.behavior.isOrdinary }
  )
  func fastPath(_ subject: Subject) {
    let sequences = RandomSequences(subject.behavior)
    for seed: UInt64 in 0..<300 {
      var run = WatchedRun(subject.behavior) { TwoPaths(subject.behavior, at: $0) }
      try? sequences.run(seed: seed, &run)
      #expect(run.machine.difference == nil, "seed \(seed)")
    }
  }
}

/// A machine with the fast path, and the same machine without it.
private struct TwoPaths: Watched {
  private var fast: RefreshMachine
  private var slow: RefreshMachine
  /// The first event that the two machines have answered differently.
  private(set) var difference: RefreshEvent?

  init(_ behavior: RefreshBehavior, at reading: ScrollReading) {
    fast = RefreshMachine(behavior: behavior, at: reading)
    slow = fast
  }

  var phase: RefreshPhase { fast.phase }
  var addedInset: Double { fast.addedInset }
  var progress: Double { fast.progress }
  var isShowingOutcome: Bool { fast.isShowingOutcome }

  mutating func handle(_ event: RefreshEvent, at reading: ScrollReading) -> RefreshEffects {
    let effects = fast.handle(event, at: reading)
    let others = event == .scrolled ? scrollSlowly(reading) : slow.handle(event, at: reading)
    if effects != others || fast != slow { difference = difference ?? event }
    return effects
  }

  /// Handles a scroll like `RefreshMachine.scroll(_:)`, but without the fast path.
  private mutating func scrollSlowly(_ reading: ScrollReading) -> RefreshEffects {
    let offsetBefore = slow.lastOffset
    slow.lastOffset = reading.offset
    slow.noteFinger(since: offsetBefore, in: reading)
    return slow.isHidden ? [] : slow.scrollOtherwise(since: offsetBefore, in: reading)
  }
}
