import RefreshCore
import Testing

/// Timers that fire when no phase waits for them.
@Suite("A stale timer")
struct StaleTimerTests {
  static let timers: [RefreshEvent] = [
    .revealed, .retracted, .minimumShown, .endDelayed, .outcomeShown, .timedOut,
  ]

  @Test(
    "a stale timer does nothing at rest, under the finger and during the retraction",
    arguments: [RefreshPhase.idle, .pulling, .armed, .failed]
  )
  func atRest(in phase: RefreshPhase) {
    for timer in Self.timers {
      var bench = BeginRows.bench(in: phase)
      #expect(bench.send(timer) == [])
      #expect(bench.phase == phase)
    }
  }

  @Test("a stale timer does nothing to a control that ran out of data", arguments: timers)
  func exhausted(_ timer: RefreshEvent) {
    var bench = Bench(.footer)
    bench.send(.end(.exhausted))
    #expect(bench.send(timer) == [])
    #expect(bench.phase == .exhausted)
  }

  @Test(
    "a stale timer does nothing while the action runs",
    arguments: timers.filter { $0 != .timedOut }
  )
  func refreshing(_ timer: RefreshEvent) {
    var bench = Bench(.header)
    bench.refresh()
    #expect(bench.send(timer) == [])
    #expect(bench.phase == .refreshing)
  }

  @Test("a stale timer does not bring a time-out to a refresh that has not acted yet")
  func timeoutBeforeAction() {
    var bench = Bench(.header.with { $0.timing.timeout = 30 })
    bench.send(.begin)
    #expect(bench.send(.timedOut) == [])
    bench.send(.revealed)
    #expect(bench.phase == .refreshing)
  }

  @Test("a stale timer does not act a second time")
  func secondReveal() {
    var bench = Bench(.header)
    bench.refresh()
    bench.send(.revealed)
    #expect(bench.fired == 1)
  }
}
