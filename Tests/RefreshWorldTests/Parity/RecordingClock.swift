import RefreshTesting

@testable import RefreshRuntime

/// A virtual clock with a record of the running timers.
///
/// A class, since the controller and the test use the same clock.
@MainActor
final class RecordingClock: RefreshClock {
  /// The clock that runs the timers.
  let clock = VirtualClock()
  private var timers: [RecordedTimer] = []

  /// The remaining seconds of the running timers.
  var remaining: [Double] {
    timers.removeAll { $0.isOver }
    return timers.map { $0.deadline - clock.now }
  }

  /// Schedules a timer on the virtual clock.
  func schedule(after seconds: Double, _ body: @escaping @MainActor () -> Void)
    -> any RefreshTimer
  {
    let timer = RecordedTimer(deadline: clock.now + seconds)
    timer.timer = clock.schedule(after: seconds) {
      timer.isOver = true
      body()
    }
    timers.append(timer)
    return timer
  }
}

/// A timer whose end is recorded.
///
/// A class, since the clock keeps the timer that its owner cancels.
private final class RecordedTimer: RefreshTimer {
  let deadline: Double
  var isOver = false
  var timer: (any RefreshTimer)?

  init(deadline: Double) {
    self.deadline = deadline
  }

  func cancel() {
    isOver = true
    timer?.cancel()
  }
}

/// A view that counts the haptic feedback of its control.
///
/// A class, since a controller refers to its view.
@MainActor
final class HapticCounter: RefreshPresenter {
  let readingTime = 0.0
  /// The number of times that haptic feedback was due.
  private(set) var count = 0

  /// Counts the haptic feedback of some effects.
  func show(_ effects: RefreshEffects, of controller: RefreshController) {
    if effects.contains(.haptic) { count += 1 }
  }

  /// Does nothing, since there is no appearance.
  func updateAppearance(of controller: RefreshController) {}
}
