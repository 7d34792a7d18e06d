import RefreshCore
import RefreshLanguage

/// A phase that the proof of a control has never met.
struct UnreachablePhase {
  /// The name of the phase.
  let name: String
  /// How it could come, worded to follow "expected".
  let wayOut: String
  /// The key of the spec that keeps it away, if the spec itself writes one.
  let cause: Field?

  /// Creates what is to be said about a phase; nothing if the control may be in it.
  init?(named name: String, _ subject: RuleSubject) {
    guard let phase = RefreshPhase.allCases.first(where: { $0.name == name }),
      subject.isUnreachable(phase)
    else { return nil }
    self.name = name
    switch phase {
    case .armed:
      wayOut = "'when: release' in 'trigger', or no 'armed'"
      cause = subject.own(.when)
    case .exhausted:
      wayOut = "'exhausted: {allowed: true}', or no 'exhausted' here"
      cause = subject.own(.exhaustedAllowed)
    case .failed:
      wayOut = "a look of 'failed' in 'states', or no 'failed'"
      cause = nil
    case .ending:
      wayOut = "'retract' above 0ms in 'animation', or no 'ending'"
      cause = subject.own(.retract)
    case .idle, .pulling, .pending, .refreshing:
      wayOut = "a phase that can come"
      cause = nil
    }
  }
}
