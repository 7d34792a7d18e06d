/// Scrolling and releasing.
extension RefreshMachine {
  /// Handles a scroll, like `handle(.scrolled, at:)`.
  ///
  /// Scrolls occur in every frame, unlike other events, so the most frequent case, a drag before a
  /// refresh, comes first.
  package mutating func scroll(_ reading: ScrollReading) -> RefreshEffects {
    let offsetBefore = lastOffset
    lastOffset = reading.offset
    noteFinger(since: offsetBefore, in: reading)
    guard !isHidden else { return [] }

    switch state {
    case .idle, .pulling, .armed:
      // The fast path of a drag.
      guard isOrdinary, reading.isDragging, !drag.mustReenter else {
        return scrollOtherwise(since: offsetBefore, in: reading)
      }
      pulled = behavior.ordinaryPull(in: reading)
      return dragged(to: pulled)
    case .pending, .refreshing, .outcome, .ending, .failed, .exhausted, .secondLevelArmed,
      .secondLevel:
      return scrollOtherwise(since: offsetBefore, in: reading)
    }
  }

  /// Handles the scrolls that are not on the fast path of `scroll(_:)`, and displacements.
  ///
  /// A displacement is not a scroll: it triggers nothing, and does not bring the pull of the current
  /// drag below the trigger distance.
  mutating func scrollOtherwise(
    since offsetBefore: Double,
    in reading: ScrollReading,
    isScroll: Bool = true
  ) -> RefreshEffects {
    convertShares(for: reading)
    let pull = behavior.pull(in: reading)
    if behavior.trigger.when == .reach {
      if isScroll && reading.isDragging && behavior.isPulledAtOppositeEdge(in: reading) {
        drag.mustReenter = true
      }
    } else if drag.mustReenter && isScroll && !behavior.isPast(pull, wasPast: false) {
      drag.mustReenter = false
    }
    if !isRevealed && behavior.trigger.when.followsPull { pulled = pull }
    switch state {
    case .pending, .exhausted, .secondLevel: return []
    case .refreshing(let refresh): return scrolled(during: refresh, in: reading)
    case .outcome:
      return scrolledDuringOutcome(since: offsetBefore, in: reading, isScroll: isScroll)
    case .ending: guard behavior.isInterruptible else { return [] }
    case .idle, .pulling, .armed, .failed, .secondLevelArmed: break
    }
    guard !behavior.hides(in: reading) else {
      pulled = 0
      return update(0)
    }
    guard isScroll, !drag.isElsewhere else { return update(pull) }
    // With a release trigger, a drag changes only the phase; the release starts the refresh.
    if behavior.trigger.when == .release && reading.isDragging {
      return behavior.secondLevel == nil ? dragged(to: pull) : draggedToLevels(pull)
    }
    guard startsRefresh(pull, since: offsetBefore, in: reading) else { return update(pull) }
    let oldPhase = phase
    if behavior.trigger.when == .reach && reading.isDragging { countTrigger() }
    var response = Response(reading: reading)
    // With a release trigger, the haptic feedback occurred when the control was armed.
    if behavior.trigger.when == .cross { response.effects.insert(.haptic) }
    if phase == .secondLevelArmed {
      open(into: &response)
    } else {
      start(byUser: true, into: &response)
    }
    return finish(response, from: oldPhase)
  }

  /// Handles a drag of a control with a release trigger.
  @inline(__always)
  mutating func dragged(to pull: Double) -> RefreshEffects {
    let isArmed = phase == .armed
    guard behavior.isPast(pull, wasPast: isArmed), mayTrigger, !drag.mustReenter else {
      return update(pull)
    }
    guard !isArmed else { return [] }
    state = .armed
    return [.phaseChanged, .haptic]
  }

  mutating func release(into response: inout Response) {
    let isAfterTrigger = drag.hasTriggered
    drag.isActive = false
    guard !isHidden else { return }
    switch state {
    case .outcome where isOutcomeHeld: outcomeShown(into: &response)
    case .pending, .exhausted, .outcome, .ending, .failed: break
    case .refreshing(.finger(let end)): finishUnlessHeld(end, into: &response)
    case .refreshing: break
    case .secondLevel:
      guard let level = behavior.secondLevel, !isAfterTrigger,
        level.closingPull.reaches(behavior.pull(in: response.reading))
      else { break }
      closeSecondLevel(into: &response)
    case .armed, .secondLevelArmed:
      guard behavior.trigger.releasedBy == .lift else { break }
      // Content and insets may have changed since the control was armed.
      let pull = behavior.pull(in: response.reading)
      let isOut = behavior.hides(in: response.reading)
      guard pull.reaches(0), !isOut else {
        return response.effects.formUnion(update(isOut ? 0 : pull))
      }
      if phase == .secondLevelArmed {
        open(into: &response)
      } else {
        start(byUser: true, into: &response)
      }
    case .idle, .pulling:
      guard behavior.trigger.when == .reach, !isAfterTrigger, mayTrigger, drag.budget > 0,
        !drag.isElsewhere, isReleasedAtEnd(in: response.reading),
        !behavior.hides(in: response.reading)
      else { break }
      countTrigger()
      start(byUser: true, into: &response)
    }
  }

