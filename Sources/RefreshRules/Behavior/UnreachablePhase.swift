import RefreshCore
import RefreshLanguage

/// A phase that the control never enters, as its proof shows.
struct UnreachablePhase {
  /// The name of the phase.
  let name: String
  /// The change that makes it reachable, worded to follow "expected".
  let remedy: String
  /// The key of the spec that makes it unreachable, if the spec or a base sets it.
  let cause: Field?

  /// Creates the description of a state; `nil` if the control can show it.
  init?(named name: String, _ subject: RuleSubject) {
    guard let state = RefreshState.allCases.first(where: { $0.name == name }),
      subject.isUnreachable(state)
    else { return nil }
    self.init(state, subject)
  }

  /// Creates the description of a phase that is announced; `nil` if the control can enter it.
  init?(announced name: String, _ subject: RuleSubject) {
    guard let phase = RefreshPhase.allCases.first(where: { $0.name == name }),
      subject.isUnreachable(phase)
    else { return nil }
    self.init(RefreshState(phase, after: .cancelled), subject)
  }

  private init(_ state: RefreshState, _ subject: RuleSubject) {
    name = state.name
    switch state {
    case .armed:
      remedy = "'when: release' in 'trigger', or 'armed' removed"
      cause = subject.setting(.when)
    case .exhausted:
      remedy = "'exhausted: {allowed: true}', or 'exhausted' removed here"
      cause = subject.setting(.exhaustedAllowed)
    case .failed:
      remedy = "an appearance for 'failed' in 'states', or 'failed' removed"
      cause = nil
    case .ending, .succeeded:
      remedy = "'retract' above 0ms in 'animation', or '\(name)' removed"
      cause = subject.setting(.retract)
    case .idle, .pulling, .pending, .refreshing:
      remedy = "a phase that the control enters"
      cause = nil
    }
  }
}
