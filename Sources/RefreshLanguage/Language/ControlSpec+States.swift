package import RefreshCore

extension ControlSpec {
  /// The states that the control can show, if it can reach these phases.
  ///
  /// While a control is ending, it also shows `succeeded` or `failed`, if their appearance differs from
  /// that of `ending`.
  package func shownStates(in reachable: some Collection<RefreshPhase>) -> [RefreshState] {
    let appearances = appearances
    return RefreshState.allCases.filter { state in
      let phases = state.phases.filter(reachable.contains)
      guard phases == [.ending], state != .ending else { return !phases.isEmpty }
      return appearances[Int(state.rawValue)] != appearances[Int(RefreshState.ending.rawValue)]
    }
  }
}