  /// Handles a scroll of a busy control, whose added inset may follow the offset.
  private mutating func scrolled(
    during refresh: Refresh,
    in reading: ScrollReading
  ) -> RefreshEffects {
    var response = Response(reading: reading)
    if case .finger(let end) = refresh { finishUnlessHeld(end, into: &response) }
    return finish(response, from: .refreshing)
  }

  /// Handles a scroll of a control that shows an outcome.
  ///
  /// A finger ends the outcome, and the same scroll may arm the control. Without a finger, the list may
  /// still bounce after the gesture that started the refresh, so only a scroll that takes the control
  /// out of view ends the outcome.
  private mutating func scrolledDuringOutcome(
    since offsetBefore: Double,
    in reading: ScrollReading,
    isScroll: Bool
  ) -> RefreshEffects {
    var response = Response(reading: reading)
    let isOver = isOutcomeHeld || behavior.trigger.when != .system && reading.isDragging
    let isDismissed = isOver || !behavior.isInView(in: reading)
    guard isScroll || isOutcomeHeld, isDismissed, !keepsRoom(in: reading) else {
      return finish(response, from: .ending)
    }
    outcomeShown(into: &response)
    let effects = finish(response, from: .ending)
    return effects.union(scrollOtherwise(since: offsetBefore, in: reading))
  }

  /// Whether a scroll starts a refresh.
  private func startsRefresh(
    _ pull: Double,
    since offsetBefore: Double,
    in reading: ScrollReading
  ) -> Bool {
    let trigger = behavior.trigger
    switch trigger.when {
    case .release:
      // A finger has armed the control, and has lifted. With `requiresDrag`, the refresh starts
      // even if the list has moved back below the trigger distance since then, but not if its pull
      // has become negative.
      if trigger.requiresDrag { return phase.isArmed && pull.reaches(0) }
      let isPast = behavior.isPast(pull, wasPast: phase.isArmed)
      return isPast && mayTrigger && phase != .ending && phase != .failed
    case .cross:
      let isPast = behavior.isPast(pull, wasPast: false)
      let isHeld = reading.isDragging || !trigger.requiresDrag
      return isPast && isHeld && mayTrigger && !drag.mustReenter && phase != .ending
    case .reach:
      let isOutward = behavior.edge.isOutward(from: offsetBefore, to: reading.offset)
      let isReached = isOutward && behavior.isReached(in: reading) && !behavior.fits(in: reading)
      let isReady = mayTrigger && (phase == .idle || phase == .pulling)
      let isAllowed = reading.isDragging ? drag.budget > 0 : !trigger.requiresDrag
      return isReached && isReady && isAllowed
    case .tap, .system: return false
    }
  }

  /// Whether the list is released far enough for a `reach` trigger.
  ///
  /// The list must be pulled past the edge by the height of the control. If the content fits into
  /// the viewport, any pull counts, except in a drag that has pulled the list at the opposite edge:
  /// the finger that takes the list back may go too far.
  private func isReleasedAtEnd(in reading: ScrollReading) -> Bool {
    guard behavior.fits(in: reading), !drag.mustReenter else {
      return behavior.pull(in: reading).reaches(behavior.height)
    }
    return !behavior.isAtOppositeEdge(in: reading)
  }

  /// Counts a refresh that the current drag has started; a drag can start `perDrag` of them.
  private mutating func countTrigger() {
    if drag.budget != .max { drag.budget -= 1 }
    drag.hasTriggered = true
  }

  /// Whether the control is enabled and not blocked by a refresh at the opposite edge.
  var mayTrigger: Bool {
    isEnabled && !(behavior.isExclusive && isOppositeBusy)
  }

  /// Whether a refresh at the opposite edge keeps the control from starting one.
  package var isExcluded: Bool { behavior.isExclusive && isOppositeBusy }

  /// Updates the record of the current drag.
  mutating func noteFinger(since offsetBefore: Double, in reading: ScrollReading) {
    if reading.isDragging && !drag.isActive { beginDrag(at: offsetBefore, in: reading) }
    drag.isActive = reading.isDragging
  }

  /// Starts the record of a drag.
  mutating func beginDrag(at offset: Double, in reading: ScrollReading) {
    convertShares(for: reading)
    drag.hasTriggered = false
    drag.mustReenter = false
    drag.isElsewhere =
      behavior.trigger.beginsAtEdge && !behavior.beginsAtEdge(offset, in: reading)
    // A drag that begins during a refresh gets no new budget of refreshes.
    if !isBusy { drag.budget = behavior.trigger.perDrag }
  }

  /// Sets the phase to `pulling` or `idle`, depending on the pull.
  mutating func update(_ pull: Double) -> RefreshEffects {
    let isPulled = pull.isBeyond(0)
    switch state {
    case .idle where isPulled, .armed where isPulled, .secondLevelArmed where isPulled:
      state = .pulling
    case .failed where isPulled && drag.isActive: state = .pulling
    case .pulling where !isPulled, .armed where !isPulled, .secondLevelArmed where !isPulled:
      state = .idle
    case .idle, .pulling, .armed, .pending, .refreshing, .outcome, .ending, .failed, .exhausted,
      .secondLevelArmed, .secondLevel:
      return []
    }
    return .phaseChanged
  }
}
