import RefreshCore
import Testing

/// Refreshes whose end is missing.
@Suite("A time-out")
struct TimeoutTests {
  private static let header = RefreshBehavior.header.with {
    $0.timing.timeout = 30
    $0.showsFailure = true
  }

  @Test("a time-out counts from the start of the action")
  func starts() {
    var bench = Bench(Self.header)
    #expect(!bench.send(.begin).contains(.starts(.timeout)))
    #expect(bench.send(.revealed) == [.performsAction, .starts(.timeout)])
  }

  @Test("a time-out never starts where the end may be missing for ever")
  func infinite() {
    var bench = Bench(.header)
    bench.send(.begin)
    #expect(!bench.send(.revealed).contains(.starts(.timeout)))
  }

  @Test("a time-out never starts for an end that came before the action")
  func endedBefore() {
    var bench = Bench(Self.header)
    bench.send(.begin)
    bench.send(.end(.success))
    #expect(!bench.send(.revealed).contains(.starts(.timeout)))
  }

  @Test("a time-out is a failure, and calls the action off")
  func failure() {
    var bench = Bench(Self.header)
    bench.refresh()
    let effects = bench.send(.timedOut)
    #expect(effects.contains(.cancelsAction))
    #expect(bench.phase == .ending)
    bench.send(.retracted)
    #expect(bench.phase == .failed)
    #expect(bench.completed == 1)
  }

  @Test("a time-out waits like any other end")
  func held() {
    var bench = Bench(Self.header.with { $0.timing.minimumVisible = 60 })
    bench.send(.begin)
    bench.send(.revealed)
    #expect(bench.send(.timedOut) == .cancelsAction)
    #expect(bench.phase == .refreshing)
    bench.send(.minimumShown)
    #expect(bench.phase == .ending)
  }

  @Test("a time-out comes too late for an end that is held")
  func afterEnd() {
    var bench = Bench(Self.header.with { $0.timing.minimumVisible = 60 })
    bench.send(.begin)
    bench.send(.revealed)
    bench.send(.end(.success))
    #expect(bench.send(.timedOut) == [])
    bench.send(.minimumShown)
    bench.send(.retracted)
    #expect(bench.phase == .idle)
  }

  // Which refresh an end belongs to, the controller knows: see `LateEndTests`.
  @Test("an end after a time-out does nothing if no other refresh is running")
  func endAtRest() {
    var bench = Bench(Self.header)
    bench.refresh()
    bench.send(.timedOut)
    #expect(bench.send(.end(.success)) == .ignored)
    bench.send(.retracted)
    #expect(bench.phase == .failed)
    #expect(bench.send(.end(.success)) == .ignored)
  }
}
