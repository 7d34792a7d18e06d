import RefreshCore

/// A refresh under way, as seen from outside.
struct WatchedRefresh: Sendable {
  var hasActed = false
  var isRevealing = false
  var isWithinMinimum = false
  var delay = Delay.notStarted
  /// The end that was accepted and waits for its turn.
  var kept: RefreshOutcome?
  /// Whether another refresh was asked for after that end.
  var isFollowed = false
  /// Whether the refresh shows a load of the app, and has no action.
  var isLoad = false

  enum Delay {
    case notStarted
    case running
    case over
  }
}

/// What a transition means to a refresh.
enum Course {
  /// There is none.
  case none
  case begins
  case goesOn
  case ends
  /// It ends, and what was asked for after it begins.
  case isFollowed
}

/// I2, I3, I4, I6, I10: how a refresh begins, runs and ends.
extension Invariants {
  /// Follows a refresh through a transition.
  mutating func checkCourse(_ transition: WatchedTransition) throws(Violation) {
    var acts = transition.effects.contains(.performsAction)
    var isOld = false
    if transition.before == .refreshing && transition.event == .revealed && refresh.isRevealing {
      refresh.isRevealing = false
      if refresh.isLoad {
        try require(!acts, .ownLoad, "an action beside a load")
      } else {
        try require(acts, .oneAction, "revealed, and no action")
        try act(transition)
        acts = false
        isOld = true
      }
    }
    let course = try course(of: transition)
    let isOver = isOld && (course == .ends || course == .isFollowed)
    try require(
      transition.effects.contains(.endsActionAtOnce) == isOver,
      .actionInside,
      "an action that its own transition ends is told from one that goes on"
    )
    if refresh.isLoad, course == .ends || course == .isFollowed,
      transition.event != .hidden || refresh.kept != nil
    {
      try require(completions == actions, .completion, "a load before the last one's completion")
      actions += 1
    }
    try checkCompletion(transition, course)
    switch course {
    case .begins: try begin(transition, acts)
    case .none: try require(!acts, .actionInside, "an action outside of a refresh")
    case .goesOn: try require(!acts, .oneAction, "an action while busy")
    case .ends:
      try require(!acts, .actionInside, "an action after its end")
      try checkEnd(transition)
      try checkLeaving(transition)
    case .isFollowed:
      try checkEnd(transition)
      if transition.after == .refreshing { try begin(transition, acts) }
    }
  }

  private mutating func act(_ transition: WatchedTransition) throws(Violation) {
    try require(completions == actions, .completion, "an action before the last one's completion")
    refresh.hasActed = true
    actions += 1
    try require(
      transition.effects.contains(.starts(.timeout))
        == (behavior.timing.timeout < .infinity && refresh.kept == nil),
      .liveness,
      "a missing end is noticed if and only if it may be missing"
    )
  }

  private mutating func checkCompletion(_ transition: WatchedTransition, _ course: Course)
    throws(Violation)
  {
    guard transition.effects.contains(.reportsCompletion) else { return }
    completions += 1
    try require(completions <= actions, .completion, "more completions than actions")
    try require(course != .goesOn, .completion, "a completion while the action runs")
  }

  private mutating func begin(_ transition: WatchedTransition, _ acts: Bool) throws(Violation) {
    refresh = WatchedRefresh()
    (refresh.isLoad, isWanted) = (isWanted, false)
    refresh.isRevealing = behavior.action == .afterReveal && behavior.timing.reveal > 0
    refresh.isWithinMinimum = behavior.timing.minimumVisible > 0
    if refresh.isLoad {
      try require(!acts, .ownLoad, "an action beside a load")
    } else {
      try require(acts != refresh.isRevealing, .oneAction, "the action has its moment")
    }
    if acts { try act(transition) }
    try require(
      transition.effects.contains(.starts(.reveal)) == refresh.isRevealing,
      .liveness,
      "the reveal is waited for if and only if it runs"
    )
    try require(
      transition.effects.contains(.starts(.minimumVisible)) == refresh.isWithinMinimum,
      .liveness,
      "the least time is waited for if and only if it runs"
    )
  }

