/// How a refresh begins, runs and ends.
extension RefreshMachine {
  mutating func begin(_ reading: inout ScrollReading, _ effects: inout RefreshEffects) {
    let isRefused = isHidden || !isEnabled || (behavior.isExclusive && isOppositeBusy)
    switch phase {
    case .idle, .pulling, .armed, .ending, .failed:
      if isRefused {
        effects.insert(.ignored)
      } else {
        start(byUser: false, &reading, &effects)
      }
    case .refreshing where mayFollow && !isRefused:
      // This refresh is over for the app, if not for the eye: the next one follows it.
      beginsAgain = true
    case .pending, .refreshing, .exhausted:
      effects.insert(.ignored)
    }
  }

  /// Whether another refresh may follow this one, which is over but for its end to take effect.
  private var mayFollow: Bool {
    guard let heldOutcome else { return false }
    return rest(after: heldOutcome) != .exhausted
  }

  mutating func start(
    byUser: Bool,
    _ reading: inout ScrollReading,
    _ effects: inout RefreshEffects
  ) {
    // The completion of a refresh whose way back was interrupted comes before the next action.
    reportOwedCompletion(&effects)
    // One that has no way to go has gone all of it.
    pulled = behavior.trigger.distance > 0 ? behavior.trigger.distance : 1
    guard isAttached else {
      phase = .pending
      return
    }
    phase = .refreshing
    heldOutcome = nil
    beginsAgain = false
    endDelay = .notStarted
    effects.insert(.animatesReveal)

    let waits = behavior.action == .afterReveal
    if scrollsIntoSight(byUser: byUser, reading) {
      reading.offset = behavior.revealOffset(in: reading)
      effects.insert(.scrollsIntoSight)
    }
    isWithinMinimum = behavior.timing.minimumVisible > 0
    if isWithinMinimum { effects.insert(.startsMinimum) }
    isRevealing = waits && behavior.timing.reveal > 0
    if isRevealing {
      effects.insert(.startsReveal)
    } else {
      act(&effects)
    }
  }

  /// Whether the control moves the list to show itself.
  ///
  /// One that acts at once leaves a list in the user's hands alone, and shows itself only where it
  /// is asked to begin from rest.
  private func scrollsIntoSight(byUser: Bool, _ reading: ScrollReading) -> Bool {
    guard behavior.style == .pull, behavior.inset != .none else { return false }
    switch behavior.action {
    case .afterReveal: return true
    case .immediate: return !byUser && abs(behavior.pull(in: reading)) < 0.5
    }
  }

  private mutating func act(_ effects: inout RefreshEffects) {
    isActing = true
    owesCompletion = true
    effects.insert(.performsAction)
    // An end that came during the reveal isn't missing any more.
    if behavior.timing.timeout < .infinity && heldOutcome == nil { effects.insert(.startsTimeout) }
  }

  mutating func revealed(_ reading: inout ScrollReading, _ effects: inout RefreshEffects) {
    guard phase == .refreshing, isRevealing else { return }
    isRevealing = false
    act(&effects)
    finishIfPossible(&reading, &effects)
  }

  mutating func minimumShown(_ reading: inout ScrollReading, _ effects: inout RefreshEffects) {
    isWithinMinimum = false
    finishIfPossible(&reading, &effects)
  }

  mutating func endDelayed(_ reading: inout ScrollReading, _ effects: inout RefreshEffects) {
    guard endDelay == .running else { return }
    endDelay = .over
    finishIfPossible(&reading, &effects)
  }

  mutating func timedOut(_ reading: inout ScrollReading, _ effects: inout RefreshEffects) {
    guard phase == .refreshing, isActing, heldOutcome == nil else { return }
    heldOutcome = .failure
    effects.insert(.cancelsAction)
    finishIfPossible(&reading, &effects)
  }

  mutating func end(
    _ outcome: RefreshOutcome,
    _ reading: inout ScrollReading,
    _ effects: inout RefreshEffects
  ) {
    switch phase {
    case .refreshing:
      // Having run out of data is a fact that another end before it does not hide.
      let isNews = outcome == .exhausted && mayFollow && behavior.allowsExhausted
      guard heldOutcome == nil || isNews else {
        // An end for the refresh that was to follow; without one, there is nothing to end.
        if !beginsAgain { effects.insert(.ignored) }
        beginsAgain = false
        return
      }
      heldOutcome = outcome
      beginsAgain = false
      if outcome == .cancelled { effects.insert(.cancelsAction) }
      finishIfPossible(&reading, &effects)
    case .pending:
      phase = outcome == .exhausted && behavior.allowsExhausted ? .exhausted : .idle
    case .idle, .pulling, .armed, .ending, .failed:
      // Running out of data is a fact that the app may state at any time; other ends need a
      // refresh to end.
      if outcome == .exhausted && behavior.allowsExhausted {
        phase = .exhausted
      } else {
        effects.insert(.ignored)
        // What was loaded meanwhile is what letting go would have asked for; a pull that goes on
        // arms it anew.
        disarm()
      }
    case .exhausted:
      effects.insert(.ignored)
    }
  }

  /// Lets a kept end take effect as soon as nothing is in its way.
  mutating func finishIfPossible(_ reading: inout ScrollReading, _ effects: inout RefreshEffects) {
    guard phase == .refreshing, let outcome = heldOutcome, !isRevealing, !isWithinMinimum else {
      return
    }
    if behavior.timing.endDelay > 0 && endDelay != .over {
      if endDelay == .notStarted { effects.insert(.startsEndDelay) }
      endDelay = .running
      return
    }
    // An overlay follows the finger, so it does not leave while a finger holds the list.
    guard behavior.style != .overlay || !hasFinger else { return }
    finish(outcome, &reading, &effects)
  }

  private mutating func finish(
    _ outcome: RefreshOutcome,
    _ reading: inout ScrollReading,
    _ effects: inout RefreshEffects
  ) {
    heldOutcome = nil
    isActing = false
    lastOutcome = outcome
    // A finger that holds on past the distance has not asked again.
    mustReenter = hasFinger
    phase = outcome == .exhausted && behavior.allowsExhausted ? .exhausted : .ending
    effects.insert(.stopsTimers)
    if effects.contains(.performsAction) { effects.insert(.endsActionAtOnce) }
    if beginsAgain && phase == .ending {
      start(byUser: false, &reading, &effects)
      return
    }
    beginsAgain = false
    effects.insert(.animatesRetract)
    if behavior.timing.retract > 0 {
      effects.insert(.startsRetract)
    } else {
      retracted(&effects)
    }
  }

  mutating func retracted(_ effects: inout RefreshEffects) {
    reportOwedCompletion(&effects)
    // The room of an inline control never goes, so what it showed last stays shown.
    let isAtRest = phase == .ending || phase == .exhausted || phase == .idle
    if behavior.style != .inline && isAtRest { pulled = 0 }
    guard phase == .ending else { return }
    phase = rest(after: lastOutcome)
  }

  /// The phase in which a control rests once a refresh has ended.
  func rest(after outcome: RefreshOutcome) -> RefreshPhase {
    switch outcome {
    case .exhausted where behavior.allowsExhausted: .exhausted
    case .failure where behavior.showsFailure: .failed
    case .success, .exhausted, .failure, .cancelled: .idle
    }
  }

  mutating func reportOwedCompletion(_ effects: inout RefreshEffects) {
    guard owesCompletion, !isActing else { return }
    owesCompletion = false
    effects.insert(.reportsCompletion)
  }
}
