/// What scrolling and letting go do.
extension RefreshMachine {
  mutating func scrolled(_ reading: inout ScrollReading, _ effects: inout RefreshEffects) {
    let isOutward =
      behavior.edge.isFar ? reading.offset > lastOffset : reading.offset < lastOffset
    lastOffset = reading.offset
    note(finger: reading.isDragging)
    guard !isHidden else { return }

    let pull = behavior.pull(in: reading)
    if !behavior.isPast(pull, wasPast: false) { mustReenter = false }
    publish(pull)
    switch phase {
    case .pending, .exhausted: break
    case .refreshing: finishIfPossible(&reading, &effects)
    case .ending: if behavior.isInterruptible { track(pull, isOutward, &reading, &effects) }
    case .idle, .pulling, .armed, .failed: track(pull, isOutward, &reading, &effects)
    }
  }

  mutating func released(_ reading: inout ScrollReading, _ effects: inout RefreshEffects) {
    let liftedAfterFiring = hasFiredInDrag
    note(finger: false)
    guard !isHidden else { return }
    switch phase {
    case .pending, .exhausted, .ending, .failed: break
    case .refreshing: finishIfPossible(&reading, &effects)
    case .armed:
      guard behavior.trigger.release == .lift else { break }
      // What armed it may have moved away since the last scroll, as content and insets change.
      let pull = behavior.pull(in: reading)
      guard pull >= 0 else { return settle(pull) }
      start(byUser: true, &reading, &effects)
    case .idle, .pulling:
      guard behavior.trigger.kind == .reach, !liftedAfterFiring, mayTrigger, budget > 0 else {
        break
      }
      if isLiftedAtEnd(reading) { spendAndStart(&reading, &effects) }
    }
  }

  /// Follows the pull of a control that may trigger.
  private mutating func track(
    _ pull: Double,
    _ isOutward: Bool,
    _ reading: inout ScrollReading,
    _ effects: inout RefreshEffects
  ) {
    switch behavior.trigger.kind {
    case .release: trackRelease(pull, &reading, &effects)
    case .cross: trackCross(pull, &reading, &effects)
    case .reach: trackReach(pull, isOutward, &reading, &effects)
    }
  }

  private mutating func trackRelease(
    _ pull: Double,
    _ reading: inout ScrollReading,
    _ effects: inout RefreshEffects
  ) {
    let isPast = behavior.isPast(pull, wasPast: phase == .armed)
    if reading.isDragging {
      guard isPast, mayTrigger, !mustReenter else { return settle(pull) }
      if phase != .armed {
        phase = .armed
        effects.insert(.haptic)
      }
    } else if behavior.trigger.requiresDrag {
      // A finger armed it and is gone. Where the list is by now says nothing about the wish, unless
      // it has been flung back beyond the edge.
      guard phase == .armed, pull >= 0 else { return settle(pull) }
      start(byUser: true, &reading, &effects)
    } else {
      guard isPast, mayTrigger, phase != .ending, phase != .failed else { return settle(pull) }
      start(byUser: true, &reading, &effects)
    }
  }

  private mutating func trackCross(
    _ pull: Double,
    _ reading: inout ScrollReading,
    _ effects: inout RefreshEffects
  ) {
    let isPast = behavior.isPast(pull, wasPast: false)
    let isHeld = reading.isDragging || !behavior.trigger.requiresDrag
    guard isPast, isHeld, mayTrigger, !mustReenter, phase != .ending else { return settle(pull) }
    effects.insert(.haptic)
    start(byUser: true, &reading, &effects)
  }

  private mutating func trackReach(
    _ pull: Double,
    _ isOutward: Bool,
    _ reading: inout ScrollReading,
    _ effects: inout RefreshEffects
  ) {
    let isReached = isOutward && behavior.isReached(in: reading) && !behavior.fits(reading)
    guard isReached, mayTrigger, phase == .idle || phase == .pulling else { return settle(pull) }
    if reading.isDragging {
      guard budget > 0 else { return settle(pull) }
      spendAndStart(&reading, &effects)
    } else if behavior.trigger.requiresDrag {
      settle(pull)
    } else {
      start(byUser: true, &reading, &effects)
    }
  }

  /// Whether a finger that leaves now asks for more: at the very end, or anywhere in content that
  /// is too short to be scrolled to an end.
  private func isLiftedAtEnd(_ reading: ScrollReading) -> Bool {
    guard behavior.fits(reading) else { return behavior.pull(in: reading) >= behavior.height }
    return behavior.edge.isFar ? reading.offset >= -reading.start : reading.offset <= -reading.start
  }

  private mutating func spendAndStart(
    _ reading: inout ScrollReading,
    _ effects: inout RefreshEffects
  ) {
    if budget != .max { budget -= 1 }
    hasFiredInDrag = true
    start(byUser: true, &reading, &effects)
  }

  /// Whether a gesture may start a refresh at all.
  private var mayTrigger: Bool {
    isEnabled && !(behavior.isExclusive && isOppositeBusy)
  }

  /// Notices the beginning and the end of drags.
  private mutating func note(finger: Bool) {
    if finger && !hasFinger {
      hasFiredInDrag = false
      mustReenter = false
      // A drag that begins while the control is busy asks for nothing new.
      if !isBusy { budget = behavior.trigger.perDrag }
    }
    hasFinger = finger
  }

  /// Publishes the progress of a pull.
  private mutating func publish(_ pull: Double) {
    guard phase != .refreshing, behavior.trigger.kind != .reach else { return }
    let distance = behavior.trigger.distance
    guard distance > 0 else {
      progress = pull > 0 ? 1 : 0
      return
    }
    progress = max(pull, 0) / distance
  }

  /// Lets a control that does not trigger rest or show as pulled.
  mutating func settle(_ pull: Double) {
    switch phase {
    case .idle, .pulling, .armed: phase = pull > 0 ? .pulling : .idle
    case .failed: if pull > 0 && hasFinger { phase = .pulling }
    case .pending, .refreshing, .ending, .exhausted: break
    }
  }
}
