import RefreshCore
import Testing

/// Refreshes that are requested while the end of the one before is deferred.
@Suite("A begin after an end that is held")
struct FollowingTests {
  private static let held = RefreshBehavior.footer.with {
    $0.timing.minimumVisible = 1
    $0.showsFailure = true
  }

  /// A control whose end is held.
  private func bench(_ outcome: RefreshOutcome, _ behavior: RefreshBehavior = held) -> Bench {
    var bench = Bench(behavior)
    bench.send(.begin)
    bench.send(.revealed)
    bench.send(.end(outcome))
    #expect(bench.phase == .refreshing)
    return bench
  }

  @Test("a begin after an end that is held follows that end at once, after its completion")
  func follows() {
    var bench = bench(.success)
    #expect(bench.send(.begin) == [])
    let effects = bench.send(.minimumShown)
    #expect(bench.phase == .refreshing)
    #expect(bench.fired == 1 && bench.completed == 1)
    #expect(effects.isSuperset(of: [.stopsTimers, .starts(.reveal), .starts(.minimumVisible)]))
    #expect(!effects.contains(.starts(.retract)) && !effects.contains(.phaseChanged))
    bench.send(.revealed)
    #expect(bench.fired == 2)
  }

  @Test("follows an end that came before the action, which still runs once")
  func followsDuringReveal() {
    var bench = Bench(.header)
    bench.send(.begin)
    bench.send(.end(.success))
    bench.send(.begin)
    let effects = bench.send(.revealed)
    #expect(effects.isSuperset(of: [.performsAction, .reportsCompletion, .starts(.reveal)]))
    #expect(effects.contains(.endsActionAtOnce))
    #expect(bench.fired == 1 && bench.completed == 1)
    bench.send(.revealed)
    #expect(bench.fired == 2)
  }

  @Test("the second refresh acts in the event that ends the first, if all durations are 0")
  func followsAtOnce() {
    var bench = bench(.success, Self.held.with { $0.action = .immediate })
    bench.send(.begin)
    let effects = bench.send(.minimumShown)
    #expect(effects.isSuperset(of: [.performsAction, .reportsCompletion]))
    #expect(!effects.contains(.starts(.reveal)) && !effects.contains(.endsActionAtOnce))
    #expect(bench.fired == 2 && bench.completed == 1)
  }

  @Test("a begin after an end that is held is one refresh, however often it is called")
  func once() {
    var bench = bench(.success)
    for _ in 0..<3 { #expect(bench.send(.begin) == []) }
    bench.send(.minimumShown)
    bench.send(.revealed)
    bench.send(.end(.success))
    bench.send(.minimumShown)
    #expect(bench.phase == .ending)
    #expect(bench.fired == 2)
  }

  @Test("an end after a deferred end and a begin cancels the begin")
  func takenBack() {
    var bench = bench(.failure)
    bench.send(.begin)
    #expect(bench.send(.end(.success)) == [])
    #expect(bench.send(.end(.success)) == .ignored)
    bench.send(.minimumShown)
    #expect(bench.phase == .ending)
    bench.send(.retracted)
    #expect(bench.phase == .failed)
  }

  @Test("a begin after an end that is held waits off screen until the control is on it")
  func offScreen() {
    var bench = bench(.success)
    bench.send(.begin)
    bench.send(.detached)
    bench.send(.minimumShown)
    #expect(bench.phase == .pending)
    #expect(bench.addedInset == 0)
    #expect(bench.completed == 1)
    bench.send(.attached)
    #expect(bench.phase == .refreshing)
  }

  @Test("a begin after an end that is held is refused where a begin would be")
  func refused() {
    for event in [RefreshEvent.disabled, .opposite(isBusy: true)] {
      var bench = bench(.success)
      bench.send(event)
      #expect(bench.send(.begin) == .ignored)
      bench.send(.minimumShown)
      #expect(bench.phase == .ending)
    }
  }

  @Test("a begin after an end that is held is called off by hiding")
  func hidden() {
    var bench = bench(.success)
    bench.send(.begin)
    bench.send(.hidden)
    bench.send(.shown)
    bench.send(.minimumShown)
    #expect(bench.phase == .idle)
    #expect(bench.fired == 1 && bench.completed == 1)
  }

  @Test("a begin after an end that is held is refused once data has run out")
  func exhausted() {
    var bench = bench(.exhausted)
    #expect(bench.send(.begin) == .ignored)
    bench.send(.minimumShown)
    #expect(bench.phase == .exhausted)
  }

  @Test("or another end does not hide that data ran out")
  func exhaustedLater() {
    for begins in [false, true] {
      var bench = bench(.success)
      if begins { bench.send(.begin) }
      #expect(bench.send(.end(.exhausted)) == [])
      #expect(bench.send(.end(.exhausted)) == .ignored)
      bench.send(.minimumShown)
      #expect(bench.phase == .exhausted)
      #expect(bench.machine.lastOutcome == .exhausted)
    }
  }

  @Test("or another end is nothing where data can't run out")
  func exhaustedNotAllowed() {
    var bench = bench(.failure, Self.held.with { $0.allowsExhausted = false })
    #expect(bench.send(.end(.exhausted)) == .ignored)
    bench.send(.minimumShown)
    bench.send(.retracted)
    #expect(bench.phase == .failed)
  }
}
