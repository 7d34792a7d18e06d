/// The status of a control: its state, the progress of the pull and the outcome.
public struct RefreshStatus: Sendable, Hashable {
  /// The state that the control shows.
  public var state: RefreshState
  /// The pull as a fraction of the trigger distance: 0 at rest, 1 at the distance, more past it.
  public var progress: Double
  /// The outcome while the control retracts, and in the states `failed` and `exhausted`; otherwise `nil`.
  ///
  /// The outcome is also `nil` while the control retracts from the second level.
  public var outcome: RefreshOutcome?

  /// Creates a status.
  public init(
    state: RefreshState = .idle,
    progress: Double = 0,
    outcome: RefreshOutcome? = nil
  ) {
    self.state = state
    self.progress = progress
    self.outcome = outcome
  }

  init(of machine: RefreshMachine) {
    let outcome: RefreshOutcome? =
      switch machine.phase {
      case .idle, .pulling, .armed, .pending, .refreshing, .secondLevelArmed, .secondLevel: nil
      case .ending: machine.isClosing ? nil : machine.lastOutcome
      case .failed: machine.lastOutcome
      case .exhausted: .exhausted
      }
    self.init(
      state: machine.visibleState,
      progress: machine.progress,
      outcome: outcome
    )
  }
}

/// Observing a control.
extension RefreshController {
  /// The state, the progress of the pull and the outcome.
  public var status: RefreshStatus { RefreshStatus(of: machine) }

  /// Whether a refresh is running or wanted; set this property to the state of a load that the app runs by itself.
  ///
  /// `true` shows a refresh without its action, now or as soon as one can start. A refresh that is running
  /// continues; if its action has not started, the action does not run. `false` ends any refresh as
  /// `end(.success)` does; without a refresh, it changes nothing. To report a failure, call `end(.failure)` first.
  public var isRefreshing: Bool {
    get { machine.isRefreshing }
    set { send(.refreshing(newValue)) }
  }

  /// Whether a release of the list would start a refresh or open the second level.
  public var isArmed: Bool { machine.phase.isArmed }

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
    let observers = observers ?? StatusObservers(status: status)
    self.observers = observers
    return observers
  }
}
