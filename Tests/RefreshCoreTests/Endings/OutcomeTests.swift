import RefreshCore
import Testing

/// How a refresh ended, and what that leads to.
@Suite("The outcome")
struct OutcomeTests {
  @Test("cancelled calls the action off, and is no failure")
  func cancelled() {
    var bench = Bench(.header.with { $0.showsFailure = true })
    bench.refresh()
    #expect(bench.send(.end(.cancelled)).contains(.cancelsAction))
    bench.send(.retracted)
    #expect(bench.phase == .idle)
    #expect(bench.completed == 1)
  }

  @Test(
    "the outcome of any other kind leaves the action to itself",
    arguments: [RefreshOutcome.success, .failure, .exhausted]
  )
  func notCancelled(_ outcome: RefreshOutcome) {
    var bench = Bench(.footer)
    bench.refresh()
    #expect(!bench.send(.end(outcome)).contains(.cancelsAction))
  }

  @Test("failure is idle at rest, where it is not shown")
  func hiddenFailure() {
    var bench = Bench(.header)
    bench.refreshAndEnd(.failure)
    bench.send(.retracted)
    #expect(bench.phase == .idle)
    #expect(bench.machine.lastOutcome == .failure)
  }

  @Test("exhausted is a plain end, where data can't run out")
  func exhaustedNotAllowed() {
    var bench = Bench(.header)
    bench.refreshAndEnd(.exhausted)
    #expect(bench.phase == .ending)
    bench.send(.retracted)
    #expect(bench.phase == .idle)
  }

  @Test("a refresh is completed in the call of end() if the retraction takes no time")
  func noRetract() {
    for outcome in [RefreshOutcome.success, .failure, .cancelled, .exhausted] {
      var bench = Bench(
        .footer.with {
          $0.timing.retract = 0
          $0.showsFailure = true
        }
      )
      bench.refresh()
      let effects = bench.send(.end(outcome))
      #expect(effects.contains(.reportsCompletion))
      #expect(!effects.contains(.starts(.retract)))
      #expect(bench.machine.progress == 0)
      let rest: RefreshPhase =
        switch outcome {
        case .success, .cancelled: .idle
        case .failure: .failed
        case .exhausted: .exhausted
        }
      #expect(bench.phase == rest)
    }
  }

  @Test("the outcome stays to be seen on an inline control, which has nowhere to go")
  func inlineProgress() {
    var bench = Bench(.reaching)
    bench.drag(to: 44)
    bench.send(.end(.success))
    #expect(bench.machine.progress == 1)
  }
}
