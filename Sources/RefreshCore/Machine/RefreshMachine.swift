/// The refresh state machine.
///
/// The shipped control, the prover, the simulator and the generated tests all use this type. Each
/// event changes the state and returns the effects that the owner of the machine has to perform.
/// The machine has no clock, allocates no memory, and builds as Embedded Swift.
package struct RefreshMachine: Sendable, Equatable {
  /// The behavior of the control, with distances in points for the last size of the list.
  package private(set) var behavior: RefreshBehavior
  /// The stored value of `RefreshBehavior.isOrdinary`, which each scroll needs.
  let isOrdinary: Bool
  /// The phase, with the data that exists only in that phase.
  package internal(set) var state = State.idle
  /// The inset that the control adds at its edge.
  package internal(set) var addedInset = 0.0
  /// The pull of the list, in points; during a refresh, the trigger distance.
  var pulled = 0.0

  /// Whether the control is on screen.
  package internal(set) var isAttached: Bool
  /// Whether the app allows the control to start refreshes.
  package internal(set) var isEnabled = true
  /// Whether the control is hidden.
  package internal(set) var isHidden = false
  /// Whether the control at the opposite edge is busy.
  package internal(set) var isOppositeBusy = false

  /// The offset at the last scroll; the next offset is compared with it to find the direction.
  package internal(set) var lastOffset: Double
  /// The current drag, or the last one.
  package internal(set) var drag: Drag
  /// Whether the completion of the last refresh is still to be reported.
  ///
  /// The completion is reported after the retract animation. A pull may interrupt that animation,
  /// so the completion may also be due in the phases that follow.
  package internal(set) var owesCompletion = false
  /// The outcome of the last refresh.
  package internal(set) var lastOutcome = RefreshOutcome.success
  /// Whether the last retraction closed the second level, so that there is no outcome.
  package internal(set) var isClosing = false
  /// Whether the time of the outcome is over, and a finger keeps it.
  package internal(set) var isOutcomeHeld = false
  /// Whether a load of the app waits for a refresh that shows it.
  package internal(set) var isWanted = false
  /// Whether the refresh, or the last one, shows a load of the app, and runs no action.
  package internal(set) var isLoad = false
  /// The length of the content at the last load that was to fill the screen.
  var filledContent = 0.0

  /// Creates the machine of a control at rest in a scroll view.
  package init(
    behavior: RefreshBehavior,
    at reading: ScrollReading,
    isAttached: Bool = true
  ) {
    self.behavior = behavior.sized(for: reading.viewport)
    isOrdinary = behavior.isOrdinary
    self.isAttached = isAttached
    lastOffset = reading.offset
    drag = Drag(trigger: behavior.trigger)
    addedInset = addedInset(in: reading)
  }

  /// The pull as a fraction of the trigger distance: 0 at rest, 1 at the distance, more past it.
  package var progress: Double {
    let distance = behavior.trigger.distance.points
    guard distance > 0 else { return pulled > 0 ? 1 : 0 }
    // During a refresh in a list without a size, both may be infinite.
    let progress = pulled == distance ? 1 : max(pulled, 0) / distance
    guard behavior.trigger.when == .system else { return progress }
    switch phase {
    // The distance of the system is a guess, so only its trigger makes the progress full.
    case .idle, .pulling, .failed, .exhausted: return min(progress, 0.95)
    case .armed, .pending, .refreshing, .ending, .secondLevelArmed, .secondLevel: return progress
    }
  }

  /// Whether the control is refreshing or pending.
  package var isBusy: Bool { phase.isBusy }

  /// Handles an event, given the scroll view at that moment; returns the effects to perform.
  package mutating func handle(_ event: RefreshEvent, at reading: ScrollReading) -> RefreshEffects {
    convertShares(for: reading)
    let oldPhase = phase
    var response = Response(reading: reading)

    switch event {
    case .scrolled: return scroll(reading)
    case .released: release(into: &response)
    case .displaced: return displaced(to: reading)
    case .gestureCancelled: disarm()
    case .begin: begin(into: &response)
    case .triggered: triggered(into: &response)
    case .refreshing(let isOn): show(load: isOn, into: &response)
    case .end(let outcome): end(outcome, into: &response)
    case .revealed: revealed(into: &response)
    case .retracted: retracted(into: &response)
    case .minimumShown: minimumShown(into: &response)
    case .endDelayed: endDelayed(into: &response)
    case .outcomeShown: outcomeShown(into: &response)
    case .timedOut: timedOut(into: &response)
    case .attached: attach(into: &response)
    case .detached: isAttached = false
    case .contentChanged, .insetsChanged: break
    case .reset: reset(into: &response)
    case .openSecondLevel: openSecondLevel(into: &response)
    case .closeSecondLevel: closeSecondLevel(into: &response)
    case .enabled: isEnabled = true
    case .disabled: disable()
    case .hidden: hide(into: &response)
    case .shown: isHidden = false
    case .opposite(let isBusy): opposite(isBusy: isBusy)
    }

    if isWanted { startLoad(into: &response) }
    return finish(response, from: oldPhase)
  }

  /// Changes the height of the control, as larger texts ask for; no phase changes.
  ///
  /// A control that was in view as a whole stays so, and so does a footer at the end of its list that grows.
  package mutating func resize(
    to height: Double,
    at reading: ScrollReading
  ) -> RefreshEffects {
    let isKept =
      switch behavior.style {
      case .pull: isRevealed && behavior.insetWhileRefreshing != .none
      case .inline: behavior.edge.isFar && addedInset > 0 && height > behavior.height
      case .overlay: false
      }
    let isWhole =
      isKept && !drag.isActive && behavior.pull(in: reading).reaches(behavior.height)
    behavior.height = height
    var response = Response(reading: reading)
    if isWhole {
      response.reading.offset = behavior.revealOffset(in: reading, phase: phase)
      response.effects.formUnion([.animatesReveal, .scrollsIntoSight])
    }
    return finish(response, from: phase)
  }

  /// Sets the distance at which the system's control fires, which only the progress depends on.
  package mutating func learn(distance: Double) {
    guard behavior.trigger.when == .system else { return }
    let isFull = pulled == behavior.trigger.fullPull
    behavior.trigger.distance = .points(distance)
    if isFull { pulled = behavior.trigger.fullPull }
  }

  /// Converts distances that are percentages of the viewport to points.
  mutating func convertShares(for reading: ScrollReading) {
    guard behavior.trigger.followsViewport else { return }
    let isFull = pulled == behavior.trigger.fullPull
    behavior.trigger.convertShares(viewport: reading.viewport)
    // A refresh shows the progress of a full pull in a list of any size.
    if isFull { pulled = behavior.trigger.fullPull }
  }

  /// The response to an event while the event is being handled.
  struct Response {
    /// The geometry of the scroll view, after any scroll that the event causes.
    var reading: ScrollReading
    /// The effects so far.
    var effects: RefreshEffects = []

    init(reading: ScrollReading) {
      self.reading = reading
    }
  }

  /// Updates the added inset; returns all effects, also those of a changed phase or inset.
  mutating func finish(_ response: Response, from oldPhase: RefreshPhase) -> RefreshEffects {
    var effects = response.effects
    let oldInset = addedInset
    addedInset = addedInset(in: response.reading)
    if phase != oldPhase { effects.insert(.phaseChanged) }
    if addedInset != oldInset { effects.insert(.insetChanged) }
    return effects
  }

  /// The added inset in the current state.
  ///
  /// The inset is computed from the current state each time, not from the previous inset, so that
  /// it cannot undo the changes that the app makes to its own insets.
  private func addedInset(in reading: ScrollReading) -> Double {
    guard !isHidden, !behavior.hides(in: reading) else { return 0 }
    switch behavior.style {
    case .overlay: return 0
    case .inline: return behavior.height
    case .pull:
      if phase == .secondLevel { return shownHeight }
      return isRevealed ? behavior.refreshingInset(in: reading) : 0
    }
  }
}
