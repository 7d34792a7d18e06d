import RefreshCore
import Testing

/// The rows of the table that lead from refreshing back to rest.
@Suite("From refreshing to rest")
struct EndRows {
  @Test("refreshing + revealed = refreshing, and the action runs")
  func revealed() {
    var bench = Bench(.header)
    bench.send(.begin)
    #expect(bench.fired == 0)
    #expect(bench.send(.revealed) == .performsAction)
    #expect(bench.phase == .refreshing)
  }

  @Test("refreshing + an end that nothing delays = ending, and the added inset is removed")
  func ends() {
    var bench = Bench(.header)
    bench.refresh()
    #expect(
      bench.send(.end(.success)) == [
        .phaseChanged, .insetChanged, .stopsTimers, .animatesRetract, .starts(.retract),
      ]
    )
    #expect(bench.phase == .ending)
    #expect(bench.addedInset == 0)
  }

  @Test("refreshing + an end during the reveal = refreshing; revealed = ending, acted once")
  func endIsKept() {
    var bench = Bench(.header)
    bench.send(.begin)
    #expect(bench.send(.end(.success)) == [])
    #expect(bench.phase == .refreshing)
    let effects = bench.send(.revealed)
    #expect(bench.phase == .ending)
    #expect(effects.contains(.performsAction))
    bench.send(.retracted)
    #expect(bench.fired == 1 && bench.completed == 1)
  }

  @Test("ending + retracted = idle, and the completion is reported")
  func retracted() {
    var bench = Bench(.header)
    bench.refreshAndEnd(.success)
    #expect(bench.completed == 0)
    #expect(bench.send(.retracted) == [.phaseChanged, .reportsCompletion])
    #expect(bench.phase == .idle)
    #expect(bench.machine.progress == 0)
  }

  @Test("ending + retracted = failed after a failure, where that is shown")
  func failed() {
    var bench = Bench(.header.with { $0.showsFailure = true })
    bench.refreshAndEnd(.failure)
    bench.send(.retracted)
    #expect(bench.phase == .failed)
    #expect(bench.machine.lastOutcome == .failure)
  }

  @Test(
    "ending + retracted = idle after anything else",
    arguments: [RefreshOutcome.success, .cancelled, .exhausted]
  )
  func notFailed(_ outcome: RefreshOutcome) {
    var bench = Bench(.header.with { $0.showsFailure = true })
    bench.refreshAndEnd(outcome)
    bench.send(.retracted)
    #expect(bench.phase == .idle)
    #expect(bench.machine.lastOutcome == outcome)
  }

  @Test("refreshing + an end without more data = exhausted at once, while the control retracts")
  func exhaustedAtOnce() {
    var bench = Bench(.footer)
    bench.refresh()
    let effects = bench.send(.end(.exhausted))
    #expect(bench.phase == .exhausted)
    #expect(bench.addedInset == 0)
    #expect(effects.isSuperset(of: [.animatesRetract, .starts(.retract)]))
    #expect(bench.completed == 0)
    bench.send(.retracted)
    #expect(bench.phase == .exhausted)
    #expect(bench.completed == 1)
  }

  @Test("failed + a drag = pulling; failed + a scroll without one = failed")
  func failedUntilDragged() {
    var bench = Bench(.header.with { $0.showsFailure = true })
    bench.refreshAndEnd(.failure)
    bench.send(.retracted)
    bench.coast(to: 10)
    #expect(bench.phase == .failed)
    bench.drag(to: 0)
    #expect(bench.phase == .failed)
    bench.drag(to: 10)
    #expect(bench.phase == .pulling)
  }

  @Test("failed + a drag past the distance = armed")
  func failedToArmed() {
    var bench = Bench(.header.with { $0.showsFailure = true })
    bench.refreshAndEnd(.failure)
    bench.send(.retracted)
    bench.drag(to: 81)
    #expect(bench.phase == .armed)
  }

  @Test("failed + reset = idle")
  func failedReset() {
    var bench = Bench(.header.with { $0.showsFailure = true })
    bench.refreshAndEnd(.failure)
    bench.send(.retracted)
    #expect(bench.send(.reset) == .phaseChanged)
    #expect(bench.phase == .idle)
  }

  @Test("any phase at rest + an end = the same phase, and the call is ignored")
  func endWithoutARefresh() {
    for phase in [RefreshPhase.idle, .pulling, .ending, .failed] {
      for outcome in [RefreshOutcome.success, .failure, .cancelled, .exhausted] {
        var bench = BeginRows.bench(in: phase)
        #expect(bench.send(.end(outcome)) == .ignored)
        #expect(bench.phase == phase)
      }
    }
  }

  @Test("armed + an end = pulling, until the pull goes on")
  func endOfAPull() {
    var bench = BeginRows.bench(in: .armed)
    #expect(bench.send(.end(.success)) == [.ignored, .phaseChanged])
    #expect(bench.phase == .pulling)
    bench.send(.scrolled)
    #expect(bench.phase == .armed)
  }

  @Test("refreshing + a second end = the first one counts")
  func secondEnd() {
    var bench = Bench(.header.with { $0.showsFailure = true })
    bench.send(.begin)
    bench.send(.end(.failure))
    #expect(bench.send(.end(.success)) == .ignored)
    bench.send(.revealed)
    bench.send(.retracted)
    #expect(bench.phase == .failed)
  }

  @Test("with no times at all, begin and end take effect within their calls")
  func noTimes() {
    var bench = Bench(.header.with { $0.timing = RefreshTiming(reveal: 0, retract: 0) })
    let began = bench.send(.begin)
    #expect(began.isSuperset(of: [.performsAction, .insetChanged, .scrollsIntoSight]))
    #expect(bench.phase == .refreshing)
    let ended = bench.send(.end(.success))
    #expect(ended.isSuperset(of: [.reportsCompletion, .insetChanged, .phaseChanged]))
    #expect(bench.phase == .idle)
  }
}
