/// What a refresh control is doing.
public enum RefreshPhase: UInt8, Sendable, CaseIterable {
  /// At rest, out of sight or waiting in the content.
  case idle
  /// Partly pulled into sight; letting go does nothing.
  case pulling
  /// Pulled past the distance; letting go refreshes.
  case armed
  /// Asked to begin while off-window; begins once it is on screen.
  case pending
  /// Busy: revealed, with its action running or about to run.
  case refreshing
  /// Going back to rest after a refresh.
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

/// How a refresh came to its end.
public enum RefreshOutcome: UInt8, Sendable, CaseIterable {
  /// There is new data.
  case success
  /// There is no more data to load.
  case exhausted
  /// The action failed, or its time ran out.
  case failure
  /// The action was called off; this is no failure.
  case cancelled
}
