/// The start, the course and the end of a refresh.
extension RefreshMachine {
  /// Handles a pull that the `UIRefreshControl` around the control has taken.
  mutating func triggered(into response: inout Response) {
    guard behavior.trigger.when == .system else { return response.effects.formUnion(.ignored) }
    begin(byUser: true, into: &response)
  }

  mutating func begin(byUser: Bool = false, into response: inout Response) {
    guard mayTrigger, !isHidden else { return response.effects.formUnion(.ignored) }
    switch state {
    case .idle, .pulling, .armed, .outcome, .ending, .failed, .secondLevelArmed:
      start(byUser: byUser, into: &response)
    case .refreshing(let refresh):
      // The app may request a second refresh after it has ended the first one, while the control
      // still shows the first one.
      guard let end = refresh.heldEnd, !exhausts(end.outcome) else {
        return response.effects.formUnion(.ignored)
      }
      hold(HeldEnd(outcome: end.outcome, beginsAgain: true), in: refresh, into: &response)
    case .pending, .exhausted, .secondLevel: response.effects.insert(.ignored)
    }
  }

  /// The events by which a tap starts a refresh; `nil` if a tap starts no refresh now.
  ///
  /// If the control is exhausted, the first event resets it, and the second one starts the refresh.
  /// A tap on an outcome starts a refresh if one at rest would; otherwise, the control retracts.
  package func tapEvents(at reading: ScrollReading) -> (first: RefreshEvent, second: RefreshEvent?)?
  {
    let isOutcome = isShowingOutcome
    let phase = isOutcome ? restingState(after: lastOutcome).phase : phase
    guard mayTrigger, !isHidden, !behavior.hides(in: reading), behavior.takesTap(in: phase) else {
      return isOutcome ? (.outcomeShown, nil) : nil
    }
    return phase == .exhausted ? (.reset, .begin) : (.begin, nil)
  }

  mutating func start(byUser: Bool, into response: inout Response) {
    if isShowingOutcome { response.effects.insert(.stopsTimers) }
    // An interrupted retraction reports its completion before the next action starts.
    reportOwedCompletion(into: &response)
    pulled = behavior.trigger.fullPull
    guard isAttached else {
      state = .pending
      return
    }
    (isLoad, isWanted) = (isWanted, false)
    response.effects.insert(.animatesReveal)
    if scrollsIntoSight(byUser: byUser, in: response.reading) {
      response.reading.offset = behavior.revealOffset(in: response.reading)
      response.effects.insert(.scrollsIntoSight)
    }
    let isShownForMinimum = behavior.timing.minimumVisible > 0
    let isRevealed = behavior.action == .afterReveal && behavior.timing.reveal > 0
    if isShownForMinimum { response.effects.insert(.starts(.minimumVisible)) }
    if isRevealed {
      state = .refreshing(isShownForMinimum ? .revealAndMinimum(nil) : .reveal(nil))
      response.effects.insert(.starts(.reveal))
    } else {
      state = .refreshing(isShownForMinimum ? .minimum(nil) : .end)
      act(expectingEnd: true, into: &response)
    }
  }

  /// Whether the list scrolls to show the control when a refresh starts.
  ///
  /// With an immediate action, the list scrolls only if the app begins the refresh while the list
  /// rests at the control's edge.
  private func scrollsIntoSight(byUser: Bool, in reading: ScrollReading) -> Bool {
    guard behavior.style == .pull, behavior.insetWhileRefreshing != .none,
      !behavior.hides(in: reading)
    else {
      return false
    }
    switch behavior.action {
    case .afterReveal: return true
    case .immediate: return !byUser && behavior.pull(in: reading).isAtEdge
    }
  }

  private func act(expectingEnd: Bool, into response: inout Response) {
    guard !isLoad else { return }
    response.effects.insert(.performsAction)
    if behavior.timing.timeout < .infinity && expectingEnd {
      response.effects.insert(.starts(.timeout))
    }
  }

