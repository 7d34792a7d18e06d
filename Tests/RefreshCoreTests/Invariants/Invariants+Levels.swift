import RefreshCore

/// The second level: what opens it, what closes it, and that nothing else happens meanwhile.
extension Invariants {
  mutating func checkLevels(_ transition: WatchedTransition) throws(Violation) {
    if transition.before == .secondLevel {
      try checkOpen(transition)
    } else if transition.after == .secondLevel {
      try checkOpening(transition)
      drag.isOlderThanLevel = true
    }
    if transition.event == .openSecondLevel {
      let isTaken = transition.before != .secondLevel && transition.after == .secondLevel
      try require(
        isTaken == mayOpen(transition),
        .table,
        "the app opens what may open, and that only"
      )
      try require(isTaken != transition.effects.contains(.ignored), .table, "it is told which")
    }
    if transition.event == .closeSecondLevel {
      let isIgnored = transition.effects.contains(.ignored)
      try require(
        isIgnored == (transition.before != .secondLevel),
        .table,
        "only what is open closes"
      )
      try require(
        !isIgnored || transition.after == transition.before,
        .table,
        "a refusal changed the phase"
      )
    }
  }

  private func mayOpen(_ transition: WatchedTransition) -> Bool {
    let isFree =
      switch transition.before {
      case .idle, .pulling, .armed, .secondLevelArmed, .ending, .failed: true
      case .pending, .refreshing, .exhausted, .secondLevel: false
      }
    return isFree && behavior.secondLevel != nil && mayTrigger && !appState.isHidden
      && appState.isAttached
  }

  private func checkOpening(_ transition: WatchedTransition) throws(Violation) {
    try require(
      !transition.effects.contains(.performsAction),
      .actionInside,
      "opened, and it refreshes"
    )
    try require(transition.effects.contains(.scrollsIntoSight), .table, "opened out of view")
    try require(completions == actions, .completion, "opened, and a completion is owed")
    guard transition.event != .openSecondLevel else { return }
    let isLifted = transition.event == .released || transition.event == .scrolled && !drag.hasFinger
    try require(isLifted, .table, "it opens only when let go")
    try require(transition.before == .secondLevelArmed, .table, "opened without being armed")
    try require(transition.geometry.pull >= 0, .ownSide, "let go beyond the edge")
  }

  private mutating func checkOpen(_ transition: WatchedTransition) throws(Violation) {
    let limit = (behavior.secondLevel?.height ?? 0) * 5 / 6
    let isPushed =
      transition.event == .released && !appState.isHidden && !drag.isOlderThanLevel
      && transition.geometry.pull <= limit + 1e-6
    if transition.event == .hidden {
      return try require(transition.after == .idle, .restingInset, "hidden, and it stays open")
    }
    guard transition.event == .closeSecondLevel || isPushed else {
      return try require(transition.after == .secondLevel, .table, "closed by something else")
    }
    // A load of the app that has waited for the close is shown at once.
    if showsLoad {
      return try require(transition.after == busyPhase, .ownLoad, "closed, and a load waits")
    }
    let closed: RefreshPhase = behavior.timing.retract > 0 ? .ending : .idle
    try require(transition.after == closed, .table, "it closes as a refresh ends")
    // What follows has no outcome.
    refresh = WatchedRefresh()
    drag.isHeldThrough = drag.hasFinger
  }
}
