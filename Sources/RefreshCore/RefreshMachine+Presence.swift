/// What coming, going and the neighbours do.
extension RefreshMachine {
  mutating func attached(_ reading: inout ScrollReading, _ effects: inout RefreshEffects) {
    isAttached = true
    if phase == .pending { start(byUser: false, &reading, &effects) }
  }

  mutating func disabled() {
    isEnabled = false
    disarm()
  }

  mutating func hidden(_ effects: inout RefreshEffects) {
    isHidden = true
    switch phase {
    case .refreshing:
      if isActing { effects.insert(.cancelsAction) }
      lastOutcome = heldOutcome ?? .cancelled
      callOff(to: rest(after: lastOutcome), &effects)
    case .ending:
      callOff(to: rest(after: lastOutcome), &effects)
    case .pending, .idle, .pulling, .armed:
      callOff(to: .idle, &effects)
    case .failed, .exhausted:
      reportOwedCompletion(&effects)
    }
  }

  mutating func reset(_ effects: inout RefreshEffects) {
    switch phase {
    case .exhausted, .failed: phase = .idle
    case .idle, .pulling, .armed, .pending, .refreshing, .ending:
      effects.insert(.ignored)
      disarm()
    }
  }

  mutating func opposite(isBusy: Bool) {
    isOppositeBusy = isBusy
    guard isBusy else { return }
    if behavior.resetsOnOppositeRefresh && phase == .exhausted { phase = .idle }
    if behavior.isExclusive { disarm() }
  }

  /// Goes to rest at once, without a way back.
  private mutating func callOff(to rest: RefreshPhase, _ effects: inout RefreshEffects) {
    isActing = false
    isRevealing = false
    isWithinMinimum = false
    heldOutcome = nil
    beginsAgain = false
    pulled = 0
    phase = rest
    reportOwedCompletion(&effects)
    effects.insert(.stopsTimers)
  }

  /// Forgets that letting go would refresh.
  mutating func disarm() {
    if phase == .armed { phase = .pulling }
  }
}
