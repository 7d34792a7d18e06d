import RefreshCore

/// I2, I7 and the table: what gestures start, and what they do not.
extension Invariants {
  mutating func checkTriggers(_ turn: Turn) throws(Violation) {
    if turn.after.isArmed && !turn.before.isArmed { try checkArming(turn) }
    guard turn.isStart, turn.before != .refreshing else { return }
    switch turn.event {
    case .begin, .attached: return
    case .scrolled, .released: break
    case .displaced, .gestureCancelled, .end, .revealed, .retracted, .minimumShown, .endDelayed,
      .timedOut, .detached,
      .contentChanged, .insetsChanged, .reset, .enabled, .disabled, .hidden, .shown, .opposite,
      .openSecondLevel, .closeSecondLevel:
      throw Violation(invariant: .oneAction, text: "a refresh that nobody asked for")
    }
    let isShown = !said.isHidden && !turn.sight.isEmpty
    try require(mayTrigger && isShown, .oneAction, "it fired while it may not")
    switch behavior.trigger.kind {
    case .release: try checkReleaseStart(turn)
    case .cross: try checkCrossStart(turn)
    case .reach: try checkReachStart(turn)
    case .tap: throw Violation(invariant: .table, text: "a scroll started what waits for a tap")
    }
  }

  private func checkArming(_ turn: Turn) throws(Violation) {
    let isPast = turn.sight.isPast(behavior.trigger, wasPast: false)
    try require(behavior.trigger.kind == .release, .table, "only release arms")
    try require(turn.event == .scrolled && drag.hasFinger, .table, "armed without a finger")
    try require(isPast, .ownSide, "armed short of the distance")
    let isShown = !said.isHidden && !turn.sight.isEmpty
    try require(mayTrigger && isShown, .oneAction, "armed while it may not")
    try require(!drag.isHeldThrough, .oneAction, "one drag asked twice")
    try require(turn.before != .ending || behavior.isInterruptible, .table, "interrupted")
  }

  private func checkReleaseStart(_ turn: Turn) throws(Violation) {
    let trigger = behavior.trigger
    try require(turn.sight.pull >= 0, .ownSide, "let go beyond the edge")
    if turn.event == .released {
      return try require(
        turn.before == .armed && trigger.release == .lift,
        .table,
        "a lift refreshes what is armed, if it counts as letting go"
      )
    }
    try require(!drag.hasFinger, .table, "it fired under the finger")
    if trigger.requiresDrag {
      try require(turn.before == .armed, .ownSide, "it fired without having been armed")
    } else {
      let isPast = turn.sight.isPast(trigger, wasPast: turn.before == .armed)
      try require(isPast, .ownSide, "it fired short of the distance")
    }
  }

  private func checkCrossStart(_ turn: Turn) throws(Violation) {
    try require(turn.event == .scrolled, .table, "crossing takes a scroll")
    try require(drag.hasFinger || !behavior.trigger.requiresDrag, .table, "no finger crossed it")
    try require(
      turn.sight.pull >= 0 && turn.sight.isPast(behavior.trigger, wasPast: false),
      .ownSide,
      "it fired short of the distance"
    )
    try require(!drag.isHeldThrough, .oneAction, "one drag asked twice")
    try require(turn.before != .ending, .table, "it fired on its way back")
  }

  private mutating func checkReachStart(_ turn: Turn) throws(Violation) {
    let sight = turn.sight
    try require(!sight.isBeyondOpposite, .ownSide, "a pull at the other edge fired it")
    if turn.event == .released {
      let isAtEnd = sight.fits || sight.pull >= behavior.height
      try require(isAtEnd, .ownSide, "lifted before the end")
    } else {
      try require(drag.isOutward && sight.isReached(behavior), .ownSide, "not scrolled into sight")
      try require(!sight.fits, .ownSide, "there is nothing to scroll")
      let isHeld = drag.hasFinger || !behavior.trigger.requiresDrag
      try require(isHeld, .table, "no finger scrolled it")
      guard drag.hasFinger else { return }
    }
    drag.fired += 1
    try require(drag.fired <= behavior.trigger.perDrag, .oneAction, "a drag asks too often")
  }

  /// The rows of the table that a machine must not leave out.
  func checkMissedTriggers(_ turn: Turn) throws(Violation) {
    guard !said.isHidden, !turn.sight.isEmpty else { return }
    guard turn.event == .scrolled || turn.event == .released else { return }
    if turn.before.isArmed { return try checkArmed(turn) }
    guard turn.event == .scrolled else { return }
    let isPast = turn.sight.isPast(behavior.trigger, wasPast: false) && !drag.isHeldThrough
    let isHeld = drag.hasFinger || !behavior.trigger.requiresDrag
    switch (turn.before, behavior.trigger.kind) {
    case (.idle, .release), (.pulling, .release), (.failed, .release):
      if isPast && drag.hasFinger && mayTrigger { return try requireTaken(turn, armed(by: turn)) }
    case (.ending, .release):
      if isPast && drag.hasFinger && mayTrigger && behavior.isInterruptible {
        return try requireTaken(turn, armed(by: turn))
      }
    case (.idle, .cross), (.pulling, .cross), (.failed, .cross):
      if isPast && isHeld && mayTrigger { return try requireTaken(turn, busyPhase) }
    case (.armed, _), (.pending, _), (.refreshing, _), (.exhausted, _), (.ending, _),
      (.secondLevelArmed, _), (.secondLevel, _),
      (.idle, .reach), (.pulling, .reach), (.failed, .reach),
      (.idle, .tap), (.pulling, .tap), (.failed, .tap):
      break
    }
    guard turn.before == .idle || turn.before == .pulling, !turn.isStart else { return }
    let isPulled = turn.sight.pull > 0
    try require(turn.after == (isPulled ? .pulling : .idle), .ownSide, "pulled past zero")
  }

  /// What a pull past the distance arms.
  private func armed(by turn: Turn) -> RefreshPhase {
    turn.sight.isPastSecondLevel(of: behavior, wasPast: turn.before == .secondLevelArmed)
      ? .secondLevelArmed : .armed
  }

  private func requireTaken(_ turn: Turn, _ phase: RefreshPhase) throws(Violation) {
    try require(turn.after == phase, .table, "a pull past the distance is not taken")
  }

  private func checkArmed(_ turn: Turn) throws(Violation) {
    let sight = turn.sight
    let isPast = sight.isPast(behavior.trigger, wasPast: true)
    let isLift = turn.event == .released
    let waits = isLift && behavior.trigger.release == .settle
    let fires = behavior.trigger.requiresDrag || isLift ? sight.pull >= 0 : isPast
    let disarmed: RefreshPhase = sight.pull > 0 ? .pulling : .idle
    let expected: RefreshPhase =
      if drag.hasFinger || waits {
        waits ? turn.before : isPast ? armed(by: turn) : disarmed
      } else {
        fires ? turn.before == .armed ? busyPhase : .secondLevel : disarmed
      }
    try require(turn.after == expected, .table, "armed holds or fires")
  }
}
