import RefreshCore
import RefreshWorld

/// The calls of the app and the reports to the app since the start of a refresh.
struct ProofLedger: Sendable {
  /// The number of actions that have started and not completed.
  private var running = 0
  /// The outcome with which the app has ended the refresh.
  private var end: RefreshOutcome?
  /// Whether the app has requested another refresh after the end.
  private var isFollowed = false

  /// The ledger as a number of six bits.
  var key: UInt64 {
    let calls = (end.map { UInt64($0.rawValue) + 1 } ?? 0) << 1 | (isFollowed ? 1 : 0)
    return calls << 2 | UInt64(min(running, 3))
  }

  /// Records a transition; returns the first invariant that it violates.
  mutating func follow(_ transition: Transition, of behavior: RefreshBehavior) -> Invariant? {
    if let broken = count(transition) { return broken }
    if let broken = transition.broken(for: behavior) { return broken }
    guard hear(transition, under: behavior) else { return .callOrder }
    return transition.reserves(for: behavior) ? nil : .followsInsets
  }

  /// Counts actions and completions; returns the invariant that they violate, if any.
  private mutating func count(_ transition: Transition) -> Invariant? {
    let effects = transition.effects
    // A load of the app counts once its end takes effect.
    if transition.endsLoad {
      guard running == 0 else { return .oneCompletion }
      running = 1
    }
    // One transition can start an action and report a completion. If the new action ends at once,
    // the completion is its own; otherwise it is that of the previous action.
    let isAtOnce = effects.contains(.endsActionAtOnce)
    let completed = effects.contains(.reportsCompletion) ? 1 : 0
    if effects.contains(.performsAction) {
      guard running == (isAtOnce ? 0 : completed) else { return .oneAction }
      running += 1
    }
    running -= completed
    return (0...1).contains(running) ? nil : .oneCompletion
  }

  /// Records a call; returns whether its effect agrees with all calls so far.
  private mutating func hear(_ transition: Transition, under behavior: RefreshBehavior) -> Bool {
    let (before, after) = (transition.before, transition.after)
    guard before.phase == .refreshing else {
      if after.phase == .refreshing { forget() }
      return true
    }
    note(transition, of: behavior)
    guard transition.effects.contains(.stopsTimers) else { return after.phase == .refreshing }
    defer { forget() }
    if transition.event == .hidden { return !after.isBusy }
    guard let end else { return false }
    let isOut = end == .exhausted && behavior.allowsExhausted
    let isShown = before.isWanted && before.mayStart && !isOut
    return after.lastOutcome == end && after.isBusy == (isFollowed || isShown)
  }

  private mutating func note(_ transition: Transition, of behavior: RefreshBehavior) {
    let isTaken = !transition.effects.contains(.ignored)
    switch transition.event {
    case .end(let outcome):
      // The outcome `exhausted` takes precedence over an earlier outcome.
      let isFact = outcome == .exhausted && behavior.allowsExhausted
      if isTaken && (end == nil || isFact) { end = outcome }
      isFollowed = false
    case .refreshing(false):
      end = end ?? .success
      isFollowed = false
    case .begin, .triggered: if isTaken { isFollowed = true }
    case .timedOut: if end == nil { end = .failure }
    default: break
    }
  }

  private mutating func forget() {
    (end, isFollowed) = (nil, false)
  }
}
