#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  #if canImport(RefreshCore)
    import RefreshRuntime
  #endif

  /// A `RefreshState`, with this name in Objective-C.
  #if canImport(ObjectiveC)
    @objc(RefreshState)
  #endif
  public enum RefreshFacadeState: Int, Sendable {
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
    /// Retracting after a refresh that succeeded; only `adaptAppearance` tells this from `ending`.
    case succeeded

    init(_ state: RefreshState) {
      self =
        switch state {
        case .idle: .idle
        case .pulling: .pulling
        case .armed: .armed
        case .pending: .pending
        case .refreshing: .refreshing
        case .ending: .ending
        case .succeeded: .succeeded
        case .failed: .failed
        case .exhausted: .exhausted
        case .secondLevelArmed: .secondLevelArmed
        case .secondLevel: .secondLevel
        }
    }

    /// The state that the value stands for.
    var state: RefreshState {
      RefreshState.allCases.first { RefreshFacadeState($0) == self } ?? .idle
    }
  }
#endif
