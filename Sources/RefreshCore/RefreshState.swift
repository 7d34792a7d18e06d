/// The state that a control shows: its phase, and, while it retracts, the outcome of the refresh.
public enum RefreshState: UInt8, Sendable, CaseIterable {
  /// At rest.
  case idle
  /// Pulled, but not far enough.
  case pulling
  /// Pulled far enough: its release starts a refresh.
  case armed
  /// Waiting for its window.
  case pending
  /// Busy.
  case refreshing
  /// Retracting after a refresh that was canceled.
  case ending
  /// Retracting after a refresh that succeeded.
  case succeeded
  /// Retracting after a refresh that failed, or at rest after it.
  case failed
  /// Without more data to load.
  case exhausted
  /// Pulled far enough to open the second level.
  case secondLevelArmed
  /// With an open second level.
  case secondLevel

  /// Creates the state of a control in a phase whose last refresh had an outcome.
  public init(_ phase: RefreshPhase, after outcome: RefreshOutcome) {
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

extension RefreshMachine {
  /// The state that the control shows.
  public var visibleState: RefreshState { RefreshState(phase, after: lastOutcome) }
}
