/// The status of a control: its state, the progress of the pull and the outcome.
public struct RefreshStatus: Sendable, Hashable {
  /// The phase of the control.
  public var phase: RefreshPhase
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
    phase: RefreshPhase = .idle,
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
    let phase = machine.phase
    let outcome: RefreshOutcome? =
      switch phase {
      case .idle, .pulling, .armed, .pending, .refreshing, .secondLevelArmed, .secondLevel: nil
      case .ending: machine.isClosing ? nil : machine.lastOutcome
      case .failed: machine.lastOutcome
      case .exhausted: .exhausted
      }
    self.init(
      phase: phase,
      state: machine.visibleState,
      progress: machine.progress,
      outcome: outcome
    )
  }
}
