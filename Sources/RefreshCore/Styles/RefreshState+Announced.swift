extension [RefreshState] {
  /// Whether VoiceOver announces `state`; this array is the control's list of announced states.
  ///
  /// As in the appearances of a spec, `ending` also stands for `succeeded` and `failed`. Without
  /// `showsFailure`, `failed` in the list has no effect: a control without an appearance for
  /// `failed` would announce the text of another state.
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
