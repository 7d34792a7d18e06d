/// What scrolling and letting go do.
extension RefreshMachine {
  /// Takes in a scroll: what `handle(.scrolled, at:)` does, without asking which event it is.
  ///
  /// Scrolls come with every frame, all other events once in a while. So all that mostly happens is
  /// one piece, which becomes part of whoever takes in scrolls, and what seldom does, is apart.
  @inlinable
  @inline(__always)
  public mutating func scroll(_ reading: ScrollReading) -> RefreshEffects {
    let offsetBefore = lastOffset
    lastOffset = reading.offset
    note(finger: reading.isDragging)
    guard !isHidden else { return [] }

    switch current {
    case .idle, .pulling, .armed:
      // What mostly happens while a finger is there.
      guard isOrdinary, reading.isDragging, !mustReenter else {
        return scrollOtherwise(since: offsetBefore, reading)
      }
      let pull = behavior.ordinaryPull(in: reading)
      pulled = pull
      return drag(pull)
    case .pending, .refreshing, .ending, .failed, .exhausted:
      return scrollOtherwise(since: offsetBefore, reading)
    }
  }

  /// A scroll other than that of a finger that pulls an ordinary control.
  @usableFromInline
  @inline(never)
  mutating func scrollOtherwise(
    since offsetBefore: Double,
    _ reading: ScrollReading
  ) -> RefreshEffects {
    let pull = behavior.pull(in: reading)
    if mustReenter && !behavior.isPast(pull, wasPast: false) { mustReenter = false }
    if phase != .refreshing && behavior.trigger.kind != .reach { pulled = pull }
    switch phase {
    case .pending, .exhausted: return []
    case .refreshing: return scrollWhileRefreshing(reading)
    case .ending: guard behavior.isInterruptible else { return [] }
    case .idle, .pulling, .armed, .failed: break
    }
    // Follows the pull of a control that may trigger.
    switch behavior.trigger.kind {
    case .release where reading.isDragging: return drag(pull)
    case .release: return scrollFreely(pull, reading)
    case .cross: return scrollAcross(pull, reading)
    case .reach: return scrollToEnd(pull, since: offsetBefore, reading)
    }
  }

  /// A pull of a finger at a control that starts once it is let go.
  @inlinable
  @inline(__always)
  mutating func drag(_ pull: Double) -> RefreshEffects {
    let oldPhase = current
    if behavior.isPast(pull, wasPast: oldPhase == .armed), mayTrigger, !mustReenter {
      current = .armed
    } else {
      settle(pull)
    }
    return change(from: oldPhase)
  }

