/// The status of a control: its state, the progress of the pull and the outcome.
public struct RefreshStatus: Sendable, Hashable {
  /// The phase of the control: its state without an outcome, so that each retraction is `ending`.
  public var phase: RefreshState
  /// The state that the control shows: its phase, and, while it retracts, the outcome.
  public var state: RefreshState
  /// The pull as a fraction of the trigger distance: 0 at rest, 1 at the distance, more past it.
  public var progress: Double
  /// The outcome in the phases `ending`, `failed` and `exhausted`; `nil` in all other phases.
  ///
  /// The outcome is also `nil` while the control retracts from the second level.
  public var outcome: RefreshOutcome?

  /// Creates a status.
  public init(
    phase: RefreshState = .idle,
    state: RefreshState = .idle,
    progress: Double = 0,
    outcome: RefreshOutcome? = nil
  ) {
    self.phase = phase
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
      phase: machine.statedPhase,
      state: machine.visibleState,
      progress: machine.progress,
      outcome: outcome
    )
  }
}

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
    let observers = observers ?? StatusObservers(status: status)
    self.observers = observers
    return observers
  }
}
