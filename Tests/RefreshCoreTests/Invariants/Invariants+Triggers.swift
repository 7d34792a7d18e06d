import RefreshCore

/// I2, I7 and the table: what gestures start, and what they do not.
extension Invariants {
  mutating func checkTriggers(_ transition: WatchedTransition) throws(Violation) {
    if transition.after.isArmed && !transition.before.isArmed { try checkArming(transition) }
    guard transition.isStart, transition.before != .refreshing else { return }
    if showsLoad && transition.event != .scrolled { return }
    switch transition.event {
    case .begin, .triggered, .attached: return
    case .scrolled, .released: break
    case .displaced, .gestureCancelled, .refreshing, .end, .revealed, .retracted, .minimumShown,
      .endDelayed,
      .outcomeShown,
      .timedOut, .detached,
      .contentChanged, .insetsChanged, .reset, .enabled, .disabled, .hidden, .shown, .opposite,
      .openSecondLevel, .closeSecondLevel:
      throw Violation(invariant: .oneAction, text: "a refresh without a request")
    }
    let isShown = !appState.isHidden && !transition.geometry.isEmpty
    try require(mayTrigger && isShown, .oneAction, "it fired while it may not")
    try require(!drag.isElsewhere, .ownSide, "a drag from elsewhere fired it")
    switch behavior.trigger.when {
    case .release: try checkReleaseStart(transition)
    case .cross: try checkCrossStart(transition)
    case .reach: try checkReachStart(transition)
    case .tap, .system:
      throw Violation(invariant: .table, text: "a scroll started what waits for something else")
    }
  }

  private func checkArming(_ transition: WatchedTransition) throws(Violation) {
    let isPast = transition.geometry.isPast(behavior.trigger, wasPast: false)
    try require(behavior.trigger.when == .release, .table, "only release arms")
    try require(transition.event == .scrolled && drag.hasFinger, .table, "armed without a finger")
    try require(isPast, .ownSide, "armed short of the distance")
    let isShown = !appState.isHidden && !transition.geometry.isEmpty
    try require(mayTrigger && isShown, .oneAction, "armed while it may not")
    try require(!drag.isHeldThrough, .oneAction, "one drag asked twice")
    try require(!drag.isElsewhere, .ownSide, "armed by a drag from elsewhere")
    try require(transition.before != .ending || behavior.isInterruptible, .table, "interrupted")
  }

  private func checkReleaseStart(_ transition: WatchedTransition) throws(Violation) {
    let trigger = behavior.trigger
    try require(transition.geometry.pull >= 0, .ownSide, "let go beyond the edge")
    if transition.event == .released {
      return try require(
        transition.before == .armed && trigger.releasedBy == .lift,
        .table,
        "a lift starts a refresh of an armed control if the lift counts as the release"
      )
    }
    try require(!drag.hasFinger, .table, "it fired under the finger")
    if trigger.requiresDrag {
      try require(transition.before == .armed, .ownSide, "it fired without having been armed")
    } else {
      let isPast = transition.geometry.isPast(trigger, wasPast: transition.before == .armed)
      try require(isPast, .ownSide, "it fired short of the distance")
    }
  }

  private func checkCrossStart(_ transition: WatchedTransition) throws(Violation) {
    try require(transition.event == .scrolled, .table, "crossing takes a scroll")
    try require(drag.hasFinger || !behavior.trigger.requiresDrag, .table, "no finger crossed it")
    try require(
      transition.geometry.pull >= 0 && transition.geometry.isPast(behavior.trigger, wasPast: false),
      .ownSide,
      "it fired short of the distance"
    )
    try require(!drag.isHeldThrough, .oneAction, "one drag asked twice")
    try require(
      transition.before != .ending || transition.wasShowing,
      .table,
      "it fired during the retraction"
    )
  }

