import RefreshCore

/// I4, I5, I6: what leaving a refresh leads to, and what the app's calls do.
extension Invariants {
  /// Judges the end of a refresh, whatever comes after it.
  mutating func checkEnd(_ transition: WatchedTransition) throws(Violation) {
    try require(transition.effects.contains(.stopsTimers), .callOrder, "old timers run on")
    if transition.event == .hidden { return }
    try require(
      refresh.hasActed || refresh.isLoad,
      .oneAction,
      "a refresh is over without its action"
    )
    drag.isHeldThrough = drag.hasFinger
    guard refresh.isFollowed else { return }
    try require(completions == actions, .completion, "another refresh before its completion")
  }

  /// Judges what the end of a refresh leads to.
  func checkLeaving(_ transition: WatchedTransition) throws(Violation) {
    let outcome = refresh.kept ?? .cancelled
    if transition.event == .hidden {
      if refresh.hasActed && refresh.kept == nil {
        try require(
          transition.effects.contains(.cancelsAction),
          .callOrder,
          "hidden, and still acting"
        )
      }
      return try requireRest(transition, after: outcome)
    }
    if transition.isShowing { return }
    let takesTime = behavior.timing.retract > 0
    try require(
      transition.effects.contains(.starts(.retract)) == takesTime,
      .liveness,
      "a retraction has a timer if and only if it takes time"
    )
    guard takesTime, !(outcome == .exhausted && behavior.allowsExhausted) else {
      return try requireRest(transition, after: outcome)
    }
    try require(transition.after == .ending, .table, "a refresh that is over retracts")
  }

  private func requireRest(_ transition: WatchedTransition, after outcome: RefreshOutcome)
    throws(Violation)
  {
    let rest: RefreshPhase =
      switch outcome {
      case .exhausted where behavior.allowsExhausted: .exhausted
      case .failure where behavior.showsFailure: .failed
      case .success, .exhausted, .failure, .cancelled: .idle
      }
    try require(transition.after == rest, .callOrder, "it rests as its refresh ended")
  }

  /// An outcome is shown until its time is over, or until something ends it.
  mutating func checkOutcome(_ transition: WatchedTransition) throws(Violation) {
    let (event, effects) = (transition.event, transition.effects)
    guard transition.wasShowing else {
      isOutcomeOver = false
      try require(
        effects.contains(.starts(.outcome)) == transition.isShowing,
        .liveness,
        "an outcome is shown for its time"
      )
      guard transition.before == .refreshing, transition.after == .ending else {
        return try require(!transition.isShowing, .table, "an outcome of nothing")
      }
      return try require(transition.isShowing == showsOutcome(transition), .table, "its outcome")
    }
    let keepsRoom = keepsRoom(transition.geometry)
    let isOver =
      switch event {
      case .hidden: true
      case .outcomeShown: !keepsRoom
      case .begin, .triggered: transition.after != .ending
      case .openSecondLevel: transition.after == .secondLevel
      case .end(.exhausted): behavior.allowsExhausted && !keepsRoom
      case .scrolled:
        !appState.isHidden && !keepsRoom
          && (drag.hasFinger || isOutcomeOver || !isInView(transition.geometry))
      case .released, .displaced: !keepsRoom && isOutcomeOver
      default: showsLoad
      }
    if keepsRoom {
      if event == .outcomeShown { isOutcomeOver = true }
      if event == .end(.exhausted), behavior.allowsExhausted {
        (isOutcomeOver, refresh.kept) = (true, .exhausted)
      }
    }
    try require(
      transition.isShowing != isOver,
      event == .outcomeShown && isOver ? .liveness : .table,
      "an outcome leaves early, or stays"
    )
    if isOver { try require(effects.contains(.stopsTimers), .callOrder, "its timer runs on") }
  }

  private func showsOutcome(_ transition: WatchedTransition) -> Bool {
    let timing = behavior.timing
    guard isInView(transition.geometry) else { return false }
    switch refresh.kept {
    case .success, .exhausted: return timing.succeeded > 0
    case .failure:
      // An inline control shows its failure in the phase `failed`.
      return timing.failed > 0 && !(behavior.style == .inline && behavior.showsFailure)
    case .cancelled, nil: return false
    }
  }

  private func isInView(_ geometry: PullGeometry) -> Bool {
    !geometry.isEmpty && (behavior.style == .overlay || geometry.pull > 0)
  }

  func checkCalls(_ transition: WatchedTransition) throws(Violation) {
    switch transition.before {
    case .ending: try checkEnding(transition)
    case .pending: try checkPending(transition)
    case .idle, .pulling, .armed, .refreshing, .failed, .exhausted, .secondLevelArmed, .secondLevel:
      break
    }
    switch transition.event {
    case .begin: try checkBegin(transition)
    case .triggered:
      guard behavior.trigger.when == .system else {
        let isIgnored = transition.effects == .ignored
        return try require(isIgnored, .oneAction, "a missing UIRefreshControl fired")
      }
      try checkBegin(transition)
    case .hidden: try require(completions == actions, .completion, "hidden, and it owes still")
    case .displaced: try checkDisplaced(transition)
    case .gestureCancelled:
      let expected = transition.before.isArmed ? .pulling : transition.before
      try require(
        transition.after == expected,
        .table,
        "a canceled gesture disarms, and that is all"
      )
    case .scrolled, .released, .refreshing, .end, .revealed, .retracted,
      .minimumShown, .endDelayed, .outcomeShown, .timedOut, .attached, .detached, .contentChanged,
      .insetsChanged, .reset, .enabled, .disabled, .shown,
      .opposite, .openSecondLevel, .closeSecondLevel:
      break
    }
  }

