import RefreshRuntime
import RefreshTesting
import Testing

/// The clocks that controls run by.
@MainActor
@Suite("A clock")
struct ClockTests {
  @Test("a clock that is turned by hand runs what falls due, in the order of its time")
  func order() {
    let clock = VirtualClock()
    var rung: [Int] = []
    _ = clock.schedule(after: 2) { rung.append(2) }
    _ = clock.schedule(after: 1) { rung.append(1) }
    _ = clock.schedule(after: 1) { rung.append(11) }
    _ = clock.schedule(after: 3) { rung.append(3) }
    clock.advance(by: 2)
    #expect(rung == [1, 11, 2])
    #expect(clock.now == 2)
    clock.advance(by: 1)
    #expect(rung == [1, 11, 2, 3])
  }

  @Test("a clock that is turned by hand runs what is scheduled meanwhile, at its own time")
  func nested() {
    let clock = VirtualClock()
    var times: [Double] = []
    _ = clock.schedule(after: 1) {
      _ = clock.schedule(after: 1) { times.append(clock.now) }
      _ = clock.schedule(after: 5) { times.append(clock.now) }
    }
    clock.advance(by: 3)
    #expect(times == [2])
    clock.advance(by: 3)
    #expect(times == [2, 6])
  }

  @Test("a clock never runs what was canceled, even by what rings at the same time")
  func cancelled() {
    let clock = VirtualClock()
    var rung = 0
    var second: (any RefreshTimer)?
    _ = clock.schedule(after: 1) { second?.cancel() }
    second = clock.schedule(after: 1) { rung += 1 }
    clock.advance(by: 2)
    #expect(rung == 0)
  }

  @Test("a clock of decimal times is not late by what they fall short of their sum")
  func decimals() {
    let clock = VirtualClock()
    var hasRung = false
    _ = clock.schedule(after: 0.3) { hasRung = true }
    clock.advance(by: 0.1)
    clock.advance(by: 0.2)
    #expect(hasRung)
  }

  @Test("a clock of real time runs what falls due, and never what was canceled")
  func realTime() async {
    var rung: [Int] = []
    let cancelled = SystemClock.shared.schedule(after: 0.001) { rung.append(0) }
    _ = SystemClock.shared.schedule(after: 0.01) { rung.append(1) }
    cancelled.cancel()
    #expect(await eventually { rung == [1] })
  }
  @Test("a clock of real time waits as long as it was asked to")
  func waits() async {
    var rung: [Int] = []
    let distant = SystemClock.shared.schedule(after: 1_000_000) { rung.append(0) }
    _ = SystemClock.shared.schedule(after: 0.001) { rung.append(1) }
    #expect(await eventually { rung == [1] })
    distant.cancel()
  }
}
