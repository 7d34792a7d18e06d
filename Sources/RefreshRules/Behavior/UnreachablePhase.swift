import RefreshCore
import RefreshLanguage

/// A phase that the control never enters, as its proof shows.
struct UnreachablePhase {
  /// The name of the phase.
  let name: String
  /// The change that makes it reachable, worded to follow "expected".
  let remedy: String
  /// The key of the spec that makes it unreachable, if the spec itself sets it.
  let cause: Field?

  /// Creates the description of a phase; `nil` if the control can enter it.
  init?(named name: String, _ subject: RuleSubject) {
    guard let phase = RefreshPhase.allCases.first(where: { $0.name == name }),
      subject.isUnreachable(phase)
    else { return nil }
    self.name = name
    switch phase {
    case .armed:
      remedy = "'when: release' in 'trigger', or 'armed' removed"
      cause = subject.own(.when)
    case .exhausted:
      remedy = "'exhausted: {allowed: true}', or 'exhausted' removed here"
      cause = subject.own(.exhaustedAllowed)
    case .failed:
      remedy = "an appearance for 'failed' in 'states', or 'failed' removed"
      cause = nil
    case .ending:
      remedy = "'retract' above 0ms in 'animation', or 'ending' removed"
      cause = subject.own(.retract)
    case .idle, .pulling, .pending, .refreshing:
      remedy = "a phase that the control enters"
      cause = nil
    }
  }
}
