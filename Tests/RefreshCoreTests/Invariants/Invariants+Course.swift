import RefreshCore

/// A refresh under way, as seen from outside.
struct WatchedRefresh: Sendable {
  var hasActed = false
  var isRevealing = false
  var isWithinMinimum = false
  var delay = Delay.notStarted
  /// The end that was accepted and waits for its turn.
  var kept: RefreshOutcome?

  enum Delay {
    case notStarted
    case running
    case over
  }
}

/// I2, I3, I4, I6, I10: how a refresh begins, runs and ends.
extension Invariants {
  mutating func checkActions(_ turn: Turn) throws(Violation) {
    let acts = turn.effects.contains(.performsAction)
    let reports = turn.effects.contains(.reportsCompletion)
    if reports && turn.isStart {
      try require(completions < actions, .completion, "a completion that nobody owed")
      completions += 1
    }
    if acts { try checkAction(turn) }
    if reports && !turn.isStart {
      try require(turn.after != .refreshing, .completion, "a completion while the action runs")
      completions += 1
      try require(completions <= actions, .completion, "more completions than actions")
    }
    if turn.isStart {
      refresh = WatchedRefresh()
      refresh.hasActed = acts
      try checkStart(turn)
    } else if acts {
      refresh.hasActed = true
    }
  }

  private var actsAfterReveal: Bool {
    behavior.action == .afterReveal && behavior.timing.reveal > 0
  }

  private mutating func checkAction(_ turn: Turn) throws(Violation) {
    if !turn.isStart {
      try require(turn.before == .refreshing, .actionInside, "an action outside of a refresh")
      try require(!refresh.hasActed, .oneAction, "a second action in one refresh")
      try require(turn.event == .revealed, .oneAction, "an action while busy")
    }
    try require(completions == actions, .completion, "an action before the last one's completion")
    actions += 1
  }

  private mutating func checkStart(_ turn: Turn) throws(Violation) {
    refresh.isRevealing = actsAfterReveal
    refresh.isWithinMinimum = behavior.timing.minimumVisible > 0
    try require(refresh.hasActed != actsAfterReveal, .oneAction, "the action has its moment")
    try require(
      turn.effects.contains(.startsReveal) == refresh.isRevealing,
      .liveness,
      "the reveal is waited for if and only if it runs"
    )
    try require(
      turn.effects.contains(.startsMinimum) == refresh.isWithinMinimum,
      .liveness,
      "the least time is waited for if and only if it runs"
    )
  }

  /// Follows a refresh to its end.
  mutating func checkCourse(_ turn: Turn) throws(Violation) {
    let starts = turn.isStart && refresh.hasActed
    if starts || turn.event == .revealed && turn.effects.contains(.performsAction) {
      let isDue = behavior.timing.timeout < .infinity && refresh.kept == nil
      try require(
        turn.effects.contains(.startsTimeout) == isDue,
        .liveness,
        "a missing end is noticed if and only if it may be missing"
      )
    }
    guard turn.before == .refreshing else { return }
    let reexamines = try hearInside(turn)
    let mayLeave = mayLeave
    if turn.after == .refreshing {
      try require(!(mayLeave && reexamines), .liveness, "an end that nothing delays is kept")
      if reexamines { try checkDelay(turn) }
    } else {
      try checkLeaving(turn, mayLeave)
    }
  }

  /// Takes in an event of a running refresh; answers whether it may let a kept end through.
  private mutating func hearInside(_ turn: Turn) throws(Violation) -> Bool {
    switch turn.event {
    case .end(let outcome):
      let isFirst = refresh.kept == nil
      try require(
        turn.effects.contains(.ignored) != isFirst,
        .callOrder,
        "the first end counts, and only that"
      )
      if isFirst { refresh.kept = outcome }
      if isFirst && outcome == .cancelled && refresh.hasActed {
        try require(
          turn.effects.contains(.cancelsAction),
          .callOrder,
          "the action is not called off"
        )
      }
    case .timedOut:
      guard refresh.hasActed, refresh.kept == nil else { return false }
      refresh.kept = .failure
      try require(turn.effects.contains(.cancelsAction), .liveness, "its time ran out unnoticed")
    case .revealed:
      if refresh.isRevealing {
        try require(refresh.hasActed, .oneAction, "revealed, and no action")
      }
      refresh.isRevealing = false
    case .minimumShown: refresh.isWithinMinimum = false
    case .endDelayed: if refresh.delay == .running { refresh.delay = .over }
    case .scrolled, .released: return !said.isHidden
    case .begin, .retracted, .attached, .detached, .contentChanged, .insetsChanged, .reset,
      .enabled, .disabled, .hidden, .shown, .opposite:
      return false
    }
    return true
  }

  private var isHeldUp: Bool {
    refresh.kept == nil || refresh.isRevealing || refresh.isWithinMinimum
  }

  private var mayLeave: Bool {
    let isDelayed = behavior.timing.endDelay > 0 && refresh.delay != .over
    let isHeld = behavior.style == .overlay && drag.hasFinger
    return !isHeldUp && !isDelayed && !isHeld
  }

  private mutating func checkDelay(_ turn: Turn) throws(Violation) {
    guard behavior.timing.endDelay > 0, !isHeldUp, refresh.delay == .notStarted else { return }
    try require(turn.effects.contains(.startsEndDelay), .liveness, "the delay never starts")
    refresh.delay = .running
  }
}
