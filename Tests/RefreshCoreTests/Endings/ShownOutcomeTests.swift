import RefreshCore
import Testing

/// Outcomes that are shown for a time before the control retracts.
@Suite("A shown outcome")
struct ShownOutcomeTests {
  private static let header = RefreshBehavior.header.with {
    $0.timing.succeeded = 0.9
    $0.timing.failed = 2
  }

  /// A control that shows an outcome.
  private static func bench(_ outcome: RefreshOutcome, _ behavior: RefreshBehavior = header)
    -> Bench
  {
    var bench = Bench(behavior)
    bench.refreshAndEnd(outcome)
    return bench
  }

  @Test("an outcome is shown in full view for its time, and then retracts")
  func time() {
    for (outcome, state, time) in [
      (RefreshOutcome.success, RefreshState.succeeded, 0.9), (.failure, .failed, 2),
    ] {
      var bench = Bench(Self.header)
      bench.refresh()
      let effects = bench.send(.end(outcome))
      #expect(effects.contains(.starts(.outcome)) && !effects.contains(.animatesRetract))
      #expect(bench.machine.seconds(of: .outcome) == time)
      #expect(bench.machine.visibleState == state && bench.addedInset == 60)
      #expect(bench.completed == 0 && bench.machine.progress == 1)
      #expect(bench.send(.outcomeShown).isSuperset(of: [.animatesRetract, .starts(.retract)]))
      #expect(bench.machine.visibleState == state && bench.addedInset == 0)
      bench.send(.retracted)
      #expect(bench.phase == .idle && bench.completed == 1)
    }
  }

  @Test("a canceled or exhausted refresh, and one without a time, retracts at once")
  func noTime() {
    let exhaustible = Self.header.with { $0.allowsExhausted = true }
    #expect(!Self.bench(.cancelled).machine.isShowingOutcome)
    #expect(Self.bench(.exhausted, exhaustible).phase == .exhausted)
    #expect(!Self.bench(.success, .header).machine.isShowingOutcome)
    let successes = Self.header.with { $0.timing.failed = 0 }
    #expect(!Self.bench(.failure, successes).machine.isShowingOutcome)
  }

  @Test("a pull past the distance arms the control in the scroll that ends the outcome")
  func pull() {
    var bench = Self.bench(.success)
    let effects = bench.drag(to: 81)
    #expect(bench.phase == .armed && bench.addedInset == 0)
    #expect(effects.isSuperset(of: [.stopsTimers, .animatesRetract, .haptic, .phaseChanged]))
  }

  @Test("a finger ends the outcome with its first scroll")
  func finger() {
    var bench = Self.bench(.success)
    #expect(bench.drag(to: 61).contains(.stopsTimers))
    #expect(bench.phase == .ending && bench.addedInset == 0)
  }

  @Test("a bounce does not end the outcome, but a scroll out of view does")
  func bounce() {
    var bench = Self.bench(.success)
    #expect(bench.coast(to: 75) == [])
    #expect(bench.coast(to: 60) == [])
    #expect(bench.coast(to: 40) == .insetChanged)
    #expect(bench.machine.isShowingOutcome && bench.addedInset == 40)
    #expect(bench.coast(to: 0).contains(.starts(.retract)))
    #expect(!bench.machine.isShowingOutcome)
  }

  @Test("new rows and new insets do not end the outcome")
  func rows() {
    var bench = Self.bench(.success)
    bench.reading.content += 500
    #expect(bench.send(.contentChanged) == [])
    bench.reading.start += 20
    bench.reading.offset -= 20
    #expect(bench.send(.insetsChanged) == [])
    #expect(bench.send(.displaced) == [])
    #expect(bench.machine.isShowingOutcome && bench.addedInset == 60)
  }

  @Test("begin() during the outcome starts the next refresh, after its completion")
  func begin() {
    var bench = Self.bench(.failure)
    let effects = bench.send(.begin)
    #expect(bench.phase == .refreshing && bench.completed == 1)
    #expect(effects.isSuperset(of: [.stopsTimers, .reportsCompletion, .starts(.reveal)]))
  }

  @Test("the second end is ignored, but data may run out while the outcome is shown")
  func end() {
    var bench = Self.bench(.success, Self.header.with { $0.allowsExhausted = true })
    #expect(bench.send(.end(.failure)) == .ignored)
    #expect(bench.machine.visibleState == .succeeded)
    #expect(bench.send(.end(.exhausted)).isSuperset(of: [.animatesRetract, .stopsTimers]))
    #expect(bench.phase == .exhausted && bench.addedInset == 0)
  }

  @Test("hiding ends the outcome; disabling and leaving the window do not")
  func presence() {
    var bench = Self.bench(.success)
    #expect(bench.send(.disabled) == [])
    #expect(bench.send(.detached) == [])
    #expect(bench.machine.isShowingOutcome)
    bench.send(.hidden)
    #expect(bench.phase == .idle && bench.addedInset == 0 && bench.completed == 1)
  }

  @Test("an outcome that is out of view is not waited for")
  func outOfView() {
    var bench = Bench(Self.header)
    bench.refresh()
    bench.coast(to: -200)
    #expect(bench.send(.end(.success)).contains(.starts(.retract)))
    var overlay = Self.header.with { $0.style = .overlay }
    overlay.insetWhileRefreshing = .none
    #expect(Self.bench(.success, overlay).machine.isShowingOutcome)
  }

  @Test("a tap ends the outcome, or tries again where a tap at rest would")
  func tap() {
    var bench = Self.bench(.success)
    #expect(bench.machine.tapEvents(at: bench.reading)?.first == .outcomeShown)
    let keeping = Self.header.with { $0.showsFailure = true }
    bench = Self.bench(.failure, keeping)
    #expect(bench.machine.tapEvents(at: bench.reading)?.first == .begin)
  }

  @Test("an inline control that keeps showing its failure takes taps at once")
  func inline() {
    let footer = RefreshBehavior.tapped.with { $0.timing.failed = 2 }
    var bench = Bench(footer.with { $0.showsFailure = true })
    bench.coast(to: 44)
    bench.refreshAndEnd(.failure)
    #expect(bench.phase == .failed)
    bench = Bench(footer)
    bench.coast(to: 44)
    bench.refreshAndEnd(.failure)
    #expect(bench.machine.isShowingOutcome)
  }

  @Test("a second level opens from a shown outcome, and its closing shows none")
  func secondLevel() {
    var bench = Self.bench(.success, .leveled.with { $0.timing.succeeded = 0.9 })
    bench.send(.openSecondLevel)
    #expect(bench.phase == .secondLevel)
    bench.send(.closeSecondLevel)
    #expect(bench.phase == .ending && !bench.machine.isShowingOutcome)
  }
}
