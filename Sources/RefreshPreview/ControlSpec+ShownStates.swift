import RefreshCore
import RefreshLanguage

extension ControlSpec {
  /// The states that the control can show.
  ///
  /// These are the states of the reachable phases. While a control is ending, it also shows
  /// `succeeded` or `failed`, if their appearance differs from that of `ending`.
  var shownStates: [RefreshState] {
    let appearances = appearances
    let phases = StateDiagram(name: name, behavior).phases
    return RefreshState.allCases.filter { state in
      switch state {
      case .failed where phases.contains(.failed): true
      case .succeeded, .failed:
        phases.contains(.ending)
          && appearances[Int(state.rawValue)] != appearances[Int(RefreshState.ending.rawValue)]
      default: phases.contains(state.phase)
      }
    }
  }
}
