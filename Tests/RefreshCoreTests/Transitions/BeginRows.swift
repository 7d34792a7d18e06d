import RefreshCore
import Testing

/// The rows of the table in which the app asks for a refresh.
@Suite("Begin")
struct BeginRows {
  /// A control in each phase from which it can begin.
  static func bench(in phase: RefreshPhase) -> Bench {
    var bench = Bench(.header.with { $0.showsFailure = true })
    switch phase {
    case .idle, .pending, .refreshing, .exhausted, .secondLevelArmed, .secondLevel: break
    case .pulling: bench.drag(to: 30)
    case .armed: bench.drag(to: 90)
    case .ending: bench.refreshAndEnd(.success)
    case .failed:
      bench.refreshAndEnd(.failure)
      bench.send(.retracted)
    }
    return bench
  }

  @Test(
    "idle, pulling, armed, ending, failed + begin on screen = refreshing",
    arguments: [RefreshPhase.idle, .pulling, .armed, .ending, .failed]
  )
  func onScreen(from phase: RefreshPhase) {
    var bench = Self.bench(in: phase)
    #expect(bench.phase == phase)
    let effects = bench.send(.begin)
    #expect(bench.phase == .refreshing)
    #expect(!effects.contains(.ignored))
    #expect(effects.contains(.scrollsIntoSight))
  }

  @Test(
    "idle, pulling, armed, ending, failed + begin off screen = pending",
    arguments: [RefreshPhase.idle, .pulling, .armed, .ending, .failed]
  )
  func offScreen(from phase: RefreshPhase) {
    var bench = Self.bench(in: phase)
    bench.send(.detached)
    let effects = bench.send(.begin)
    #expect(bench.phase == .pending)
    #expect(bench.machine.progress == 1)
    #expect(bench.addedInset == 0)
    #expect(!effects.contains(.ignored))
    #expect(!effects.contains(.scrollsIntoSight))
  }

  @Test("pending + on screen = refreshing")
  func attached() {
    var bench = Bench(.header, isAttached: false)
    bench.send(.begin)
    let effects = bench.send(.attached)
    #expect(bench.phase == .refreshing)
    #expect(effects.isSuperset(of: [.phaseChanged, .scrollsIntoSight, .starts(.reveal)]))
  }

  @Test(
    "pending + an end = idle, without an action or a completion",
    arguments: [RefreshOutcome.success, .failure, .cancelled, .exhausted]
  )
  func endedWhilePending(_ outcome: RefreshOutcome) {
    var bench = Bench(.header, isAttached: false)
    bench.send(.begin)
    #expect(bench.send(.end(outcome)) == .phaseChanged)
    #expect(bench.phase == .idle)
    bench.send(.attached)
    #expect(bench.phase == .idle)
    #expect(bench.fired == 0 && bench.completed == 0)
  }

  @Test("pending + an end without more data = exhausted, where that is allowed")
  func exhaustedWhilePending() {
    var bench = Bench(.footer, isAttached: false)
    bench.send(.begin)
    bench.send(.end(.exhausted))
    #expect(bench.phase == .exhausted)
  }

  @Test("pending + scrolls, lifts and a second begin = pending")
  func pendingStays() {
    var bench = Bench(.header, isAttached: false)
    bench.send(.begin)
    #expect(bench.drag(to: 100) == [])
    #expect(bench.lift() == [])
    #expect(bench.coast(to: 20) == [])
    #expect(bench.machine.progress == 0.25)
    #expect(bench.send(.begin) == .ignored)
    #expect(bench.send(.reset) == .ignored)
    #expect(bench.phase == .pending)
    #expect(bench.machine.isBusy)
  }

  @Test("refreshing + begin = refreshing, and the call is ignored")
  func whileRefreshing() {
    var bench = Bench(.header)
    bench.refresh()
    #expect(bench.send(.begin) == .ignored)
    #expect(bench.fired == 1)
  }

  @Test("refreshing off screen + begin = refreshing, never pending")
  func whileRefreshingOffScreen() {
    var bench = Bench(.header)
    bench.refresh()
    bench.send(.detached)
    #expect(bench.send(.begin) == .ignored)
    #expect(bench.phase == .refreshing)
  }

  @Test("exhausted + begin = exhausted, and the call is ignored")
  func whileExhausted() {
    var bench = Bench(.footer)
    bench.send(.end(.exhausted))
    #expect(bench.send(.begin) == .ignored)
    #expect(bench.phase == .exhausted)
  }

  @Test("begin shows the control, wherever the list has been scrolled to")
  func scrollsThere() {
    var bench = Bench(.header, start: 64)
    bench.coast(to: -700)
    bench.send(.begin)
    #expect(bench.reading.offset == -124)
    #expect(bench.addedInset == 60)
  }
}
