/// The phase of the state machine; apps see it as a `RefreshState`.
package enum RefreshPhase: UInt8, Sendable, CaseIterable {
  /// At rest.
  case idle
  /// Pulled, but not past the trigger distance: a release does nothing.
  case pulling
  /// Pulled past the trigger distance: a release starts a refresh.
  case armed
  /// Asked to refresh while the list is off screen; the refresh starts once it is on screen.
  case pending
  /// Refreshing: the action is running or about to start.
  case refreshing
  /// Retracting after a refresh.
  case ending
  /// At rest after a failed refresh, while the control shows the failure.
  case failed
  /// At rest without more data to load; no gesture starts a refresh until a reset.
  case exhausted
  /// Pulled past the distance of the second level: a release opens the second level.
  case secondLevelArmed
  /// The second level is open; no refresh starts until it is closed.
  case secondLevel

  /// The name of the phase in specs and traces.
  package var name: String { RefreshState(phase: self, after: .cancelled).name }
}

extension RefreshPhase {
  /// Whether a release would start a refresh or open the second level.
  package var isArmed: Bool { self == .armed || self == .secondLevelArmed }

  /// Whether a refresh is running, or waits for the list to come on screen.
  package var isBusy: Bool { self == .refreshing || self == .pending }

  /// Whether the control is kept in view, by a refresh or by its open second level.
  package var isRevealed: Bool { self == .refreshing || self == .secondLevel }
}

/// The outcome of a refresh.
///
/// A later version may add outcomes, so a `switch` of an app needs a `default`.
#if compiler(>=6.3)
  @nonexhaustive
#endif
public enum RefreshOutcome: UInt8, Sendable, CaseIterable {
  /// There is new data.
  case success
  /// There is no more data to load.
  case exhausted
  /// The action failed or timed out.
  case failure
  /// The action was canceled, which does not count as a failure.
  case cancelled
}
