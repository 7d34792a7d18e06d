import RefreshCore
import Testing

/// Taps on controls, and controls that nothing else starts.
@Suite("Taps")
struct TapTests {
  private func takesTap(_ bench: Bench) -> Bool {
    bench.machine.tapEvents(at: bench.reading) != nil
  }

  @Test("no scroll starts a control with a tap trigger", arguments: [true, false])
  func scrolls(needsFinger: Bool) {
    var bench = Bench(.tapped.with { $0.trigger.requiresDrag = needsFinger })
    for pull in [-300, -1, 0, 44, 100, 300] as [Double] {
      bench.drag(to: pull)
      bench.lift()
      bench.coast(to: pull + 1)
      #expect(bench.phase == (pull + 1 > 0 ? .pulling : .idle))
      #expect(bench.machine.progress == 0)
    }
    #expect(bench.fired == 0)
  }

  @Test(
    "a tap starts a control in the content wherever the list rests",
    arguments: [-300.0, 0, 44]
  )
  func rest(pull: Double) {
    var bench = Bench(.tapped)
    bench.coast(to: pull)
    #expect(takesTap(bench))
    bench.send(.begin)
    #expect(bench.phase == .refreshing)
    #expect(!takesTap(bench))
    #expect(bench.machine.progress == 1)
    bench.send(.end(.success))
    #expect(takesTap(bench))
    #expect(bench.machine.progress == 0)
  }

  @Test("a control out of view takes taps only after a failure")
  func outOfView() {
    var bench = Bench(
      .header.with {
        $0.showsFailure = true
        $0.timing.retract = 0
      }
    )
    #expect(!takesTap(bench))
    bench.refreshAndEnd(.failure)
    #expect(bench.phase == .failed)
    #expect(takesTap(bench))
  }

  @Test("a retracting control takes no taps")
  func retracting() {
    var bench = Bench(.tapped.with { $0.timing.retract = 0.4 })
    bench.refreshAndEnd(.success)
    #expect(bench.phase == .ending)
    #expect(!takesTap(bench))
  }

  @Test("an exhausted control takes taps only if it resets on a tap", arguments: [true, false])
  func exhausted(resets: Bool) {
    var bench = Bench(.tapped.with { $0.resetsOnTap = resets })
    bench.send(.end(.exhausted))
    #expect(bench.phase == .exhausted)
    #expect(takesTap(bench) == resets)
  }

  @Test("a disabled, hidden or excluded control takes no taps")
  func hindered() {
    for event in [RefreshEvent.disabled, .hidden, .opposite(isBusy: true)] {
      var bench = Bench(.tapped)
      bench.send(event)
      #expect(!takesTap(bench))
    }
    var empty = Bench(.tapped.with { $0.hidesWhenEmpty = true }, content: 0)
    #expect(!takesTap(empty))
    empty.reading.content = 2000
    #expect(takesTap(empty))
  }
}
