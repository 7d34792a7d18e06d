import RefreshCore

/// I12: the loads that an app runs by itself.
extension Invariants {
  /// Whether a refresh could start now, unless one runs.
  private var mayStart: Bool { mayTrigger && !appState.isHidden }

  /// Takes in what the app says of its load, and what hiding the control makes of it.
  mutating func recordLoad(_ transition: WatchedTransition) throws(Violation) {
    wasWanted = isWanted
    switch transition.event {
    case .refreshing(let isOn):
      try require(
        !transition.effects.contains(.performsAction),
        .ownLoad,
        "the app loads, and so does the action"
      )
      guard isOn else {
        isWanted = false
        try checkEndOfNothing(transition)
        break
      }
      guard transition.before == .refreshing else {
        isWanted = true
        break
      }
      if !refresh.hasActed { refresh.isLoad = true }
      if refresh.kept != nil { isWanted = true }
    case .end: isWanted = false
    case .hidden:
      if transition.before == .refreshing, refresh.isLoad, refresh.kept == nil { isWanted = true }
    default: break
    }
    showsLoad = isWanted && mayStart
  }

  /// The end of a load that no refresh shows takes back what was asked for, and that is all.
  private func checkEndOfNothing(_ transition: WatchedTransition) throws(Violation) {
    guard !transition.before.isBusy else { return }
    try require(
      transition.after == transition.before && transition.effects.isEmpty,
      .ownLoad,
      "the end of a load that is not shown changes the control"
    )
  }

  /// A load waits only while something keeps it from being shown.
  func checkLoad(_ transition: WatchedTransition) throws(Violation) {
    guard isWanted else { return }
    let isKept =
      switch transition.after {
      case .pending, .exhausted, .secondLevel: true
      case .refreshing: refresh.kept != nil
      case .idle, .pulling, .armed, .ending, .failed, .secondLevelArmed: !mayStart
      }
    try require(isKept, .ownLoad, "a load of the app waits for nothing")
  }
}