  private mutating func checkReachStart(_ transition: WatchedTransition) throws(Violation) {
    let geometry = transition.geometry
    try require(!geometry.isAtOpposite, .ownSide, "a pull at the other edge fired it")
    if transition.event == .released {
      let isAtEnd =
        geometry.fits && !drag.hasPulledOpposite || geometry.pull >= behavior.height
      try require(isAtEnd, .ownSide, "lifted before the end")
    } else {
      try require(
        drag.isOutward && geometry.isReached(behavior),
        .ownSide,
        "not scrolled into view"
      )
      try require(!geometry.fits, .ownSide, "there is nothing to scroll")
      let isHeld = drag.hasFinger || !behavior.trigger.requiresDrag
      try require(isHeld, .table, "no finger scrolled it")
      guard drag.hasFinger else { return }
    }
    drag.fired += 1
    try require(drag.fired <= behavior.trigger.perDrag, .oneAction, "a drag asks too often")
  }

  /// The rows of the table that a machine must not leave out.
  func checkMissedTriggers(_ transition: WatchedTransition) throws(Violation) {
    guard !appState.isHidden, !transition.geometry.isEmpty else { return }
    guard transition.event == .scrolled || transition.event == .released else { return }
    if transition.before.isArmed { return try checkArmed(transition) }
    guard transition.event == .scrolled else { return }
    let isPast =
      transition.geometry.isPast(behavior.trigger, wasPast: false) && !drag.isHeldThrough
      && !drag.isElsewhere
    let isHeld = drag.hasFinger || !behavior.trigger.requiresDrag
    switch (transition.before, behavior.trigger.when) {
    case (.idle, .release), (.pulling, .release), (.failed, .release):
      if isPast && drag.hasFinger && mayTrigger {
        return try requireTaken(transition, armed(by: transition))
      }
    case (.ending, .release):
      if isPast && drag.hasFinger && mayTrigger && behavior.isInterruptible {
        return try requireTaken(transition, armed(by: transition))
      }
    case (.idle, .cross), (.pulling, .cross), (.failed, .cross):
      if isPast && isHeld && mayTrigger { return try requireTaken(transition, busyPhase) }
    case (.armed, _), (.pending, _), (.refreshing, _), (.exhausted, _), (.ending, _),
      (.secondLevelArmed, _), (.secondLevel, _),
      (.idle, .reach), (.pulling, .reach), (.failed, .reach),
      (.idle, .tap), (.pulling, .tap), (.failed, .tap),
      (.idle, .system), (.pulling, .system), (.failed, .system):
      break
    }
    guard transition.before == .idle || transition.before == .pulling, !transition.isStart else {
      return
    }
    let isPulled = transition.geometry.pull > 0
    try require(transition.after == (isPulled ? .pulling : .idle), .ownSide, "pulled past zero")
  }

  /// What a pull past the distance arms.
  private func armed(by transition: WatchedTransition) -> RefreshPhase {
    transition.geometry.isPastSecondLevel(
      of: behavior,
      wasPast: transition.before == .secondLevelArmed
    )
      ? .secondLevelArmed : .armed
  }

  private func requireTaken(_ transition: WatchedTransition, _ phase: RefreshPhase)
    throws(Violation)
  {
    try require(transition.after == phase, .table, "a pull past the distance is not taken")
  }

  private func checkArmed(_ transition: WatchedTransition) throws(Violation) {
    let geometry = transition.geometry
    let isPast = geometry.isPast(behavior.trigger, wasPast: true)
    let isLift = transition.event == .released
    let waits = isLift && behavior.trigger.releasedBy == .settle
    let fires = behavior.trigger.requiresDrag || isLift ? geometry.pull >= 0 : isPast
    let disarmed: RefreshPhase = geometry.pull > 0 ? .pulling : .idle
    let expected: RefreshPhase =
      if drag.isElsewhere {
        // A bar has moved the list between two drags.
        disarmed
      } else if drag.hasFinger || waits {
        waits ? transition.before : isPast ? armed(by: transition) : disarmed
      } else {
        fires ? transition.before == .armed ? busyPhase : .secondLevel : disarmed
      }
    let isShort = transition.after.isArmed && expected == .pulling
    try require(transition.after == expected, isShort ? .ownSide : .table, "armed holds or fires")
  }
}
