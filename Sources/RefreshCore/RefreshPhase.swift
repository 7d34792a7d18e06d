/// The phase of a refresh control.
public enum RefreshPhase: UInt8, Sendable, CaseIterable {
  /// At rest.
  case idle
  /// Pulled, but not past the trigger distance: a release does nothing.
  case pulling
  /// Pulled past the trigger distance: a release starts a refresh.
  case armed
  /// Waiting for the control to come on screen; the refresh starts then.
  case pending
  /// Refreshing: the control is visible, and its action runs or is about to.
  case refreshing
  /// Retracting after a refresh.
  case ending
  /// The last refresh failed, and the control still shows it.
  case failed
  /// There is no more data; nothing triggers until a reset.
  case exhausted

  /// The name of the phase, as specs and traces write it.
  public var name: String {
    switch self {
    case .idle: "idle"
    case .pulling: "pulling"
    case .armed: "armed"
    case .pending: "pending"
    case .refreshing: "refreshing"
    case .ending: "ending"
    case .failed: "failed"
    case .exhausted: "exhausted"
    }
  }
}

/// The outcome of a refresh.
public enum RefreshOutcome: UInt8, Sendable, CaseIterable {
  /// There is new data.
  case success
  /// There is no more data to load.
  case exhausted
  /// The action failed or timed out.
  case failure
  /// The action was cancelled, which does not count as a failure.
  case cancelled
}