  mutating func revealed(into response: inout Response) {
    guard case .refreshing(let refresh) = state else { return }
    switch refresh {
    case .reveal(let end):
      act(expectingEnd: end == nil, into: &response)
      awaitEnd(end, into: &response)
    case .revealAndMinimum(let end):
      act(expectingEnd: end == nil, into: &response)
      state = .refreshing(.minimum(end))
    case .minimum, .end, .endDelay, .finger: break
    }
  }

  mutating func minimumShown(into response: inout Response) {
    guard case .refreshing(let refresh) = state else { return }
    switch refresh {
    case .minimum(let end): awaitEnd(end, into: &response)
    case .revealAndMinimum(let end): state = .refreshing(.reveal(end))
    case .reveal, .end, .endDelay, .finger: break
    }
  }

  mutating func endDelayed(into response: inout Response) {
    guard case .refreshing(.endDelay(let end)) = state else { return }
    finishUnlessHeld(end, into: &response)
  }

  mutating func timedOut(into response: inout Response) {
    guard awaitsEnd, case .refreshing(let refresh) = state else { return }
    response.effects.insert(.cancelsAction)
    hold(HeldEnd(outcome: .failure), in: refresh, into: &response)
  }

  mutating func end(_ outcome: RefreshOutcome, into response: inout Response) {
    let wasWanted = isWanted
    isWanted = false
    defer { if wasWanted { response.effects.remove(.ignored) } }
    switch state {
    case .refreshing(let refresh): end(outcome, of: refresh, into: &response)
    case .pending: state = exhausts(outcome) ? .exhausted : .idle
    case .idle, .pulling, .armed, .outcome, .ending, .failed, .secondLevelArmed:
      // The app may report at any time that there is no more data; other outcomes need a refresh.
      if exhausts(outcome) {
        outcomeShown(into: &response)
        if isShowingOutcome { lastOutcome = outcome } else { state = .exhausted }
      } else {
        response.effects.insert(.ignored)
        // The app has just loaded the data, so an armed control is disarmed until the next scroll.
        disarm()
      }
    case .exhausted where behavior.resetsOnEnd && !exhausts(outcome): state = .idle
    case .exhausted, .secondLevel: response.effects.insert(.ignored)
    }
  }

  private mutating func end(
    _ outcome: RefreshOutcome,
    of refresh: Refresh,
    into response: inout Response
  ) {
    if let held = refresh.heldEnd, !exhausts(outcome) || exhausts(held.outcome) {
      // A second end withdraws the request for a second refresh, if there is one.
      guard held.beginsAgain else { return response.effects.formUnion(.ignored) }
      return hold(HeldEnd(outcome: held.outcome), in: refresh, into: &response)
    }
    if outcome == .cancelled { response.effects.insert(.cancelsAction) }
    hold(HeldEnd(outcome: outcome), in: refresh, into: &response)
  }

  /// Defers an end until the reveal and the minimum visible time are over.
  private mutating func hold(_ end: HeldEnd, in refresh: Refresh, into response: inout Response) {
    switch refresh {
    case .reveal: state = .refreshing(.reveal(end))
    case .minimum: state = .refreshing(.minimum(end))
    case .revealAndMinimum: state = .refreshing(.revealAndMinimum(end))
    case .end: awaitEnd(end, into: &response)
    case .endDelay: state = .refreshing(.endDelay(end))
    case .finger: state = .refreshing(.finger(end))
    }
  }

  /// Waits for the end of the action, or, if the action has ended, for the end delay.
  private mutating func awaitEnd(_ end: HeldEnd?, into response: inout Response) {
    guard let end else {
      state = .refreshing(.end)
      return
    }
    if behavior.timing.endDelay > 0 {
      state = .refreshing(.endDelay(end))
      response.effects.insert(.starts(.endDelay))
    } else {
      finishUnlessHeld(end, into: &response)
    }
  }