  private mutating func course(of transition: WatchedTransition) throws(Violation) -> Course {
    guard transition.before == .refreshing else {
      return transition.after == .refreshing ? .begins : .none
    }
    let reexamines = try recordInside(transition)
    if transition.event == .hidden { return .ends }
    guard reexamines && mayLeave(transition.geometry) else {
      let text: StaticString =
        refresh.kept == nil ? "a refresh is over without an end" : "an end took effect early"
      try require(transition.after == .refreshing, .callOrder, text)
      if reexamines { try checkDelay(transition) }
      return .goesOn
    }
    let isOut = refresh.kept == .exhausted && behavior.allowsExhausted
    if showsLoad && !isOut { refresh.isFollowed = true }
    guard refresh.isFollowed else {
      try require(transition.after != .refreshing, .liveness, "an end that nothing delays is kept")
      return .ends
    }
    let next: RefreshPhase = appState.isAttached ? .refreshing : .pending
    let law: Invariant = showsLoad ? .ownLoad : .callOrder
    try require(transition.after == next, law, "what was asked for next does not come")
    return .isFollowed
  }

  /// Takes in an event of a running refresh; answers whether it may let a kept end through.
  private mutating func recordInside(_ transition: WatchedTransition) throws(Violation) -> Bool {
    switch transition.event {
    case .refreshing(true): return false
    case .refreshing(false): try recordEnd(.success, transition)
    case .end(let outcome): try recordEnd(outcome, transition)
    case .timedOut:
      guard refresh.hasActed, refresh.kept == nil else { return false }
      refresh.kept = .failure
      try require(
        transition.effects.contains(.cancelsAction),
        .liveness,
        "its time ran out unnoticed"
      )
    case .minimumShown: refresh.isWithinMinimum = false
    case .endDelayed: if refresh.delay == .running { refresh.delay = .over }
    case .begin, .triggered: if mayFollow { refresh.isFollowed = true }
    case .scrolled, .released, .displaced: return !appState.isHidden
    case .revealed: break
    case .gestureCancelled, .retracted, .outcomeShown, .attached, .detached, .contentChanged,
      .insetsChanged,
      .reset, .enabled, .disabled, .hidden, .shown, .opposite, .openSecondLevel,
      .closeSecondLevel:
      return false
    }
    return transition.event != .begin && transition.event != .triggered
  }

  private mutating func recordEnd(_ outcome: RefreshOutcome, _ transition: WatchedTransition)
    throws(Violation)
  {
    let isIgnored = transition.effects.contains(.ignored)
    let isFact = outcome == .exhausted && behavior.allowsExhausted && refresh.kept != .exhausted
    if refresh.kept == nil || isFact {
      try require(!isIgnored, .callOrder, "an end of a running refresh is ignored")
      let isFirst = refresh.kept == nil
      refresh.kept = outcome
      refresh.isFollowed = false
      guard isFirst, outcome == .cancelled, refresh.hasActed else { return }
      try require(transition.effects.contains(.cancelsAction), .callOrder, "it is not called off")
    } else {
      let isTaken = refresh.isFollowed || wasWanted
      try require(isIgnored != isTaken, wasWanted ? .ownLoad : .callOrder, "an end of nothing")
      refresh.isFollowed = false
    }
  }

  /// Whether another refresh may be asked for after an end that waits.
  var mayFollow: Bool {
    guard let kept = refresh.kept, mayTrigger, !appState.isHidden else { return false }
    return !(kept == .exhausted && behavior.allowsExhausted)
  }

  private var isHeldUp: Bool {
    refresh.kept == nil || refresh.isRevealing || refresh.isWithinMinimum
  }

  private func mayLeave(_ geometry: PullGeometry) -> Bool {
    let isDelayed = behavior.timing.endDelay > 0 && refresh.delay != .over
    let isHeld = behavior.style == .overlay && drag.hasFinger || keepsRoom(geometry)
    return !isHeldUp && !isDelayed && !isHeld
  }

  /// Whether a finger keeps the room of a `UIRefreshControl`.
  func keepsRoom(_ geometry: PullGeometry) -> Bool {
    behavior.trigger.when == .system && geometry.reading.isDragging
  }

  private mutating func checkDelay(_ transition: WatchedTransition) throws(Violation) {
    guard behavior.timing.endDelay > 0, !isHeldUp, refresh.delay == .notStarted else { return }
    try require(
      transition.effects.contains(.starts(.endDelay)),
      .liveness,
      "the delay never starts"
    )
    refresh.delay = .running
  }
}
