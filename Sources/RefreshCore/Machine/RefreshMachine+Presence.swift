/// Handling windows, hiding, disabling, resets and the control at the opposite edge.
extension RefreshMachine {
  mutating func attach(into response: inout Response) {
    isAttached = true
    if phase == .pending { start(byUser: false, into: &response) }
  }

  mutating func disable() {
    isEnabled = false
    disarm()
  }

  mutating func hide(into response: inout Response) {
    isHidden = true
    switch state {
    case .failed, .exhausted: break
    case .idle, .pulling, .armed, .pending, .secondLevelArmed, .secondLevel: state = .idle
    case .refreshing(let refresh):
      // The app's load goes on, so a control that is shown again shows it.
      if isLoad && refresh.heldEnd == nil { isWanted = true }
      if isLoad ? refresh.heldEnd != nil : refresh.isActing {
        response.effects.insert(.cancelsAction)
        owesCompletion = true
      }
      lastOutcome = refresh.heldEnd?.outcome ?? .cancelled
      state = restingState(after: lastOutcome)
    case .outcome, .ending: state = restingState(after: lastOutcome)
    }
    pulled = 0
    reportOwedCompletion(into: &response)
    response.effects.insert(.stopsTimers)
  }

  mutating func reset(into response: inout Response) {
    switch state {
    case .exhausted, .failed: state = .idle
    case .idle, .pulling, .armed, .pending, .refreshing, .outcome, .ending, .secondLevelArmed,
      .secondLevel:
      response.effects.insert(.ignored)
      disarm()
    }
  }

  mutating func opposite(isBusy: Bool) {
    isOppositeBusy = isBusy
    guard isBusy else { return }
    if behavior.resetsOnOppositeRefresh && phase == .exhausted { state = .idle }
    if behavior.isExclusive { disarm() }
  }

  /// Disarms the control until the next scroll past the trigger distance.
  mutating func disarm() {
    if phase.isArmed { state = .pulling }
  }
}
