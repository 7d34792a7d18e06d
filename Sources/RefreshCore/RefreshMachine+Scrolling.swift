/// Scrolling and releasing.
extension RefreshMachine {
  /// Handles a scroll: what `handle(.scrolled, at:)` does, without asking which event it is.
  ///
  /// Scrolls come with every frame, and all other events once in a while. So the drag of a waiting
  /// control is inlined into the caller, which saves 20 of 105 instructions of a scroll.
  @inlinable
  @inline(__always)
  public mutating func scroll(_ reading: ScrollReading) -> RefreshEffects {
    let offsetBefore = lastOffset
    lastOffset = reading.offset
    note(finger: reading.isDragging)
    guard !isHidden else { return [] }

    switch state {
    case .idle, .pulling, .armed:
      // What mostly happens while a finger is there.
      guard isOrdinary, reading.isDragging, !drag.mustReenter else {
        return scrollOtherwise(since: offsetBefore, reading)
      }
      pulled = behavior.ordinaryPull(in: reading)
      return dragged(to: pulled)
    case .pending, .refreshing, .ending, .failed, .exhausted:
      return scrollOtherwise(since: offsetBefore, reading)
    }
  }

  /// A scroll other than that of a finger that pulls an ordinary control.
  @usableFromInline
  mutating func scrollOtherwise(
    since offsetBefore: Double,
    _ reading: ScrollReading
  ) -> RefreshEffects {
    let pull = behavior.pull(in: reading)
    if drag.mustReenter && !behavior.isPast(pull, wasPast: false) { drag.mustReenter = false }
    if phase != .refreshing && behavior.trigger.kind != .reach { pulled = pull }
    switch state {
    case .pending, .exhausted: return []
    case .refreshing(let refresh): return scrolled(during: refresh, reading)
    case .ending: guard behavior.isInterruptible else { return [] }
    case .idle, .pulling, .armed, .failed: break
    }
    // Follows the pull of a control that may trigger.
    if behavior.trigger.kind == .release && reading.isDragging { return dragged(to: pull) }
    guard startsRefresh(pull, since: offsetBefore, reading) else { return update(pull) }
    let oldPhase = phase
    if behavior.trigger.kind == .reach && reading.isDragging { countTrigger() }
    var response = Response(reading)
    // A control that is released was felt when it was armed.
    if behavior.trigger.kind == .cross { response.effects.insert(.haptic) }
    start(byUser: true, &response)
    return finish(response, from: oldPhase)
  }

  /// A pull of a finger at a control that starts once it is released.
  @inlinable
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

  mutating func release(_ response: inout Response) {
    let isAfterTrigger = drag.hasTriggered
    note(finger: false)
    guard !isHidden else { return }
    switch state {
    case .pending, .exhausted, .ending, .failed: break
    case .refreshing(.finger(let end)): finishUnlessHeld(end, &response)
    case .refreshing: break
    case .armed:
      guard behavior.trigger.release == .lift else { break }
      // What armed it may have moved away since the last scroll, as content and insets change.
      let pull = behavior.pull(in: response.reading)
      guard pull.reaches(0) else { return response.effects.formUnion(update(pull)) }
      start(byUser: true, &response)
    case .idle, .pulling:
      guard behavior.trigger.kind == .reach, !isAfterTrigger, mayTrigger, drag.budget > 0,
        isReleasedAtEnd(response.reading)
      else { break }
      countTrigger()
      start(byUser: true, &response)
    }
  }

  /// A scroll of a busy control, whose added inset may follow it.
  private mutating func scrolled(
    during refresh: Refresh,
    _ reading: ScrollReading
  ) -> RefreshEffects {
    var response = Response(reading)
    if case .finger(let end) = refresh { finishUnlessHeld(end, &response) }
    return finish(response, from: .refreshing)
  }

  /// Whether a scroll starts a refresh; not for a control that a finger pulls until its release.
  private func startsRefresh(
    _ pull: Double,
    since offsetBefore: Double,
    _ reading: ScrollReading
  ) -> Bool {
    let trigger = behavior.trigger
    switch trigger.kind {
    case .release:
      // A finger armed it and is gone. Where the list is by now says nothing about the wish, unless
      // it has been flung back beyond the edge.
      if trigger.requiresDrag { return phase == .armed && pull.reaches(0) }
      let isPast = behavior.isPast(pull, wasPast: phase == .armed)
      return isPast && mayTrigger && phase != .ending && phase != .failed
    case .cross:
      let isPast = behavior.isPast(pull, wasPast: false)
      let isHeld = reading.isDragging || !trigger.requiresDrag
      return isPast && isHeld && mayTrigger && !drag.mustReenter && phase != .ending
    case .reach:
      let isOutward =
        behavior.edge.isFar ? reading.offset > offsetBefore : reading.offset < offsetBefore
      let isReached = isOutward && behavior.isReached(in: reading) && !behavior.fits(reading)
      let isReady = mayTrigger && (phase == .idle || phase == .pulling)
      let isAllowed = reading.isDragging ? drag.budget > 0 : !trigger.requiresDrag
      return isReached && isReady && isAllowed
    }
  }

  /// Whether a finger that leaves now asks for more: at the very end, or anywhere in content that
  /// is too short to be scrolled to an end.
  private func isReleasedAtEnd(_ reading: ScrollReading) -> Bool {
    guard behavior.fits(reading) else { return behavior.pull(in: reading).reaches(behavior.height) }
    return behavior.edge.isFar
      ? reading.offset.reaches(-reading.start) : (-reading.start).reaches(reading.offset)
  }

  /// Counts a refresh that this drag starts.
  private mutating func countTrigger() {
    if drag.budget != .max { drag.budget -= 1 }
    drag.hasTriggered = true
  }

  /// Whether a gesture may start a refresh at all.
  @inlinable
  var mayTrigger: Bool {
    isEnabled && !(behavior.isExclusive && isOppositeBusy)
  }

  /// Notices the beginning and the end of drags.
  @inlinable
  mutating func note(finger: Bool) {
    if finger && !drag.isActive {
      drag.hasTriggered = false
      drag.mustReenter = false
      // A drag that begins while the control is busy asks for nothing new.
      if !isBusy { drag.budget = behavior.trigger.perDrag }
    }
    drag.isActive = finger
  }

  /// Lets a control that does not trigger rest or show as pulled.
  @inlinable
  mutating func update(_ pull: Double) -> RefreshEffects {
    let isPulled = pull.isBeyond(0)
    switch state {
    case .idle where isPulled, .armed where isPulled: state = .pulling
    case .failed where isPulled && drag.isActive: state = .pulling
    case .pulling where !isPulled, .armed where !isPulled: state = .idle
    case .idle, .pulling, .armed, .pending, .refreshing, .ending, .failed, .exhausted: return []
    }
    return .phaseChanged
  }
}
