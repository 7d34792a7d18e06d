import RefreshCore
import Testing

/// Ends that come before they may take effect.
@Suite("An end")
struct HeldEndTests {
  private static let minimum = RefreshBehavior.header.with { $0.timing.minimumVisible = 1 }
  private static let delayed = RefreshBehavior.header.with { $0.timing.endDelay = 0.3 }

  @Test("an end is held until the control has been visible long enough")
  func minimumVisible() {
    var bench = Bench(Self.minimum)
    #expect(bench.send(.begin).contains(.starts(.minimumVisible)))
    bench.send(.revealed)
    #expect(bench.send(.end(.success)) == [])
    bench.coast(to: 10)
    #expect(bench.phase == .refreshing)
    bench.send(.minimumShown)
    #expect(bench.phase == .ending)
  }

  @Test("an end is not held once the control has been visible long enough")
  func minimumOver() {
    var bench = Bench(Self.minimum)
    bench.send(.begin)
    bench.send(.revealed)
    bench.send(.minimumShown)
    #expect(bench.phase == .refreshing)
    bench.send(.end(.success))
    #expect(bench.phase == .ending)
  }

  @Test("an end waits for the reveal, even if the least time is over before it")
  func minimumBeforeReveal() {
    var bench = Bench(Self.minimum)
    bench.send(.begin)
    bench.send(.end(.success))
    bench.send(.minimumShown)
    #expect(bench.phase == .refreshing)
    bench.send(.revealed)
    #expect(bench.phase == .ending)
    #expect(bench.fired == 1)
  }

  @Test("an end waits for its delay, which begins once nothing else is in the way")
  func delay() {
    var bench = Bench(Self.delayed)
    bench.send(.begin)
    #expect(bench.send(.end(.success)) == [])
    #expect(bench.send(.revealed).contains(.starts(.endDelay)))
    #expect(bench.phase == .refreshing)
    #expect(bench.coast(to: 60) == [])
    bench.send(.endDelayed)
    #expect(bench.phase == .ending)
  }

  @Test("an early end does not wait for a delay of 0")
  func strayDelay() {
    var bench = Bench(Self.delayed)
    bench.refresh()
    bench.send(.endDelayed)
    #expect(bench.send(.end(.success)) == .starts(.endDelay))
    #expect(bench.phase == .refreshing)
  }

  @Test("an end has its own delay in each refresh")
  func delayTwice() {
    var bench = Bench(Self.delayed)
    for _ in 0..<2 {
      bench.refresh()
      #expect(bench.send(.end(.success)) == .starts(.endDelay))
      bench.send(.endDelayed)
      bench.send(.retracted)
      #expect(bench.phase == .idle)
    }
  }

  @Test("an end that is held keeps its outcome")
  func outcome() {
    var bench = Bench(Self.minimum.with { $0.allowsExhausted = true })
    bench.send(.begin)
    bench.send(.revealed)
    bench.send(.end(.exhausted))
    #expect(bench.phase == .refreshing)
    bench.send(.minimumShown)
    #expect(bench.phase == .exhausted)
  }

  @Test("an end of an overlay waits for the finger to leave the list")
  func overlay() {
    var lifted = Bench(.overlaying)
    lifted.refresh()
    lifted.drag(to: 20)
    lifted.send(.end(.success))
    #expect(lifted.phase == .refreshing)
    lifted.drag(to: 10)
    #expect(lifted.phase == .refreshing)
    lifted.lift()
    #expect(lifted.phase == .ending)

    var settled = Bench(.overlaying)
    settled.refresh()
    settled.drag(to: 20)
    settled.send(.end(.success))
    settled.coast(to: 10)
    #expect(settled.phase == .ending)
  }

  @Test("an end of any other control waits for no finger")
  func finger() {
    var bench = Bench(.header)
    bench.refresh()
    bench.drag(to: 20)
    bench.send(.end(.success))
    #expect(bench.phase == .ending)
  }

  @Test("an end that is held reaches no later refresh")
  func notInherited() {
    var bench = Bench(Self.minimum)
    bench.send(.begin)
    bench.send(.end(.success))
    bench.send(.hidden)
    bench.send(.shown)
    bench.refresh()
    #expect(bench.phase == .refreshing)
  }
}
