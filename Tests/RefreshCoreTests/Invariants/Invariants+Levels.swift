import RefreshCore

/// The second level: what opens it, what closes it, and that nothing else happens meanwhile.
extension Invariants {
  mutating func checkLevels(_ turn: Turn) throws(Violation) {
    if turn.before == .secondLevel {
      try checkOpen(turn)
    } else if turn.after == .secondLevel {
      try checkOpening(turn)
      drag.isOlderThanLevel = true
    }
    if turn.event == .openSecondLevel {
      let isTaken = turn.before != .secondLevel && turn.after == .secondLevel
      try require(isTaken == mayOpen(turn), .table, "the app opens what may open, and that only")
      try require(isTaken != turn.effects.contains(.ignored), .table, "it is told which")
    }
    if turn.event == .closeSecondLevel {
      let isIgnored = turn.effects.contains(.ignored)
      try require(isIgnored == (turn.before != .secondLevel), .table, "only what is open closes")
      try require(!isIgnored || turn.after == turn.before, .table, "a refusal changed the phase")
    }
  }

  private func mayOpen(_ turn: Turn) -> Bool {
    let isFree =
      switch turn.before {
      case .idle, .pulling, .armed, .secondLevelArmed, .ending, .failed: true
      case .pending, .refreshing, .exhausted, .secondLevel: false
      }
    return isFree && behavior.secondLevel != nil && mayTrigger && !said.isHidden
      && said.isAttached
  }

  private func checkOpening(_ turn: Turn) throws(Violation) {
    try require(!turn.effects.contains(.performsAction), .actionInside, "opened, and it refreshes")
    try require(turn.effects.contains(.scrollsIntoSight), .table, "opened out of sight")
    try require(completions == actions, .completion, "opened, and a completion is owed")
    guard turn.event != .openSecondLevel else { return }
    let isLetGo = turn.event == .released || turn.event == .scrolled && !drag.hasFinger
    try require(isLetGo, .table, "it opens only when let go")
    try require(turn.before == .secondLevelArmed, .table, "opened without being armed")
    try require(turn.sight.pull >= 0, .ownSide, "let go beyond the edge")
  }

  private mutating func checkOpen(_ turn: Turn) throws(Violation) {
    let limit = (behavior.secondLevel?.height ?? 0) * 5 / 6
    let isPushed =
      turn.event == .released && !said.isHidden && !drag.isOlderThanLevel
      && turn.sight.pull <= limit + 1e-6
    if turn.event == .hidden {
      return try require(turn.after == .idle, .restingShare, "hidden, and it stays open")
    }
    guard turn.event == .closeSecondLevel || isPushed else {
      return try require(turn.after == .secondLevel, .table, "closed by something else")
    }
    let closed: RefreshPhase = behavior.timing.retract > 0 ? .ending : .idle
    try require(turn.after == closed, .table, "it closes as a refresh ends")
    // What follows has no outcome.
    refresh = WatchedRefresh()
    drag.isHeldThrough = drag.hasFinger
  }
}