  /// What is to be done about a change of phase other than a start.
  ///
  /// The share of a control that does not refresh follows from nothing that scrolls.
  @inlinable
  @inline(__always)
  func change(from oldPhase: RefreshPhase) -> RefreshEffects {
    guard current != oldPhase else { return [] }
    return current == .armed ? [.phaseChanged, .haptic] : .phaseChanged
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
      guard pull.reaches(0) else { return settle(pull) }
      start(byUser: true, &reading, &effects)
    case .idle, .pulling:
      guard behavior.trigger.kind == .reach, !liftedAfterFiring, mayTrigger, budget > 0 else {
        break
      }
      guard isLiftedAtEnd(reading) else { break }
      spend()
      start(byUser: true, &reading, &effects)
    }
  }

  /// A scroll of a busy control, whose share may follow it.
  private mutating func scrollWhileRefreshing(_ reading: ScrollReading) -> RefreshEffects {
    var reading = reading
    var effects: RefreshEffects = []
    finishIfPossible(&reading, &effects)
    settleShare(.refreshing, reading, &effects)
    return effects
  }

  /// The start of a refresh by a scroll.
  @inline(never)
  private mutating func start(scrolledTo reading: ScrollReading) -> RefreshEffects {
    var reading = reading
    let oldPhase = phase
    // One that is let go was felt when it was armed; one that never is, as it starts.
    var effects: RefreshEffects = behavior.trigger.kind == .cross ? .haptic : []
    start(byUser: true, &reading, &effects)
    settleShare(oldPhase, reading, &effects)
    return effects
  }

  /// A scroll without a finger, of a control that starts once it is let go.
  private mutating func scrollFreely(_ pull: Double, _ reading: ScrollReading) -> RefreshEffects {
    let oldPhase = phase
    guard startsFreely(pull) else {
      settle(pull)
      return change(from: oldPhase)
    }
    return start(scrolledTo: reading)
  }

  /// Whether a pull past the distance has been let go, or may start by itself.
  private func startsFreely(_ pull: Double) -> Bool {
    // A finger armed it and is gone. Where the list is by now says nothing about the wish, unless it
    // has been flung back beyond the edge.
    guard !behavior.trigger.requiresDrag else { return phase == .armed && pull.reaches(0) }
    let isPast = behavior.isPast(pull, wasPast: phase == .armed)
    return isPast && mayTrigger && phase != .ending && phase != .failed
  }

  /// A scroll of a control that starts as soon as it is pulled past the distance.
  private mutating func scrollAcross(
    _ pull: Double,
    _ reading: ScrollReading
  ) -> RefreshEffects {
    let oldPhase = phase
    let isPast = behavior.isPast(pull, wasPast: false)
    let isHeld = reading.isDragging || !behavior.trigger.requiresDrag
    guard isPast, isHeld, mayTrigger, !mustReenter, phase != .ending else {
      settle(pull)
      return change(from: oldPhase)
    }
    return start(scrolledTo: reading)
  }

  /// A scroll of a control that starts as soon as enough of it is in sight.
  private mutating func scrollToEnd(
    _ pull: Double,
    since offsetBefore: Double,
    _ reading: ScrollReading
  ) -> RefreshEffects {
    let oldPhase = phase
    let isOutward =
      behavior.edge.isFar ? reading.offset > offsetBefore : reading.offset < offsetBefore
    let isReached = isOutward && behavior.isReached(in: reading) && !behavior.fits(reading)
    let isReady = mayTrigger && (phase == .idle || phase == .pulling)
    let isAllowed = reading.isDragging ? budget > 0 : !behavior.trigger.requiresDrag
    guard isReached, isReady, isAllowed else {
      settle(pull)
      return change(from: oldPhase)
    }
    if reading.isDragging { spend() }
    return start(scrolledTo: reading)
  }

  /// Whether a finger that leaves now asks for more: at the very end, or anywhere in content that
  /// is too short to be scrolled to an end.
  private func isLiftedAtEnd(_ reading: ScrollReading) -> Bool {
    guard behavior.fits(reading) else { return behavior.pull(in: reading).reaches(behavior.height) }
    return behavior.edge.isFar
      ? reading.offset.reaches(-reading.start) : (-reading.start).reaches(reading.offset)
  }

  /// Counts a refresh of this drag.
  private mutating func spend() {
    if budget != .max { budget -= 1 }
    hasFiredInDrag = true
  }

  /// Whether a gesture may start a refresh at all.
  @inlinable
  @inline(__always)
  var mayTrigger: Bool {
    isEnabled && !(behavior.isExclusive && isOppositeBusy)
  }

  /// Notices the beginning and the end of drags.
  @inlinable
  @inline(__always)
  mutating func note(finger: Bool) {
    if finger && !hasFinger {
      hasFiredInDrag = false
      mustReenter = false
      // A drag that begins while the control is busy asks for nothing new.
      if !isBusy { budget = behavior.trigger.perDrag }
    }
    hasFinger = finger
  }

  /// Lets a control that does not trigger rest or show as pulled.
  @inlinable
  @inline(__always)
  mutating func settle(_ pull: Double) {
    switch current {
    case .idle, .pulling, .armed: current = pull.isBeyond(0) ? .pulling : .idle
    case .failed: if pull.isBeyond(0) && hasFinger { current = .pulling }
    case .pending, .refreshing, .ending, .exhausted: break
    }
  }
}
