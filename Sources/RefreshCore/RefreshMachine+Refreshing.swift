/// The start, the course and the end of a refresh.
extension RefreshMachine {
  mutating func begin(_ response: inout Response) {
    guard mayTrigger, !isHidden else { return response.effects.formUnion(.ignored) }
    switch state {
    case .idle, .pulling, .armed, .ending, .failed: start(byUser: false, &response)
    case .refreshing(let refresh):
      // Once the app has ended a refresh, another may follow, though the control still shows the
      // first one.
      guard let end = refresh.heldEnd, !exhausts(end.outcome) else { fallthrough }
      hold(HeldEnd(outcome: end.outcome, beginsAgain: true), in: refresh, &response)
    case .pending, .exhausted: response.effects.insert(.ignored)
    }
  }

  mutating func start(byUser: Bool, _ response: inout Response) {
    // The completion of a refresh whose retraction is interrupted comes before the next action.
    reportOwedCompletion(&response)
    pulled = behavior.trigger.distance > 0 ? behavior.trigger.distance : 1
    guard isAttached else {
      state = .pending
      return
    }
    response.effects.insert(.animatesReveal)
    if scrollsIntoSight(byUser: byUser, response.reading) {
      response.reading.offset = behavior.revealOffset(in: response.reading)
      response.effects.insert(.scrollsIntoSight)
    }
    let isShownForMinimum = behavior.timing.minimumVisible > 0
    let isRevealed = behavior.action == .afterReveal && behavior.timing.reveal > 0
    if isShownForMinimum { response.effects.insert(.startsMinimum) }
    if isRevealed {
      state = .refreshing(isShownForMinimum ? .revealAndMinimum(nil) : .reveal(nil))
      response.effects.insert(.startsReveal)
    } else {
      state = .refreshing(isShownForMinimum ? .minimum(nil) : .end)
      act(expectingEnd: true, &response)
    }
  }

  /// Whether the control scrolls the list to show itself.
  ///
  /// A control that acts at once leaves a list in the user's hands alone, and shows itself only where
  /// the app begins a refresh while the list is at rest.
  private func scrollsIntoSight(byUser: Bool, _ reading: ScrollReading) -> Bool {
    guard behavior.style == .pull, behavior.inset != .none else { return false }
    switch behavior.action {
    case .afterReveal: return true
    case .immediate: return !byUser && abs(behavior.pull(in: reading)) < 0.5
    }
  }

  private func act(expectingEnd: Bool, _ response: inout Response) {
    response.effects.insert(.performsAction)
    if behavior.timing.timeout < .infinity && expectingEnd {
      response.effects.insert(.startsTimeout)
    }
  }

  mutating func revealed(_ response: inout Response) {
    switch state {
    case .refreshing(.reveal(let end)):
      act(expectingEnd: end == nil, &response)
      awaitEnd(end, &response)
    case .refreshing(.revealAndMinimum(let end)):
      act(expectingEnd: end == nil, &response)
      state = .refreshing(.minimum(end))
    default: break
    }
  }

  mutating func minimumShown(_ response: inout Response) {
    switch state {
    case .refreshing(.minimum(let end)): awaitEnd(end, &response)
    case .refreshing(.revealAndMinimum(let end)): state = .refreshing(.reveal(end))
    default: break
    }
  }

  mutating func endDelayed(_ response: inout Response) {
    guard case .refreshing(.endDelay(let end)) = state else { return }
    finishUnlessHeld(end, &response)
  }

  mutating func timedOut(_ response: inout Response) {
    guard case .refreshing(let refresh) = state, refresh.isActing, refresh.heldEnd == nil else {
      return
    }
    response.effects.insert(.cancelsAction)
    hold(HeldEnd(outcome: .failure), in: refresh, &response)
  }

