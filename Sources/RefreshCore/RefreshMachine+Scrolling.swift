/// What scrolling and letting go do.
extension RefreshMachine {
  /// Takes in a scroll: what `handle(.scrolled, at:)` does, without asking which event it is.
  ///
  /// Scrolls come with every frame, all other events once in a while. So all that mostly happens is
  /// one piece, and what seldom does, is apart.
  public mutating func scroll(_ reading: ScrollReading) -> RefreshEffects {
    let isOutward =
      behavior.edge.isFar ? reading.offset > lastOffset : reading.offset < lastOffset
    lastOffset = reading.offset
    note(finger: reading.isDragging)
    guard !isHidden else { return [] }

    let oldPhase = phase
    let pull = behavior.pull(in: reading)
    if !behavior.isPast(pull, wasPast: false) { mustReenter = false }
    publish(pull)
    switch phase {
    case .pending, .exhausted: return []
    case .refreshing: return scrollWhileRefreshing(reading)
    case .ending: guard behavior.isInterruptible else { return [] }
    case .idle, .pulling, .armed, .failed: break
    }
    // Follows the pull of a control that may trigger.
    let asksToStart =
      switch behavior.trigger.kind {
      case .release: asksByRelease(pull, reading.isDragging)
      case .cross: asksByCrossing(pull, reading.isDragging)
      case .reach: asksByReaching(pull, isOutward, reading)
      }
    guard !asksToStart else { return start(scrolledTo: reading) }
    guard phase != oldPhase else { return [] }
    // The share of a control that does not refresh follows from nothing that scrolls.
    return phase == .armed ? [.phaseChanged, .haptic] : .phaseChanged
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
      guard pull >= 0 else {
        _ = settle(pull)
        return
      }
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
  @inline(never)
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

  /// Whether a pull past the distance has been let go, or may start by itself.
  @inline(__always)
  private mutating func asksByRelease(_ pull: Double, _ isDragging: Bool) -> Bool {
    let isPast = behavior.isPast(pull, wasPast: phase == .armed)
    if isDragging {
      guard isPast, mayTrigger, !mustReenter else { return settle(pull) }
      phase = .armed
      return false
    }
    if behavior.trigger.requiresDrag {
      // A finger armed it and is gone. Where the list is by now says nothing about the wish, unless
      // it has been flung back beyond the edge.
      guard phase == .armed, pull >= 0 else { return settle(pull) }
      return true
    }
    guard isPast, mayTrigger, phase != .ending, phase != .failed else { return settle(pull) }
    return true
  }

  @inline(never)
  private mutating func asksByCrossing(_ pull: Double, _ isDragging: Bool) -> Bool {
    let isPast = behavior.isPast(pull, wasPast: false)
    let isHeld = isDragging || !behavior.trigger.requiresDrag
    guard isPast, isHeld, mayTrigger, !mustReenter, phase != .ending else { return settle(pull) }
    return true
  }

  @inline(never)
  private mutating func asksByReaching(
    _ pull: Double,
    _ isOutward: Bool,
    _ reading: ScrollReading
  ) -> Bool {
    let isReached = isOutward && behavior.isReached(in: reading) && !behavior.fits(reading)
    guard isReached, mayTrigger, phase == .idle || phase == .pulling else { return settle(pull) }
    if reading.isDragging {
      guard budget > 0 else { return settle(pull) }
      spend()
      return true
    }
    return behavior.trigger.requiresDrag ? settle(pull) : true
  }

  /// Whether a finger that leaves now asks for more: at the very end, or anywhere in content that
  /// is too short to be scrolled to an end.
  private func isLiftedAtEnd(_ reading: ScrollReading) -> Bool {
    guard behavior.fits(reading) else { return behavior.pull(in: reading) >= behavior.height }
    return behavior.edge.isFar ? reading.offset >= -reading.start : reading.offset <= -reading.start
  }

  /// Counts a refresh of this drag.
  private mutating func spend() {
    if budget != .max { budget -= 1 }
    hasFiredInDrag = true
  }

  /// Whether a gesture may start a refresh at all.
  @inline(__always)
  private var mayTrigger: Bool {
    isEnabled && !(behavior.isExclusive && isOppositeBusy)
  }

  /// Notices the beginning and the end of drags.
  @inline(__always)
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
  @inline(__always)
  private mutating func publish(_ pull: Double) {
    guard phase != .refreshing, behavior.trigger.kind != .reach else { return }
    let distance = behavior.trigger.distance
    guard distance > 0 else {
      progress = pull > 0 ? 1 : 0
      return
    }
    progress = max(pull, 0) / distance
  }

  /// Lets a control that does not trigger rest or show as pulled; answers that nothing is to start.
  @inline(__always)
  mutating func settle(_ pull: Double) -> Bool {
    switch phase {
    case .idle, .pulling, .armed: phase = pull > 0 ? .pulling : .idle
    case .failed: if pull > 0 && hasFinger { phase = .pulling }
    case .pending, .refreshing, .ending, .exhausted: break
    }
    return false
  }
}
