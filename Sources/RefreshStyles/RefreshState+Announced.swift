package import RefreshCore

extension [RefreshState] {
  /// Whether a control that announces these states announces `state`.
  ///
  /// As in the appearances, `ending` covers every outcome. A control without `showsFailure` has no
  /// appearance for a failure, and would announce the text of another state.
  package func announces(_ state: RefreshState, showsFailure: Bool) -> Bool {
    switch state {
    case .succeeded: contains(.ending) || contains(.succeeded)
    case .failed: contains(.ending) || showsFailure && contains(.failed)
    case .idle, .pulling, .armed, .pending, .refreshing, .ending, .exhausted, .secondLevelArmed,
      .secondLevel:
      contains(state)
    }
  }
}
