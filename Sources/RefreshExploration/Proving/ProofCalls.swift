import RefreshCore

/// What the app has said about the refresh under way, in the order in which it said so.
struct ProofCalls: Sendable {
  /// The end that counts.
  private var end: RefreshOutcome?
  /// Whether another refresh was asked for after it.
  private var isFollowed = false

  /// The calls as a number of four bits.
  var key: UInt64 {
    (end.map { UInt64($0.rawValue) + 1 } ?? 0) << 1 | (isFollowed ? 1 : 0)
  }

  /// Takes in a step; answers whether what it led to is what the calls so far ask for.
  mutating func follow(_ transition: Transition, allowsExhausted: Bool) -> Bool {
    let (before, after) = (transition.before, transition.after)
    guard before.phase == .refreshing else {
      if after.phase == .refreshing { self = ProofCalls() }
      return true
    }
    hear(transition, allowsExhausted)
    let isOver = transition.effects.contains(.stopsTimers)
    guard isOver else { return after.phase == .refreshing }
    defer { self = ProofCalls() }
    if transition.event == .hidden { return !after.isBusy }
    guard let end else { return false }
    return after.lastOutcome == end && after.isBusy == isFollowed
  }

  private mutating func hear(_ transition: Transition, _ allowsExhausted: Bool) {
    let isTaken = !transition.effects.contains(.ignored)
    switch transition.event {
    case .end(let outcome):
      // Having run out of data is a fact, which takes the place of another end before it.
      let isFact = outcome == .exhausted && allowsExhausted
      if isTaken && (end == nil || isFact) { end = outcome }
      isFollowed = false
    case .begin: if isTaken { isFollowed = true }
    case .timedOut: if end == nil { end = .failure }
    default: break
    }
  }
}
