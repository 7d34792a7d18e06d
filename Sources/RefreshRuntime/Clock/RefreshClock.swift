/// A source of delays, so that tests can turn time by hand.
@MainActor
public protocol RefreshClock: AnyObject {
  /// Runs `body` once, after `seconds`, unless the timer is cancelled before.
  func schedule(after seconds: Double, _ body: @escaping @MainActor () -> Void)
    -> any RefreshTimer
}

/// A delay that is still running.
@MainActor
public protocol RefreshTimer: AnyObject {
  /// Makes sure that the delay's body never runs.
  func cancel()
}
