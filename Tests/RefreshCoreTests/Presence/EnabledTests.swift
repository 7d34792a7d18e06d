import RefreshCore
import Testing

/// Controls that may not trigger for a while.
@Suite("Disabling")
struct EnabledTests {
  @Test("disabling a control disarms it, so that a release does nothing")
  func disarms() {
    var bench = Bench(.header)
    bench.drag(to: 100)
    #expect(bench.send(.disabled) == .phaseChanged)
    #expect(bench.phase == .pulling)
    bench.lift()
    #expect(bench.phase == .pulling)
  }

  @Test("a disabled control is not started by any kind of trigger")
  func triggers() {
    for behavior in [RefreshBehavior.header, .crossing, .reaching, .overlaying] {
      var bench = Bench(behavior)
      bench.send(.disabled)
      bench.drag(to: 100)
      bench.lift()
      bench.coast(to: 100)
      bench.drag(to: 120)
      #expect(bench.phase == .pulling)
    }
  }

  @Test("begin does not start a disabled control")
  func begin() {
    var bench = Bench(.header)
    bench.send(.disabled)
    #expect(bench.send(.begin) == .ignored)
    bench.send(.enabled)
    bench.send(.begin)
    #expect(bench.phase == .refreshing)
  }

  @Test("disabling leaves a refresh that goes on to its end")
  func whileRefreshing() {
    var bench = Bench(.header)
    bench.refresh()
    #expect(bench.send(.disabled) == [])
    bench.send(.end(.success))
    bench.send(.retracted)
    #expect(bench.phase == .idle)
  }

  @Test("disabling still shows a pull")
  func pulling() {
    var bench = Bench(.header)
    bench.send(.disabled)
    bench.drag(to: 40)
    #expect(bench.phase == .pulling)
    #expect(bench.machine.progress == 0.5)
  }

  @Test("disabling is over with enabling, in the same drag")
  func enabled() {
    var bench = Bench(.header)
    bench.send(.disabled)
    bench.drag(to: 100)
    bench.send(.enabled)
    #expect(bench.phase == .pulling)
    bench.drag(to: 101)
    #expect(bench.phase == .armed)
  }
}
