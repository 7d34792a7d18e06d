/// The state of a control: its phase, and, while it retracts, the outcome of the refresh.
///
/// A later version may add states, so a `switch` of an app needs a `default`.
#if compiler(>=6.3)
  @nonexhaustive
#endif
public enum RefreshState: UInt8, Sendable, CaseIterable {
  /// At rest, or retracting after the second level was closed.
  case idle
  /// Pulled, but not past the trigger distance.
  case pulling
  /// Pulled past the trigger distance: a release starts a refresh.
  case armed
  /// Asked to refresh while the list is off screen; the refresh starts once it is on screen.
  case pending
  /// Refreshing: the action is running or about to start.
  case refreshing
  /// Retracting after a canceled refresh.
  case ending
  /// Retracting after a refresh that succeeded.
  case succeeded
  /// Retracting after a refresh that failed, or at rest after it.
  case failed
  /// Without more data to load.
  case exhausted
  /// Pulled past the distance of the second level: a release opens the second level.
  case secondLevelArmed
  /// With an open second level.
  case secondLevel

  /// Creates the state for a phase and the outcome of the last refresh.
  package init(phase: RefreshPhase, after outcome: RefreshOutcome) {
    switch (phase, outcome) {
    case (.idle, _): self = .idle
    case (.pulling, _): self = .pulling
    case (.armed, _): self = .armed
    case (.pending, _): self = .pending
    case (.refreshing, _): self = .refreshing
    case (.ending, .success), (.ending, .exhausted): self = .succeeded
    case (.ending, .failure), (.failed, _): self = .failed
    case (.ending, .cancelled): self = .ending
    case (.exhausted, _): self = .exhausted
    case (.secondLevelArmed, _): self = .secondLevelArmed
    case (.secondLevel, _): self = .secondLevel
    }
  }
}

extension RefreshState {
  /// The name of the state in specs and traces.
  public var name: String {
    switch self {
    case .idle: "idle"
    case .pulling: "pulling"
    case .armed: "armed"
    case .pending: "pending"
    case .refreshing: "refreshing"
    case .ending: "ending"
    case .succeeded: "succeeded"
    case .failed: "failed"
    case .exhausted: "exhausted"
    case .secondLevelArmed: "secondLevelArmed"
    case .secondLevel: "secondLevel"
    }
  }

  /// Whether a refresh is running, or waits for the list to come on screen.
  package var isBusy: Bool { self == .refreshing || self == .pending }

  /// The state from which this state inherits its appearance: `pending` from `refreshing`,
  /// `succeeded` and `failed` from `ending`, `secondLevelArmed` from `armed`.
  package var likeness: RefreshState? {
    switch self {
    case .pending: .refreshing
    case .succeeded, .failed: .ending
    case .secondLevelArmed: .armed
    case .idle, .pulling, .armed, .refreshing, .ending, .exhausted, .secondLevel: nil
    }
  }
}

extension RefreshBehavior {
  /// Whether a tap on a control that shows a state starts a refresh.
  package func takesTap(in state: RefreshState) -> Bool {
    switch state {
    case .idle: takesTap(in: RefreshPhase.idle)
    case .pulling: takesTap(in: RefreshPhase.pulling)
    // Other controls retract in this state.
    case .failed: style == .inline && showsFailure
    case .exhausted: takesTap(in: RefreshPhase.exhausted)
    case .armed, .pending, .refreshing, .ending, .succeeded, .secondLevelArmed, .secondLevel: false
    }
  }
}

extension RefreshMachine {
  /// The state that the control shows.
  package var visibleState: RefreshState {
    // No refresh has ended, so a spinner or a closed ring would be wrong.
    isClosing && phase == .ending ? .idle : RefreshState(phase: phase, after: lastOutcome)
  }
}
