package import RefreshCore

/// One event that a machine took in, and what it made of it.
package struct Transition: Sendable {
  /// What happened.
  package var event: RefreshEvent
  /// The scroll view at that moment, without what the control adds to its insets.
  package var reading: ScrollReading
  /// The control before the event.
  package var before: Moment
  /// What the machine asked for.
  package var effects: RefreshEffects
  /// The control after the event.
  package var after: Moment

  /// Creates a transition.
  package init(
    _ event: RefreshEvent,
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

  /// What can be seen of a control between two events.
  package struct Moment: Sendable {
    /// What the control is doing.
    package var phase: RefreshPhase
    /// Whether the control is busy, or will be as soon as it is on screen.
    package var isBusy: Bool
    /// Whether the control is out of the layout.
    package var isHidden: Bool
    /// What the control adds to its edge's inset.
    package var addedInset: Double
    /// How the last refresh ended.
    package var lastOutcome: RefreshOutcome

    /// The present moment of a machine.
    package init(_ machine: RefreshMachine) {
      phase = machine.phase
      isBusy = machine.isBusy
      isHidden = machine.isHidden
      addedInset = machine.share
      lastOutcome = machine.lastOutcome
    }
  }
}
