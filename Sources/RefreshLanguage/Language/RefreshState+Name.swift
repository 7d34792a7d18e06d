package import RefreshCore

extension RefreshState {
  /// The phase in which the control shows the state; a failure also shows in `ending`.
  package var phase: RefreshPhase {
    switch self {
    case .idle: .idle
    case .pulling: .pulling
    case .armed: .armed
    case .pending: .pending
    case .refreshing: .refreshing
    case .ending, .succeeded: .ending
    case .failed: .failed
    case .exhausted: .exhausted
    case .secondLevelArmed: .secondLevelArmed
    case .secondLevel: .secondLevel
    }
  }

  /// The name of the state in specs: the name of its phase, except for `succeeded`.
  package var name: String { self == .succeeded ? "succeeded" : phase.name }

  /// The time at which a control shows the state, worded to end a sentence such as "shown …".
  var moment: String {
    switch self {
    case .idle: "at rest"
    case .pulling: "while the list is pulled, but not far enough to refresh"
    case .armed: "once the pull is far enough to refresh"
    case .pending:
      "while a refresh waits for the list to appear on screen; default: same as 'refreshing'"
    case .refreshing: "during a refresh"
    case .ending: "while the control retracts after a refresh, whatever the outcome"
    case .succeeded: "while the control retracts after a success; default: same as 'ending'"
    case .failed: "after a failure; default: same as 'ending'"
    case .exhausted: "when there is no more data"
    case .secondLevelArmed:
      "once the pull is far enough to open the second level; default: same as 'armed'"
    case .secondLevel: "while the second level is open"
    }
  }
}
