/// A source of timers, which tests replace with a virtual clock.
@MainActor
public protocol RefreshClock: AnyObject {
  /// Runs `body` once after `seconds`, unless the timer is canceled.
  func schedule(after seconds: Double, _ body: @escaping @MainActor () -> Void)
    -> any RefreshTimer
}

/// A running timer.
@MainActor
public protocol RefreshTimer: AnyObject {
  /// Cancels the timer, so that its body never runs.
  func cancel()
}
