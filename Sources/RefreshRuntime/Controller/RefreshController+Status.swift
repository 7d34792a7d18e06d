/// Observing a control.
extension RefreshController {
  /// The phase, the shown state, the progress of the pull and the outcome.
  public var status: RefreshStatus { RefreshStatus(of: machine) }

  /// Whether a refresh is running, or will start once the list is on screen.
  public var isRefreshing: Bool { machine.isBusy }

  /// A closure that is called after each change of the status, including the progress of a pull.
  public var onStatusChange: (@MainActor (RefreshStatus) -> Void)? {
    get { observers?.closure }
    set {
      guard newValue != nil || observers != nil else { return }
      observed().closure = newValue
    }
  }

  /// The status now and after each change, until the control leaves its scroll view.
  ///
  /// Each call makes a stream of its own. A reader that falls behind misses the oldest values.
  public func statuses() -> AsyncStream<RefreshStatus> {
    guard !isDetached else { return AsyncStream { $0.finish() } }
    return observed().stream()
  }

  private func observed() -> StatusObservers {
    let observers = observers ?? StatusObservers(status)
    self.observers = observers
    return observers
  }
}
