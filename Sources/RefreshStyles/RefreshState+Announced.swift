package import RefreshCore

extension [RefreshState] {
  /// Whether a control that announces these states announces `state`.
  ///
  /// As in the appearance, `ending` stands for every outcome. A failure without an appearance would
  /// be announced with the text of another state.
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