  /// Ends the refresh; for an overlay, or inside a `UIRefreshControl`, only after the finger has lifted.
  mutating func finishUnlessHeld(_ end: HeldEnd, into response: inout Response) {
    if isKeptByFinger(in: response.reading) {
      state = .refreshing(.finger(end))
    } else {
      finish(end, into: &response)
    }
  }

  /// Whether an end waits for the lift of a finger.
  private func isKeptByFinger(in reading: ScrollReading) -> Bool {
    keepsRoom(in: reading) || behavior.style == .overlay && drag.isActive
  }

  /// Whether the room of a `UIRefreshControl` stays, because it would go under a finger.
  ///
  /// A finger that rests counts, too.
  func keepsRoom(in reading: ScrollReading) -> Bool {
    behavior.trigger.when == .system && reading.isDragging
  }

  private mutating func finish(_ end: HeldEnd, into response: inout Response) {
    lastOutcome = end.outcome
    isClosing = false
    owesCompletion = true
    // A finger that stays past the trigger distance does not start another refresh.
    if behavior.trigger.when != .reach && behavior.trigger.when != .system {
      drag.mustReenter = drag.isActive
    }
    response.effects.insert(.stopsTimers)
    if response.effects.contains(.performsAction) { response.effects.insert(.endsActionAtOnce) }
    if end.beginsAgain || isWanted && mayTrigger, !exhausts(end.outcome) {
      return start(byUser: false, into: &response)
    }
    if exhausts(end.outcome) {
      state = .exhausted
    } else if showsOutcome(in: response.reading) {
      state = .outcome
      isOutcomeHeld = false
      return response.effects.formUnion(.starts(.outcome))
    } else {
      state = .ending
    }
    retract(into: &response)
  }

  /// Whether the control shows the last outcome before it retracts.
  ///
  /// A control that is out of view retracts at once. So does an inline control that keeps showing the
  /// failure in the phase `failed`, in which a tap tries again.
  private func showsOutcome(in reading: ScrollReading) -> Bool {
    guard behavior.timing.visible(lastOutcome) > 0, behavior.isInView(in: reading) else {
      return false
    }
    return behavior.style != .inline || restingState(after: lastOutcome) == .idle
  }

  /// Retracts the control that shows an outcome.
  mutating func outcomeShown(into response: inout Response) {
    guard isShowingOutcome else { return }
    guard !keepsRoom(in: response.reading) else {
      isOutcomeHeld = true
      return
    }
    response.effects.insert(.stopsTimers)
    state = .ending
    retract(into: &response)
  }

  mutating func retract(into response: inout Response) {
    response.effects.insert(.animatesRetract)
    if behavior.timing.retract > 0 {
      response.effects.insert(.starts(.retract))
    } else {
      retracted(into: &response)
    }
  }

  mutating func retracted(into response: inout Response) {
    guard !isShowingOutcome else { return }
    reportOwedCompletion(into: &response)
    switch state {
    case .idle, .ending, .exhausted:
      // An inline control stays in view, so its progress is kept.
      if behavior.style != .inline || behavior.trigger.when == .tap { pulled = 0 }
    case .pulling, .armed, .pending, .refreshing, .outcome, .failed, .secondLevelArmed,
      .secondLevel:
      break
    }
    if phase == .ending { state = restingState(after: lastOutcome) }
  }

  /// Whether an outcome exhausts the control.
  func exhausts(_ outcome: RefreshOutcome) -> Bool {
    outcome == .exhausted && behavior.allowsExhausted
  }

  /// The state of rest after a refresh.
  func restingState(after outcome: RefreshOutcome) -> State {
    if exhausts(outcome) { return .exhausted }
    return outcome == .failure && behavior.showsFailure ? .failed : .idle
  }

  mutating func reportOwedCompletion(into response: inout Response) {
    if owesCompletion { response.effects.insert(.reportsCompletion) }
    owesCompletion = false
  }
}
