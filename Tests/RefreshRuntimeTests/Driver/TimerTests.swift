import RefreshCore
import RefreshRuntime
import RefreshTesting
import Testing

/// The times of a refresh, by the clock.
@MainActor
@Suite("Times")
struct TimerTests {
  private static let timed = RefreshBehavior.header.with {
    $0.timing = RefreshTiming(
      reveal: 0.25,
      retract: 0.4,
      endDelay: 0.3,
      minimumVisible: 1,
      timeout: 30
    )
  }

  @Test("times of a whole refresh follow upon one another")
  func wholeRefresh() {
    let stage = Stage(Self.timed)
    stage.controller.begin()
    stage.clock.advance(by: 0.2)
    #expect(stage.controller.actionCount == 0)
    stage.clock.advance(by: 0.05)
    #expect(stage.controller.actionCount == 1)
    stage.controller.end()
    stage.clock.advance(by: 1)
    #expect(stage.phase == .refreshing)
    stage.clock.advance(by: 0.1)
    #expect(stage.phase == .ending)
    stage.clock.advance(by: 0.3)
    #expect(stage.phase == .ending)
    stage.clock.advance(by: 0.1)
    #expect(stage.phase == .idle)
  }

  @Test("an outcome is shown for its time, in full view, and is announced by one change of phase")
  func outcome() {
    let stage = Stage(
      .header.with {
        $0.timing = RefreshTiming(reveal: 0.25, retract: 0.4, succeeded: 0.9)
      }
    )
    var phases: [RefreshState] = []
    stage.controller.onStateChange = { phases.append($0) }
    stage.controller.begin()
    stage.clock.advance(by: 0.25)
    stage.controller.end()
    #expect(stage.controller.status.state == .succeeded)
    stage.clock.advance(by: 0.89)
    #expect(stage.controller.machine.addedInset == 60)
    stage.clock.advance(by: 0.01)
    #expect(stage.controller.machine.addedInset == 0 && stage.controller.completionCount == 0)
    stage.clock.advance(by: 0.4)
    #expect(stage.phase == .idle && stage.controller.completionCount == 1)
    #expect(phases == [.refreshing, .succeeded, .idle])
  }

  @Test("times of an action that never ends come to an end by the time-out")
  func timeout() {
    let stage = Stage(Self.timed)
    stage.controller.begin()
    stage.clock.advance(by: 30.2)
    #expect(stage.phase == .refreshing)
    stage.clock.advance(by: 1)
    #expect(stage.phase == .idle)
    #expect(stage.controller.completionCount == 1)
    #expect(stage.controller.machine.lastOutcome == .failure)
  }

  @Test("times of an earlier refresh do not reach the next one")
  func staleTimers() {
    let stage = Stage(Self.timed)
    for _ in 0..<5 {
      stage.controller.begin()
      stage.clock.advance(by: 1)
      stage.controller.end()
      stage.clock.advance(by: 0.35)
    }
    // The first time-out would have come here, had it not been stopped.
    #expect(stage.phase == .ending)
    stage.controller.begin()
    stage.clock.advance(by: 29.9)
    #expect(stage.phase == .refreshing)
    #expect(stage.controller.actionCount == 6)
  }

  @Test("times leave nothing running once the control is at rest")
  func nothingLeft() {
    let clock = CountingClock()
    let view = SimulatedScrollView()
    let controller = RefreshController(
      behavior: Self.timed,
      host: view,
      clock: clock,
      action: .call { _ in }
    )
    view.add(controller)
    controller.begin()
    controller.end()
    clock.clock.advance(by: 10)
    #expect(controller.phase == .idle)
    #expect(clock.running == 0)
    controller.begin()
    controller.detach()
    #expect(clock.running == 0)
  }

  @Test("times that ring after the control has gone do nothing")
  func afterDetach() {
    let stage = Stage(Self.timed)
    stage.controller.begin()
    stage.controller.detach()
    _ = stage.takeWords()
    stage.clock.advance(by: 100)
    #expect(stage.takeWords() == [])
    #expect(stage.controller.actionCount == 0)
  }
}

/// A clock that counts the timers that have neither rung nor been canceled.
@MainActor
private final class CountingClock: RefreshClock {
  let clock = VirtualClock()
  private(set) var running = 0

  func schedule(after seconds: Double, _ body: @escaping @MainActor () -> Void)
    -> any RefreshTimer
  {
    running += 1
    let timer = CountingTimer { [unowned self] in running -= 1 }
    timer.timer = clock.schedule(after: seconds) {
      timer.stop()
      body()
    }
    return timer
  }
}

@MainActor
private final class CountingTimer: RefreshTimer {
  var timer: (any RefreshTimer)?
  private var onStop: (() -> Void)?

  init(onStop: @escaping () -> Void) {
    self.onStop = onStop
  }

  func cancel() {
    timer?.cancel()
    stop()
  }

  func stop() {
    onStop?()
    onStop = nil
    timer = nil
  }
}
