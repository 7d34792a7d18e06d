import RefreshCore
import Testing

/// Controls that leave the layout and come back.
@Suite("Hiding")
struct HiddenTests {
  @Test("hiding cancels a running refresh and removes the inset at once")
  func whileRefreshing() {
    var bench = Bench(.header)
    bench.refresh()
    let effects = bench.send(.hidden)
    #expect(
      effects == [
        .phaseChanged, .insetChanged, .cancelsAction, .reportsCompletion, .stopsTimers,
      ]
    )
    #expect(bench.phase == .idle)
    #expect(bench.addedInset == 0)
    #expect(bench.machine.progress == 0)
    #expect(bench.machine.lastOutcome == .cancelled)
  }

  @Test("before the action owes no completion")
  func whileRevealing() {
    var bench = Bench(.header)
    bench.send(.begin)
    let effects = bench.send(.hidden)
    #expect(!effects.contains(.cancelsAction) && !effects.contains(.reportsCompletion))
    bench.send(.revealed)
    #expect(bench.fired == 0)
  }

  @Test("hiding applies a deferred end, since the end came first")
  func heldEnd() {
    let footer = RefreshBehavior.footer.with {
      $0.timing.minimumVisible = 1
      $0.showsFailure = true
    }
    let rests: [(RefreshOutcome, RefreshPhase)] = [
      (.success, .idle), (.exhausted, .exhausted), (.failure, .failed), (.cancelled, .idle),
    ]
    for (outcome, rest) in rests {
      var bench = Bench(footer)
      bench.send(.begin)
      bench.send(.revealed)
      bench.send(.end(outcome))
      bench.send(.hidden)
      #expect(bench.phase == rest)
      #expect(bench.machine.lastOutcome == outcome)
      #expect(bench.completed == 1)
    }
  }

  @Test("hiding a control ends its retraction at once")
  func whileEnding() {
    var bench = Bench(.header.with { $0.showsFailure = true })
    bench.refreshAndEnd(.failure)
    #expect(bench.send(.hidden).isSuperset(of: [.reportsCompletion, .stopsTimers]))
    #expect(bench.phase == .failed)
  }

  @Test("hiding of a control that ran out of data stops its delays and reports its completion")
  func whileExhausting() {
    var bench = Bench(.footer)
    bench.refreshAndEnd(.exhausted)
    #expect(bench.send(.hidden).isSuperset(of: [.reportsCompletion, .stopsTimers]))
    #expect(bench.phase == .exhausted)
    bench.send(.retracted)
    #expect(bench.completed == 1)
  }

  @Test("hiding calls off what waits to come on screen")
  func whilePending() {
    var bench = Bench(.header, isAttached: false)
    bench.send(.begin)
    bench.send(.hidden)
    bench.send(.attached)
    #expect(bench.phase == .idle)
    #expect(bench.fired == 0)
  }

  @Test("hiding disarms, and no gesture or call does anything until it is shown")
  func hiddenControl() {
    var bench = Bench(.header)
    bench.drag(to: 100)
    bench.send(.hidden)
    #expect(bench.phase == .idle)
    bench.drag(to: 120)
    bench.lift()
    bench.coast(to: 120)
    #expect(bench.phase == .idle)
    #expect(bench.send(.begin) == .ignored)
    bench.send(.shown)
    bench.send(.begin)
    #expect(bench.phase == .refreshing)
  }

  @Test("hiding an inline control removes its inset, and showing it adds the inset again")
  func inline() {
    var bench = Bench(.reaching)
    #expect(bench.send(.hidden).contains(.insetChanged))
    #expect(bench.addedInset == 0)
    #expect(bench.send(.shown) == .insetChanged)
    #expect(bench.addedInset == 44)
  }

  @Test("hiding twice is hiding once")
  func twice() {
    var bench = Bench(.reaching)
    bench.send(.hidden)
    bench.send(.hidden)
    bench.send(.shown)
    bench.send(.shown)
    #expect(bench.addedInset == 44)
  }
}
