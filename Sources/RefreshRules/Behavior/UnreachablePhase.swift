import RefreshCore
import RefreshLanguage

/// A phase that the control never enters, according to the proof.
struct UnreachablePhase {
  let name: String
  /// The change that resolves the finding, worded as a command.
  let remedy: String
  /// The key that makes the phase unreachable, if the spec or a base sets this key.
  let cause: Field?
  /// The viewport of a screen on which the phase is unreachable; `nil` if it is on all.
  private(set) var viewport: Double?

  /// Creates the description of an unreachable state; `nil` if the control can show the state, with
  /// `onAnyScreen` on each screen.
  init?(_ state: RefreshState, subject: RuleSubject, onAnyScreen: Bool = false) {
    let isUnreachable = subject.isUnreachable(state)
    let viewport = isUnreachable || !onAnyScreen ? nil : subject.viewport(without: state)
    guard isUnreachable || viewport != nil else { return nil }
    self.init(state: state, subject: subject)
    self.viewport = viewport
  }

  /// Creates the description of a state in `announce`; `nil` if the control can announce the state.
  init?(announced state: RefreshState, subject: RuleSubject) {
    // The item `failed` does not announce a failure that the control shows only while it retracts.
    let isUnreachable =
      state == .failed ? subject.isUnreachable(RefreshPhase.failed) : subject.isUnreachable(state)
    guard isUnreachable else { return nil }
    self.init(state: state, subject: subject)
  }

  private init(state: RefreshState, subject: RuleSubject) {
    name = state.name
    switch state {
    case .armed where subject.control.behavior.trigger.when == .system:
      remedy = "use another 'style', or remove 'armed'"
      cause = subject.setting(of: .style)
    case .armed where subject.control.behavior.secondLevel != nil:
      remedy = "increase 'distance' in 'secondLevel', or remove 'armed'"
      cause = subject.setting(of: .secondLevelDistance)
    case .armed:
      remedy = "use 'when: release' in 'trigger', or remove 'armed'"
      cause = subject.setting(of: .when)
    case .exhausted:
      remedy = "set 'exhausted: {allowed: true}', or remove 'exhausted' here"
      cause = subject.setting(of: .exhaustedAllowed)
    case .failed:
      remedy = "add 'failed' with a 'title' to 'states', or remove 'failed' here"
      cause = nil
    case .ending, .succeeded:
      remedy = "set 'retract' above 0s in 'timing', or remove '\(name)'"
      cause = subject.setting(of: .retract)
    case .secondLevelArmed, .secondLevel:
      remedy = "add 'secondLevel' with 'distance' and 'height', or remove '\(name)'"
      cause = nil
    case .idle, .pulling, .pending, .refreshing:
      remedy = "remove '\(name)'"
      cause = nil
    }
  }
}
