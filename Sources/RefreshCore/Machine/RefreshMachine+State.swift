extension RefreshMachine {
  /// The phase, with the data that exists only in that phase.
  package enum State: Sendable, Equatable {
    case idle
    case pulling
    case armed
    case pending
    case refreshing(Refresh)
    /// Shows the outcome, before it retracts.
    case outcome
    case ending
    case failed
    case exhausted
    case secondLevelArmed
    case secondLevel
  }

  /// The event that a refresh waits for.
  package enum Refresh: Sendable, Equatable {
    /// The reveal animation is running, and the action starts after it.
    case reveal(HeldEnd?)
    /// The action is running, and so is the minimum visible time.
    case minimum(HeldEnd?)
    /// The reveal animation and the minimum visible time are running.
    case revealAndMinimum(HeldEnd?)
    /// The action is running, and its end takes effect at once.
    case end
    /// The action has ended, and the end delay is running.
    case endDelay(HeldEnd)
    /// The action of an overlay has ended, but a finger still holds the list.
    case finger(HeldEnd)

    /// The deferred end, if any.
    package var heldEnd: HeldEnd? {
      switch self {
      case .reveal(let end), .minimum(let end), .revealAndMinimum(let end): end
      case .end: nil
      case .endDelay(let end), .finger(let end): end
      }
    }

    /// Whether the action has started.
    var isActing: Bool {
      switch self {
      case .reveal, .revealAndMinimum: false
      case .minimum, .end, .endDelay, .finger: true
      }
    }
  }

  /// A deferred end: the app has ended the refresh, but the end has not taken effect.
  package struct HeldEnd: Sendable, Equatable {
    /// The outcome of the refresh.
    package var outcome: RefreshOutcome
    /// Whether the app has requested another refresh since then.
    package var beginsAgain = false
  }

  /// The current drag, or the last one.
  package struct Drag: Sendable, Equatable {
    /// The number of refreshes that the drag can still start.
    package var budget: Int
    /// Whether the finger holds the content.
    package var isActive = false
    /// Whether the drag has started a refresh or opened the second level.
    package var hasTriggered = false
    /// Whether the pull must fall below the trigger distance before it can trigger again; with
    /// `reach`, whether the drag has pulled the list at the opposite edge.
    package var mustReenter = false
    /// Whether the drag began elsewhere than the trigger asks, so that it triggers nothing.
    package var isElsewhere: Bool

    init(trigger: RefreshTrigger) {
      budget = trigger.perDrag
      isElsewhere = trigger.beginsAtEdge
    }
  }

  /// The phase of the control.
  package var phase: RefreshPhase { state.phase }
}

extension RefreshMachine.State {
  /// The phase, without its data.
  package var phase: RefreshPhase {
    switch self {
    case .idle: .idle
    case .pulling: .pulling
    case .armed: .armed
    case .pending: .pending
    case .refreshing: .refreshing
    case .outcome, .ending: .ending
    case .failed: .failed
    case .exhausted: .exhausted
    case .secondLevelArmed: .secondLevelArmed
    case .secondLevel: .secondLevel
    }
  }
}

extension RefreshMachine {
  /// Whether the control shows an outcome before it retracts, which is a part of the phase `ending`.
  package var isShowingOutcome: Bool { state == .outcome }

  /// Whether the control is kept in view: by a refresh, by its outcome or by its open second level.
  package var isRevealed: Bool { phase.isRevealed || isShowingOutcome }

  /// Whether an action is running whose end has not come.
  package var awaitsEnd: Bool {
    guard case .refreshing(let refresh) = state else { return false }
    return !isLoad && refresh.isActing && refresh.heldEnd == nil
  }

  /// Whether the app has ended the current refresh, but the end has not taken effect yet.
  package var isEnding: Bool {
    guard case .refreshing(let refresh) = state else { return false }
    return refresh.heldEnd != nil
  }
}
