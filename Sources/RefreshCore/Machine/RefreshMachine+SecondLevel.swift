/// Opening and closing the second level.
extension RefreshMachine {
  /// The height of the second level while the level is open; otherwise, the height of the control.
  package var shownHeight: Double { behavior.shownHeight(in: phase) }

  /// The offset at which the control or its open second level is fully visible.
  package func revealOffset(in reading: ScrollReading) -> Double {
    behavior.revealOffset(in: reading, phase: phase)
  }

  /// Handles a drag of a control with a second level.
  mutating func draggedToLevels(_ pull: Double) -> RefreshEffects {
    let oldPhase = phase
    guard behavior.isPast(pull, wasPast: oldPhase.isArmed), mayTrigger, !drag.mustReenter else {
      return update(pull)
    }
    let opens = behavior.isPastSecondLevel(pull, wasPast: oldPhase == .secondLevelArmed)
    state = opens ? .secondLevelArmed : .armed
    guard phase != oldPhase else { return [] }
    return oldPhase == .secondLevelArmed ? .phaseChanged : [.phaseChanged, .haptic]
  }

  /// Opens the second level by a call of the app.
  mutating func openSecondLevel(into response: inout Response) {
    guard behavior.secondLevel != nil, mayTrigger, !isHidden, isAttached else {
      return response.effects.formUnion(.ignored)
    }
    switch state {
    case .idle, .pulling, .armed, .secondLevelArmed, .outcome, .ending, .failed:
      open(into: &response)
    case .pending, .refreshing, .secondLevel, .exhausted: response.effects.insert(.ignored)
    }
  }

  mutating func open(into response: inout Response) {
    // An interrupted retraction reports its completion first.
    reportOwedCompletion(into: &response)
    pulled = behavior.trigger.fullPull
    // Only a drag that begins after the opening closes the second level.
    drag.hasTriggered = true
    state = .secondLevel
    response.effects.formUnion([.stopsTimers, .animatesReveal, .scrollsIntoSight])
  }

  /// Closes the second level, which retracts as after a refresh, but without an outcome.
  mutating func closeSecondLevel(into response: inout Response) {
    guard phase == .secondLevel else { return response.effects.formUnion(.ignored) }
    lastOutcome = .cancelled
    isClosing = true
    // A finger that stays past the trigger distance neither starts a refresh nor opens the second
    // level again.
    drag.mustReenter = drag.isActive
    state = .ending
    retract(into: &response)
  }
}
