import RefreshCore
import Testing

/// Controls that ran out of data.
@Suite("Having run out of data")
struct ExhaustedTests {
  private func exhausted(_ behavior: RefreshBehavior = .footer) -> Bench {
    var bench = Bench(behavior)
    bench.refresh()
    bench.send(.end(.exhausted))
    bench.send(.retracted)
    return bench
  }

  @Test(
    "a control can become exhausted at rest, under a finger, while it retracts and after a failure"
  )
  func anyTime() {
    for phase in [RefreshPhase.idle, .pulling, .armed, .ending, .failed] {
      var bench = Bench(.footer.with { $0.showsFailure = true })
      switch phase {
      case .idle, .pending, .refreshing, .exhausted, .secondLevelArmed, .secondLevel: break
      case .pulling: bench.drag(to: 20)
      case .armed: bench.drag(to: 100)
      case .ending: bench.refreshAndEnd(.success)
      case .failed:
        bench.refreshAndEnd(.failure)
        bench.send(.retracted)
      }
      #expect(bench.phase == phase)
      #expect(bench.send(.end(.exhausted)) == .phaseChanged)
      #expect(bench.phase == .exhausted)
    }
  }

  @Test("a control that becomes exhausted while it retracts loses no completion")
  func completionOnTheWayBack() {
    var bench = Bench(.footer)
    bench.refreshAndEnd(.success)
    bench.send(.end(.exhausted))
    #expect(bench.send(.retracted) == .reportsCompletion)
    #expect(bench.phase == .exhausted)
  }

  @Test("holds against every gesture")
  func gestures() {
    var bench = exhausted()
    for _ in 0..<3 {
      bench.drag(to: 200)
      bench.lift()
      bench.coast(to: 200)
      bench.coast(to: -50)
    }
    #expect(bench.phase == .exhausted)
    #expect(bench.fired == 1)
  }

  @Test("holds against every call but reset")
  func calls() {
    var bench = exhausted()
    #expect(bench.send(.begin) == .ignored)
    for outcome in RefreshOutcome.allCases {
      #expect(bench.send(.end(outcome)) == .ignored)
    }
    let harmless: [RefreshEvent] = [
      .detached, .attached, .hidden, .shown, .disabled, .enabled, .contentChanged, .insetsChanged,
      .opposite(isBusy: true), .opposite(isBusy: false),
    ]
    for event in harmless {
      bench.send(event)
      #expect(bench.phase == .exhausted)
    }
  }

  @Test(
    "with resetsOnEnd, ends with any other outcome, so that one function can end all refreshes",
    arguments: RefreshOutcome.allCases
  )
  func resetsOnEnd(outcome: RefreshOutcome) {
    var bench = exhausted(.footer.with { $0.resetsOnEnd = true })
    bench.send(.end(outcome))
    #expect(bench.phase == (outcome == .exhausted ? .exhausted : .idle))
    bench.drag(to: 81)
    bench.lift()
    #expect(bench.phase == (outcome == .exhausted ? .exhausted : .refreshing))
  }

  @Test("ends with a reset, after which it can refresh again")
  func reset() {
    var bench = exhausted()
    #expect(bench.send(.reset) == .phaseChanged)
    #expect(bench.phase == .idle)
    bench.drag(to: 81)
    bench.lift()
    #expect(bench.phase == .refreshing)
  }

  @Test("a reset during the retraction ends the exhausted state, and the completion still comes")
  func resetOnTheWayBack() {
    var bench = Bench(.footer)
    bench.refreshAndEnd(.exhausted)
    bench.send(.reset)
    #expect(bench.phase == .idle)
    #expect(bench.send(.retracted) == .reportsCompletion)
    #expect(bench.machine.progress == 0)
  }

  @Test("leaves nothing for a reset to do anywhere else")
  func needlessReset() {
    for phase in [RefreshPhase.idle, .pulling, .ending] {
      var bench = BeginRows.bench(in: phase)
      #expect(bench.send(.reset) == .ignored)
      #expect(bench.phase == phase)
    }
    var armed = BeginRows.bench(in: .armed)
    #expect(armed.send(.reset) == [.ignored, .phaseChanged])
    #expect(armed.phase == .pulling)
    var busy = Bench(.footer)
    busy.refresh()
    #expect(busy.send(.reset) == .ignored)
    #expect(busy.phase == .refreshing)
  }

  @Test("ends with a refresh at the opposite edge, where that is wanted")
  func oppositeRefresh() {
    var bench = exhausted(.footer.with { $0.resetsOnOppositeRefresh = true })
    bench.send(.opposite(isBusy: false))
    #expect(bench.phase == .exhausted)
    bench.send(.opposite(isBusy: true))
    #expect(bench.phase == .idle)
  }

  @Test("is of no concern to a refresh at the opposite edge, where that is not wanted")
  func noOppositeRefresh() {
    var bench = exhausted()
    bench.send(.opposite(isBusy: true))
    #expect(bench.phase == .exhausted)
  }
}
