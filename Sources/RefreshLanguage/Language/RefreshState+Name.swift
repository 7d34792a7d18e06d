package import RefreshCore

extension RefreshState {
  /// The phases in which the control shows the state: for `failed`, also `ending`.
  package var phases: [RefreshPhase] { Self.phases[Int(rawValue)] }

  /// The phase that is closest to the state: for `failed`, the phase of rest.
  package var phase: RefreshPhase { phases.last ?? .idle }

  private static let phases = allCases.map { state in
    RefreshPhase.allCases.filter { phase in
      RefreshOutcome.allCases.contains { RefreshState(phase: phase, after: $0) == state }
    }
  }

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
