import RefreshCore
import Testing

/// Loads that the app runs by itself, and refreshes without action that show them.
@Suite("A load of the app")
struct LoadTests {
  /// A control that shows a load of the app.
  private func bench(_ behavior: RefreshBehavior = .header) -> Bench {
    var bench = Bench(behavior)
    bench.send(.refreshing(true))
    return bench
  }

  @Test(
    "a load of the app is shown without an action and a time limit",
    arguments: [RefreshBehavior.header, .header.with { $0.action = .immediate }]
  )
  func shows(_ base: RefreshBehavior) {
    var bench = bench(base.with { $0.timing.timeout = 30 })
    #expect(bench.phase == .refreshing && bench.machine.isRefreshing)
    let effects = bench.send(.revealed)
    #expect(!effects.contains(.starts(.timeout)))
    #expect(!bench.machine.awaitsEnd, "the end of an old action would be taken")
    bench.send(.timedOut)
    #expect(bench.phase == .refreshing)
    bench.send(.refreshing(false))
    bench.send(.retracted)
    #expect(bench.phase == .idle && !bench.machine.isRefreshing)
    #expect(bench.fired == 0 && bench.completed == 1)
  }

  @Test("a load of the app leaves an action that runs")
  func leavesAction() {
    var bench = Bench(.header)
    bench.send(.begin)
    bench.send(.revealed)
    #expect(bench.send(.refreshing(true)) == [])
    #expect(bench.machine.awaitsEnd)
    bench.send(.end(.success))
    #expect(bench.phase == .ending && !bench.machine.isRefreshing)
    #expect(bench.fired == 1)
  }

  @Test("an action that has not run is not run beside a load of the app")
  func replacesAction() {
    var bench = Bench(.header)
    bench.send(.begin)
    bench.send(.refreshing(true))
    bench.send(.revealed)
    #expect(bench.phase == .refreshing && bench.fired == 0)
    bench.send(.refreshing(false))
    bench.send(.retracted)
    #expect(bench.fired == 0 && bench.completed == 1)
  }

  @Test("a load that ends in the reveal ends after it, without an action")
  func endsInReveal() {
    var bench = bench()
    bench.send(.refreshing(false))
    #expect(bench.phase == .refreshing)
    bench.send(.revealed)
    #expect(bench.phase == .ending && bench.fired == 0)
  }

  @Test("a load that begins while an end is held is shown after that end")
  func follows() {
    var bench = Bench(.header.with { $0.timing.minimumVisible = 1 })
    bench.send(.begin)
    bench.send(.revealed)
    bench.send(.end(.success))
    bench.send(.refreshing(true))
    bench.send(.minimumShown)
    #expect(bench.phase == .refreshing && bench.completed == 1)
    bench.send(.revealed)
    #expect(bench.fired == 1)
    bench.send(.minimumShown)
    bench.send(.refreshing(false))
    bench.send(.retracted)
    #expect(bench.fired == 1 && bench.completed == 2)
  }

  @Test("a load that ends while an end is held is not shown")
  func followsNoMore() {
    var bench = Bench(.header.with { $0.timing.minimumVisible = 1 })
    bench.send(.begin)
    bench.send(.revealed)
    bench.send(.end(.success))
    bench.send(.refreshing(true))
    bench.send(.refreshing(false))
    bench.send(.minimumShown)
    #expect(bench.phase == .ending)
  }

  @Test("the end of a load ends a refresh that the user has begun")
  func endsOther() {
    var bench = Bench(.header)
    bench.send(.begin)
    bench.send(.revealed)
    bench.send(.refreshing(false))
    #expect(bench.phase == .ending && bench.machine.lastOutcome == .success)
  }

  @Test("a pull under the finger becomes a refresh that shows the load")
  func takesPull() {
    var bench = Bench(.header)
    bench.drag(to: 200)
    #expect(bench.phase == .armed)
    bench.send(.refreshing(true))
    #expect(bench.phase == .refreshing)
    bench.send(.revealed)
    bench.reading.isDragging = false
    bench.send(.released)
    #expect(bench.fired == 0)
  }

  @Test("the end of a load that is not shown disarms and resets nothing", arguments: [false, true])
  func endsNothing(isExhausted: Bool) {
    var bench = Bench(.header.with { ($0.allowsExhausted, $0.resetsOnEnd) = (true, true) })
    if isExhausted { bench.send(.end(.exhausted)) } else { bench.drag(to: 200) }
    let phase = bench.phase
    #expect(bench.send(.refreshing(false)) == [])
    #expect(bench.phase == phase && phase != .idle)
  }

  /// What keeps a load from being shown, and what ends that.
  private static let obstacles: [(RefreshEvent, RefreshEvent)] = [
    (.disabled, .enabled), (.hidden, .shown), (.detached, .attached),
    (.opposite(isBusy: true), .opposite(isBusy: false)), (.end(.exhausted), .reset),
    (.openSecondLevel, .closeSecondLevel),
  ]

  private static let all = RefreshBehavior.leveled.with {
    ($0.allowsExhausted, $0.isExclusive) = (true, true)
  }

  @Test("a load is shown as soon as a refresh can start", arguments: obstacles)
  func waits(for obstacle: RefreshEvent, end: RefreshEvent) {
    var bench = Bench(Self.all)
    bench.send(obstacle)
    bench.send(.refreshing(true))
    #expect(bench.phase != .refreshing && bench.machine.isRefreshing)
    bench.send(end)
    #expect(bench.phase == .refreshing)
    bench.send(.revealed)
    #expect(bench.fired == 0)
  }

  @Test("a load that ends before it is shown is not shown", arguments: obstacles, [false, true])
  func waitsNoMore(for obstacle: (RefreshEvent, RefreshEvent), endsByCall: Bool) {
    var bench = Bench(Self.all)
    bench.send(obstacle.0)
    bench.send(.refreshing(true))
    let effects = bench.send(endsByCall ? .end(.success) : .refreshing(false))
    #expect(!effects.contains(.ignored) && !bench.machine.isRefreshing)
    bench.send(obstacle.1)
    #expect(bench.phase != .refreshing && bench.completed == 0)
  }

  @Test("a control that is hidden while it shows a load shows the load again")
  func showsAgain() {
    var bench = bench()
    bench.send(.revealed)
    bench.send(.hidden)
    #expect(bench.machine.isRefreshing && bench.completed == 0 && bench.phase == .idle)
    bench.send(.shown)
    #expect(bench.phase == .refreshing)
    bench.send(.revealed)
    bench.send(.refreshing(false))
    bench.send(.retracted)
    #expect(bench.fired == 0 && bench.completed == 1)
  }
}