  mutating func end(_ outcome: RefreshOutcome, _ response: inout Response) {
    switch state {
    case .refreshing(let refresh): end(outcome, of: refresh, &response)
    case .pending: state = exhausts(outcome) ? .exhausted : .idle
    case .idle, .pulling, .armed, .ending, .failed:
      // The app may run out of data at any time; other outcomes need a refresh to end.
      if exhausts(outcome) {
        state = .exhausted
      } else {
        response.effects.insert(.ignored)
        // The app has just loaded what the release would ask for; a pull that goes on arms anew.
        disarm()
      }
    case .exhausted: response.effects.insert(.ignored)
    }
  }

  private mutating func end(
    _ outcome: RefreshOutcome,
    of refresh: Refresh,
    _ response: inout Response
  ) {
    if let held = refresh.heldEnd, !exhausts(outcome) || exhausts(held.outcome) {
      // The end of the refresh that was to follow; without one, there is nothing to end.
      guard held.beginsAgain else { return response.effects.formUnion(.ignored) }
      return hold(HeldEnd(outcome: held.outcome), in: refresh, &response)
    }
    if outcome == .cancelled { response.effects.insert(.cancelsAction) }
    hold(HeldEnd(outcome: outcome), in: refresh, &response)
  }

  /// Holds an end for as long as something else has to pass before.
  private mutating func hold(_ end: HeldEnd, in refresh: Refresh, _ response: inout Response) {
    switch refresh {
    case .reveal: state = .refreshing(.reveal(end))
    case .minimum: state = .refreshing(.minimum(end))
    case .revealAndMinimum: state = .refreshing(.revealAndMinimum(end))
    case .end: awaitEnd(end, &response)
    case .endDelay: state = .refreshing(.endDelay(end))
    case .finger: state = .refreshing(.finger(end))
    }
  }

  /// Waits for the end of the action, if it has not come, and for the end delay, if there is one.
  private mutating func awaitEnd(_ end: HeldEnd?, _ response: inout Response) {
    guard let end else {
      state = .refreshing(.end)
      return
    }
    if behavior.timing.endDelay > 0 {
      state = .refreshing(.endDelay(end))
      response.effects.insert(.startsEndDelay)
    } else {
      finishUnlessHeld(end, &response)
    }
  }

  /// Ends the refresh, unless a finger holds the list of an overlay, which follows the finger.
  mutating func finishUnlessHeld(_ end: HeldEnd, _ response: inout Response) {
    if behavior.style == .overlay && drag.isActive {
      state = .refreshing(.finger(end))
    } else {
      finish(end, &response)
    }
  }

  private mutating func finish(_ end: HeldEnd, _ response: inout Response) {
    lastOutcome = end.outcome
    owesCompletion = true
    // A finger that holds on past the distance has not asked again.
    drag.mustReenter = drag.isActive
    response.effects.insert(.stopsTimers)
    if response.effects.contains(.performsAction) { response.effects.insert(.endsActionAtOnce) }
    if end.beginsAgain && !exhausts(end.outcome) { return start(byUser: false, &response) }
    state = exhausts(end.outcome) ? .exhausted : .ending
    response.effects.insert(.animatesRetract)
    if behavior.timing.retract > 0 {
      response.effects.insert(.startsRetract)
    } else {
      retracted(&response)
    }
  }

  mutating func retracted(_ response: inout Response) {
    reportOwedCompletion(&response)
    switch state {
    case .idle, .ending, .exhausted:
      // An inline control never leaves its room, so it goes on showing its progress.
      if behavior.style != .inline { pulled = 0 }
    case .pulling, .armed, .pending, .refreshing, .failed: break
    }
    if phase == .ending { state = restingState(after: lastOutcome) }
  }

  /// Whether the control rests without data after a refresh of this outcome.
  func exhausts(_ outcome: RefreshOutcome) -> Bool {
    outcome == .exhausted && behavior.allowsExhausted
  }

  /// The state in which the control rests once a refresh has ended.
  func restingState(after outcome: RefreshOutcome) -> State {
    if exhausts(outcome) { return .exhausted }
    return outcome == .failure && behavior.showsFailure ? .failed : .idle
  }

  mutating func reportOwedCompletion(_ response: inout Response) {
    if owesCompletion { response.effects.insert(.reportsCompletion) }
    owesCompletion = false
  }
}