  /// A change of the offset that is not a scroll moves the list, and is no gesture.
  private func checkDisplaced(_ transition: WatchedTransition) throws(Violation) {
    switch transition.before {
    case .idle, .pulling:
      let isPulled = transition.geometry.pull > 0 && !transition.geometry.isEmpty
      let shown: RefreshPhase = isPulled ? .pulling : .idle
      let expected = appState.isHidden ? transition.before : shown
      try require(transition.after == expected, .table, "a displaced list does not show its pull")
    case .armed, .secondLevelArmed, .exhausted, .secondLevel:
      let isSame = transition.after == transition.before
      try require(isSame, .table, "a displaced list changed the phase")
    case .pending, .refreshing, .ending, .failed: break
    }
  }

  private func checkEnding(_ transition: WatchedTransition) throws(Violation) {
    let isAtOnce = transition.wasShowing && behavior.timing.retract == 0
    let isOver =
      transition.wasShowing
      ? transition.event == .outcomeShown && isAtOnce : transition.event == .retracted
    if isOver || transition.event == .hidden {
      try require(transition.after != .ending, .liveness, "the retraction never ends")
      try requireRest(transition, after: refresh.kept ?? .cancelled)
      try require(completions == actions, .completion, "at rest, and a completion is owed")
    } else {
      let isWayOut =
        transition.after == .ending || transition.after == .armed || transition.event == .begin
        || transition.event == .triggered
        || transition.after == .exhausted || transition.after == .secondLevelArmed
        || transition.event == .openSecondLevel || transition.event == .scrolled && isAtOnce
        || showsLoad && transition.isStart
      try require(isWayOut, .callOrder, "at rest before the end of the retraction")
    }
  }

  private func checkPending(_ transition: WatchedTransition) throws(Violation) {
    switch transition.event {
    case .attached: try require(transition.after == .refreshing, .liveness, "it waits on")
    case .end(let outcome):
      let isOut = outcome == .exhausted && behavior.allowsExhausted
      try require(
        transition.after == (isOut ? .exhausted : .idle),
        .callOrder,
        "its end calls it off"
      )
    case .refreshing(false):
      try require(transition.after == .idle, .ownLoad, "its end calls it off")
    case .hidden: try require(transition.after == .idle, .callOrder, "hiding calls it off")
    case .scrolled, .released, .displaced, .gestureCancelled, .begin, .triggered,
      .refreshing(true), .revealed,
      .retracted, .minimumShown, .endDelayed, .outcomeShown,
      .timedOut, .detached, .contentChanged, .insetsChanged, .reset, .enabled, .disabled, .shown,
      .opposite, .openSecondLevel, .closeSecondLevel:
      try require(transition.after == .pending, .callOrder, "what was asked for is forgotten")
    }
  }

  private func checkBegin(_ transition: WatchedTransition) throws(Violation) {
    let isFree =
      switch transition.before {
      case .idle, .pulling, .armed, .ending, .failed, .secondLevelArmed: true
      case .pending, .refreshing, .exhausted, .secondLevel: false
      }
    if transition.before == .refreshing && mayFollow {
      return try require(!transition.effects.contains(.ignored), .liveness, "nothing may follow")
    }
    guard isFree, mayTrigger, !appState.isHidden else {
      try require(
        transition.effects.contains(.ignored),
        .oneAction,
        "a begin that may not be taken up"
      )
      return try require(
        transition.after == transition.before,
        .callOrder,
        "a refusal changed the phase"
      )
    }
    try require(
      !transition.effects.contains(.ignored),
      .liveness,
      "a begin that may be taken up is not"
    )
    try require(
      transition.after == busyPhase,
      .table,
      "a begin refreshes on screen and waits off it"
    )
  }

  func checkExhausted(_ transition: WatchedTransition) throws(Violation) {
    if transition.before == .exhausted {
      let isOpened =
        transition.event == .reset
        || transition.event == .opposite(isBusy: true) && behavior.resetsOnOppositeRefresh
        || transition.event.isEndWithData && behavior.resetsOnEnd
      let expected = isOpened ? showsLoad ? busyPhase : .idle : .exhausted
      try require(
        transition.after == expected,
        .exhaustedHolds,
        "only a reset ends it, and that does"
      )
    } else if transition.after == .exhausted {
      try require(behavior.allowsExhausted, .exhaustedHolds, "it can't run out of data")
    }
    if transition.event == .end(.exhausted), behavior.allowsExhausted,
      transition.before != .refreshing,
      transition.before != .secondLevel,
      !(transition.wasShowing && keepsRoom(transition.geometry))
    {
      try require(transition.after == .exhausted, .exhaustedHolds, "the fact has been lost")
    }
  }
}

extension RefreshEvent {
  /// Whether the event is an end that does not say that there is no more data.
  fileprivate var isEndWithData: Bool {
    if case .end(let outcome) = self { return outcome != .exhausted }
    return false
  }
}
