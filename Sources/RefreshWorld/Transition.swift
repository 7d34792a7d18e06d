package import RefreshCore

/// An event of a state machine, with the state before and after it.
package struct Transition: Sendable {
  package var event: RefreshEvent
  /// The scroll view at the time of the event, without the added inset.
  package var reading: ScrollReading
  /// The control before the event.
  package var before: Moment
  /// The effects that the machine returned.
  package var effects: RefreshEffects
  /// The duration of the animation that the effects start; 0 if they take effect at once.
  package var animation = 0.0
  /// The control after the event.
  package var after: Moment

  package init(
    event: RefreshEvent,
    at reading: ScrollReading,
    from before: Moment,
    with effects: RefreshEffects,
    to after: Moment
  ) {
    self.event = event
    self.reading = reading
    self.before = before
    self.effects = effects
    self.after = after
  }

  /// Whether the end of a load of the app takes effect, which counts as a completion.
  package var endsLoad: Bool {
    before.isLoad && effects.contains(.stopsTimers) && (event != .hidden || before.isEnding)
  }

  /// The visible state of a control between two events.
  package struct Moment: Sendable {
    /// The phase of the control.
    package var phase: RefreshPhase
    /// Whether the control shows an outcome before it retracts.
    package var isShowingOutcome: Bool
    /// Whether the control is on screen.
    package var isAttached: Bool
    /// Whether the control is hidden.
    package var isHidden: Bool
    /// The inset that the control adds.
    package var addedInset: Double
    package var lastOutcome: RefreshOutcome
    /// Whether delays are running.
    package var awaitsDelays: Bool
    /// Whether a load of the app waits for a refresh that shows it.
    package var isWanted: Bool
    /// Whether the refresh shows a load of the app, and runs no action.
    package var isLoad: Bool
    /// Whether the app has ended the refresh, which goes on for a while.
    package var isEnding: Bool
    /// Whether the app and the control at the opposite edge let the control start a refresh.
    package var mayStart: Bool

    /// Whether the control is kept in view by a refresh or by its outcome.
    package var showsRefresh: Bool { phase == .refreshing || isShowingOutcome }

    /// Whether a refresh is running, or waits for the list to come on screen.
    package var isBusy: Bool { phase.isBusy }

    /// Whether a refresh is running or would start with a release, or the second level is open.
    var isPrepared: Bool { isBusy || phase.isArmed || phase == .secondLevel }

    /// Creates the visible state of a machine.
    package init(machine: RefreshMachine, awaitsDelays: Bool) {
      self.awaitsDelays = awaitsDelays
      phase = machine.phase
      isShowingOutcome = machine.isShowingOutcome
      (isAttached, isHidden) = (machine.isAttached, machine.isHidden)
      addedInset = machine.addedInset
      lastOutcome = machine.lastOutcome
      isWanted = machine.isWanted
      isLoad = machine.phase == .refreshing && machine.isLoad
      isEnding = machine.isEnding
      mayStart = machine.isEnabled && !machine.isExcluded && !machine.isHidden
    }
  }
}
