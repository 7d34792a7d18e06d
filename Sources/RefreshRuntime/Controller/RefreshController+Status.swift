/// Observing a control.
extension RefreshController {
  /// The phase, the shown state, the progress of the pull and the outcome.
  public var status: RefreshStatus { RefreshStatus(of: machine) }

  /// True while a refresh is running, and while one waits for the list to come on screen.
  public var isRefreshing: Bool { machine.isBusy }

  /// A closure that is called after each change of the status, including the progress of a pull.
  public var onStatusChange: (@MainActor (RefreshStatus) -> Void)? {
    get { observers?.closure }
    set {
      guard newValue != nil || observers != nil else { return }
      observed().closure = newValue
    }
  }

  /// A stream of the status: its current value, and its value after each change.
  ///
  /// The stream ends when the control leaves its scroll view. Each call returns a separate stream.
  /// A reader that falls behind misses the oldest values.
  public func statuses() -> AsyncStream<RefreshStatus> {
    guard !isDetached else { return AsyncStream { $0.finish() } }
    return observed().stream()
  }

  /// Calls a closure after each event.
  func follow(_ follower: @escaping @MainActor () -> Void) {
    observed().follower = follower
  }

  private func observed() -> StatusObservers {
    let observers = observers ?? StatusObservers(status)
    self.observers = observers
    return observers
  }
}
