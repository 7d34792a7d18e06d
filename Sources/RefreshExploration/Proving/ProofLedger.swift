import RefreshCore
import RefreshWorld

/// What the app has said about the refresh under way, and what it has been told.
struct ProofLedger: Sendable {
  /// How many actions have been started and not completed.
  private var running = 0
  /// The end that counts.
  private var end: RefreshOutcome?
  /// Whether another refresh was asked for after the end.
  private var isFollowed = false

  /// The ledger as a number of six bits.
  var key: UInt64 {
    let calls = (end.map { UInt64($0.rawValue) + 1 } ?? 0) << 1 | (isFollowed ? 1 : 0)
    return calls << 2 | UInt64(min(running, 3))
  }

  /// Takes in a transition; answers with the first invariant that it breaks.
  mutating func follow(_ transition: Transition, of behavior: RefreshBehavior) -> Invariant? {
    if let broken = count(transition.effects) { return broken }
    if let broken = transition.broken(of: behavior) { return broken }
    guard hear(transition, behavior) else { return .callOrder }
    return transition.reserves(of: behavior) ? nil : .followsInsets
  }

  /// Counts actions and completions.
  private mutating func count(_ effects: RefreshEffects) -> Invariant? {
    // An action that is over at once comes before its own completion, others after that of the one
    // before them.
    let isAtOnce = effects.contains(.endsActionAtOnce)
    let completed = effects.contains(.reportsCompletion) ? 1 : 0
    if effects.contains(.performsAction) {
      guard running == (isAtOnce ? 0 : completed) else { return .oneAction }
      running += 1
    }
    running -= completed
    return (0...1).contains(running) ? nil : .oneCompletion
  }

  /// Takes in a call; answers whether what it led to is what the calls so far ask for.
  private mutating func hear(_ transition: Transition, _ behavior: RefreshBehavior) -> Bool {
    let (before, after) = (transition.before, transition.after)
    guard before.phase == .refreshing else {
      if after.phase == .refreshing { forget() }
      return true
    }
    note(transition, behavior)
    guard transition.effects.contains(.stopsTimers) else { return after.phase == .refreshing }
    defer { forget() }
    if transition.event == .hidden { return !after.isBusy }
    guard let end else { return false }
    return after.lastOutcome == end && after.isBusy == isFollowed
  }

  private mutating func note(_ transition: Transition, _ behavior: RefreshBehavior) {
    let isTaken = !transition.effects.contains(.ignored)
    switch transition.event {
    case .end(let outcome):
      // Having run out of data is a fact, which takes the place of another end before it.
      let isFact = outcome == .exhausted && behavior.allowsExhausted
      if isTaken && (end == nil || isFact) { end = outcome }
      isFollowed = false
    case .begin: if isTaken { isFollowed = true }
    case .timedOut: if end == nil { end = .failure }
    default: break
    }
  }

  private mutating func forget() {
    (end, isFollowed) = (nil, false)
  }
}
