package import RefreshCore
package import RefreshLanguage

extension ControlSpec {
  /// The states that the control can show.
  package var shownStates: [RefreshState] {
    shownStates(in: StateDiagram(name: name, behavior))
  }

  /// The states that the control can show.
  ///
  /// These are the states of the reachable phases. While a control is ending, it also shows
  /// `succeeded` or `failed`, if their appearance differs from that of `ending`.
  func shownStates(in diagram: StateDiagram) -> [RefreshState] {
    let appearances = appearances
    let reachable = diagram.phases
    return RefreshState.allCases.filter { state in
      let phases = state.phases.filter(reachable.contains)
      guard phases == [.ending], state != .ending else { return !phases.isEmpty }
      return appearances[Int(state.rawValue)] != appearances[Int(RefreshState.ending.rawValue)]
    }
  }
}
