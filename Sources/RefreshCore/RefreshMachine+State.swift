extension RefreshMachine {
  /// The phase, with everything that exists in that phase only.
  @usableFromInline
  package enum State: Sendable, Equatable {
    case idle
    case pulling
    case armed
    case pending
    case refreshing(Refresh)
    case ending
    case failed
    case exhausted
  }

  /// The event that a refresh waits for.
  @usableFromInline
  package enum Refresh: Sendable, Equatable {
    /// The control is being revealed, and its action runs after that.
    case reveal(HeldEnd?)
    /// The action runs, and the control has to stay in sight for a minimum time.
    case minimum(HeldEnd?)
    /// The control is being revealed while its minimum time runs.
    case revealAndMinimum(HeldEnd?)
    /// The action runs, and its end takes effect at once.
    case end
    /// The action has ended, and the end delay runs.
    case endDelay(HeldEnd)
    /// The action of an overlay has ended, and a finger still holds the list.
    case finger(HeldEnd)

    /// The end that has not taken effect yet.
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

  /// An end that has not taken effect yet.
  @usableFromInline
  package struct HeldEnd: Sendable, Equatable {
    /// The outcome of the refresh.
    package var outcome: RefreshOutcome
    /// Whether the app has asked for another refresh since.
    package var beginsAgain = false
  }

  /// The drag of one finger.
  @usableFromInline
  package struct Drag: Sendable, Equatable {
    /// The number of refreshes that it can still start.
    @usableFromInline
    package var budget: Int
    /// Whether the finger holds the content.
    @usableFromInline
    package var isActive = false
    /// Whether it has started a refresh.
    @usableFromInline
    package var hasTriggered = false
    /// Whether the list must come back below the distance before it arms or starts the control again.
    @usableFromInline
    package var mustReenter = false

    init(budget: Int) {
      self.budget = budget
    }
  }

  /// The phase of the control.
  @inlinable
  public var phase: RefreshPhase {
    switch state {
    case .idle: .idle
    case .pulling: .pulling
    case .armed: .armed
    case .pending: .pending
    case .refreshing: .refreshing
    case .ending: .ending
    case .failed: .failed
    case .exhausted: .exhausted
    }
  }
}
