import RefreshCore

/// I4, I5, I6: what leaving a refresh leads to, and what the app's calls do.
extension Invariants {
  /// Judges the end of a refresh, whatever comes after it.
  mutating func checkEnd(_ turn: Turn) throws(Violation) {
    try require(turn.effects.contains(.stopsTimers), .callOrder, "old timers run on")
    if turn.event == .hidden { return }
    try require(refresh.hasActed, .oneAction, "a refresh is over without its action")
    drag.isHeldThrough = drag.hasFinger
    guard refresh.isFollowed else { return }
    try require(completions == actions, .completion, "another refresh before its completion")
  }

  /// Judges what the end of a refresh leads to.
  func checkLeaving(_ turn: Turn) throws(Violation) {
    let outcome = refresh.kept ?? .cancelled
    if turn.event == .hidden {
      if refresh.hasActed && refresh.kept == nil {
        try require(turn.effects.contains(.cancelsAction), .callOrder, "hidden, and still acting")
      }
      return try requireRest(turn, after: outcome)
    }
    let takesTime = behavior.timing.retract > 0
    try require(
      turn.effects.contains(.startsRetract) == takesTime,
      .liveness,
      "the way back is waited for if and only if it takes time"
    )
    guard takesTime, !(outcome == .exhausted && behavior.allowsExhausted) else {
      return try requireRest(turn, after: outcome)
    }
    try require(turn.after == .ending, .table, "a refresh that is over goes its way back")
  }

  private func requireRest(_ turn: Turn, after outcome: RefreshOutcome) throws(Violation) {
    let rest: RefreshPhase =
      switch outcome {
      case .exhausted where behavior.allowsExhausted: .exhausted
      case .failure where behavior.showsFailure: .failed
      case .success, .exhausted, .failure, .cancelled: .idle
      }
    try require(turn.after == rest, .callOrder, "it rests as its refresh ended")
  }

  func checkCalls(_ turn: Turn) throws(Violation) {
    switch turn.before {
    case .ending: try checkEnding(turn)
    case .pending: try checkPending(turn)
    case .idle, .pulling, .armed, .refreshing, .failed, .exhausted, .secondLevelArmed, .secondLevel:
      break
    }
    switch turn.event {
    case .begin: try checkBegin(turn)
    case .hidden: try require(completions == actions, .completion, "hidden, and it owes still")
    case .displaced: try checkDisplaced(turn)
    case .gestureCancelled:
      let expected = turn.before.isArmed ? .pulling : turn.before
      try require(turn.after == expected, .table, "a canceled gesture disarms, and that is all")
    case .scrolled, .released, .end, .revealed, .retracted,
      .minimumShown, .endDelayed, .timedOut, .attached, .detached, .contentChanged, .insetsChanged,
      .reset, .enabled, .disabled, .shown,
      .opposite, .openSecondLevel, .closeSecondLevel:
      break
    }
  }

  /// A change of the offset that is not a scroll moves the list, and is no gesture.
  private func checkDisplaced(_ turn: Turn) throws(Violation) {
    switch turn.before {
    case .idle, .pulling:
      let isPulled = turn.sight.pull > 0 && !turn.sight.isEmpty
      let expected: RefreshPhase = said.isHidden ? turn.before : isPulled ? .pulling : .idle
      try require(turn.after == expected, .table, "a displaced list does not show its pull")
    case .armed, .secondLevelArmed, .exhausted, .secondLevel:
      try require(turn.after == turn.before, .table, "a displaced list changed the phase")
    case .pending, .refreshing, .ending, .failed: break
    }
  }

  private func checkEnding(_ turn: Turn) throws(Violation) {
    if turn.event == .retracted || turn.event == .hidden {
      try require(turn.after != .ending, .liveness, "the way back never ends")
      try requireRest(turn, after: refresh.kept ?? .cancelled)
      try require(completions == actions, .completion, "at rest, and a completion is owed")
    } else {
      let isWayOut =
        turn.after == .ending || turn.after == .armed || turn.event == .begin
        || turn.after == .exhausted || turn.after == .secondLevelArmed
        || turn.event == .openSecondLevel
      try require(isWayOut, .callOrder, "at rest before the way back is over")
    }
  }

  private func checkPending(_ turn: Turn) throws(Violation) {
    switch turn.event {
    case .attached: try require(turn.after == .refreshing, .liveness, "it waits on")
    case .end(let outcome):
      let isOut = outcome == .exhausted && behavior.allowsExhausted
      try require(turn.after == (isOut ? .exhausted : .idle), .callOrder, "its end calls it off")
    case .hidden: try require(turn.after == .idle, .callOrder, "hiding calls it off")
    case .scrolled, .released, .displaced, .gestureCancelled, .begin, .revealed, .retracted,
      .minimumShown, .endDelayed,
      .timedOut, .detached, .contentChanged, .insetsChanged, .reset, .enabled, .disabled, .shown,
      .opposite, .openSecondLevel, .closeSecondLevel:
      try require(turn.after == .pending, .callOrder, "what was asked for is forgotten")
    }
  }

  private func checkBegin(_ turn: Turn) throws(Violation) {
    let isFree =
      switch turn.before {
      case .idle, .pulling, .armed, .ending, .failed, .secondLevelArmed: true
      case .pending, .refreshing, .exhausted, .secondLevel: false
      }
    if turn.before == .refreshing && mayFollow {
      return try require(!turn.effects.contains(.ignored), .liveness, "nothing may follow")
    }
    guard isFree, mayTrigger, !said.isHidden else {
      try require(turn.effects.contains(.ignored), .oneAction, "a begin that may not be taken up")
      return try require(turn.after == turn.before, .callOrder, "a refusal changed the phase")
    }
    try require(!turn.effects.contains(.ignored), .liveness, "a begin that may be taken up is not")
    try require(turn.after == busyPhase, .table, "a begin refreshes on screen and waits off it")
  }

  func checkExhausted(_ turn: Turn) throws(Violation) {
    if turn.before == .exhausted {
      let isOpened =
        turn.event == .reset
        || turn.event == .opposite(isBusy: true) && behavior.resetsOnOppositeRefresh
      let expected = isOpened ? RefreshPhase.idle : .exhausted
      try require(turn.after == expected, .exhaustedHolds, "only a reset ends it, and that does")
    } else if turn.after == .exhausted {
      try require(behavior.allowsExhausted, .exhaustedHolds, "it can't run out of data")
    }
    if turn.event == .end(.exhausted), behavior.allowsExhausted, turn.before != .refreshing,
      turn.before != .secondLevel
    {
      try require(turn.after == .exhausted, .exhaustedHolds, "the fact has been lost")
    }
  }
}
