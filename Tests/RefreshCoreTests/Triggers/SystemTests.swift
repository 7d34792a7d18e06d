import RefreshCore
import Testing

/// Controls inside a `UIRefreshControl`, which UIKit drives.
@Suite("Inside a UIRefreshControl")
struct SystemTests {
  private static let timed = RefreshBehavior.system(
    timing: .system(succeeded: 0.9, failed: 2, timeout: 30),
    showsFailure: true,
    allowsExhausted: true
  )

  @Test("no scroll starts a refresh, and only UIKit makes the progress of a pull full")
  func scrolls() {
    var bench = Bench(.inside)
    for pull in [1, 60, 120, 121, 500] as [Double] {
      bench.drag(to: pull)
      #expect(bench.phase == .pulling)
      #expect(bench.machine.progress == min(pull / 120, 0.95))
    }
    bench.send(.triggered)
    #expect(bench.phase == .refreshing && bench.fired == 1)
    #expect(bench.machine.progress == 1 && bench.addedInset == 60)
  }

  @Test("a pull counts as a fifth of the list, at most 148 points, until its distance is known")
  func distance() {
    var bench = Bench(.inside)
    for (viewport, distance) in [(320, 64), (600, 120), (1376, 148)] as [(Double, Double)] {
      bench.reading.viewport = viewport
      bench.drag(to: distance / 2)
      #expect(bench.machine.progress == 0.5)
    }
    bench.machine.learn(distance: 100)
    bench.drag(to: 50)
    #expect(bench.machine.progress == 0.5)
    bench.send(.triggered)
    bench.machine.learn(distance: 90)
    #expect(bench.machine.progress == 1)
  }

  @Test("the options that UIKit decides are those of UIKit, whatever the timing says")
  func options() {
    let behavior = RefreshBehavior.system(timing: RefreshTiming(reveal: 5, retract: 6, timeout: 7))
    #expect(behavior == .system(timing: .system(timeout: 7)))
    #expect(behavior.insideSystem == behavior)
    #expect(
      behavior.edge == .top && behavior.height == 60 && behavior.insetWhileRefreshing == .fixed
    )
  }

  @Test("an end takes effect once no finger is on the list, not even one that rests")
  func end() {
    for event in [RefreshEvent.end(.success), .end(.failure), .timedOut] {
      var bench = Bench(Self.timed)
      bench.drag(to: 130)
      bench.send(.triggered)
      bench.send(event)
      #expect(bench.phase == .refreshing && bench.addedInset == 60)
      bench.drag(to: -200)
      #expect(bench.phase == .refreshing && bench.addedInset == 60)
      bench.lift()
      #expect(bench.phase == .ending)
    }
    var resting = Bench(.inside)
    resting.send(.triggered)
    // A finger that has not scrolled yet.
    resting.reading.isDragging = true
    resting.send(.end(.success))
    #expect(resting.phase == .refreshing)
    resting.lift()
    #expect(resting.phase == .ending && resting.addedInset == 0)
  }

  @Test("an outcome whose time is over waits for the lift, and no finger ends it")
  func outcome() {
    var bench = Bench(Self.timed)
    bench.send(.triggered)
    bench.coast(to: 60)
    bench.send(.end(.success))
    #expect(bench.machine.isShowingOutcome)
    bench.drag(to: 70)
    bench.send(.outcomeShown)
    #expect(bench.machine.isShowingOutcome && bench.addedInset == 60)
    bench.lift()
    #expect(!bench.machine.isShowingOutcome && bench.addedInset == 0)
    #expect(bench.phase == .ending)
  }

  @Test("an outcome that is over ends with a finger that leaves without a lift")
  func cancelled() {
    var bench = Bench(Self.timed)
    bench.send(.triggered)
    bench.coast(to: 60)
    bench.send(.end(.success))
    bench.drag(to: 70)
    bench.send(.outcomeShown)
    bench.reading.isDragging = false
    bench.send(.gestureCancelled)
    bench.send(.displaced)
    #expect(bench.addedInset == 0)
  }

  @Test("no more data, reported under a finger that holds the outcome, is not lost")
  func exhausted() {
    var bench = Bench(Self.timed)
    bench.send(.triggered)
    bench.coast(to: 60)
    bench.send(.end(.success))
    bench.drag(to: 70)
    bench.send(.end(.exhausted))
    #expect(bench.addedInset == 60)
    bench.lift()
    bench.send(.retracted)
    #expect(bench.phase == .exhausted && bench.completed == 1)
  }

  @Test("a refusal starts nothing: a disabled, exhausted or excluded control ignores UIKit")
  func refusals() {
    for event in [RefreshEvent.disabled, .hidden, .opposite(isBusy: true), .end(.exhausted)] {
      var bench = Bench(Self.timed)
      bench.send(event)
      #expect(bench.send(.triggered).contains(.ignored))
      #expect(bench.fired == 0 && bench.addedInset == 0)
    }
  }

  @Test("a control of another kind ignores a UIRefreshControl")
  func others() {
    var bench = Bench(.header)
    #expect(bench.send(.triggered) == .ignored)
    #expect(bench.phase == .idle)
  }

  @Test("a failure takes no taps, since touches are the list's")
  func taps() {
    var bench = Bench(.system(showsFailure: true))
    bench.refreshAndEnd(.failure)
    bench.send(.retracted)
    #expect(bench.phase == .failed)
    #expect(bench.machine.tapEvents(at: bench.reading) == nil)
    bench.send(.triggered)
    #expect(bench.phase == .refreshing)
  }
}
