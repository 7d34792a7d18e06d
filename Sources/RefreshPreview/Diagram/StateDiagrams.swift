import RefreshCore
import RefreshExploration

/// The state diagrams of several controls, which need one search for all behaviors of a class.
struct StateDiagrams {
  private(set) var changes: [PhaseChange.Class: Set<PhaseChange>] = [:]

  /// The diagram of a behavior, without a name.
  mutating func diagram(of behavior: RefreshBehavior) -> StateDiagram {
    let behaviorClass = PhaseChange.Class(behavior)
    let known = changes[behaviorClass] ?? PhaseChange.all(of: behavior)
    changes[behaviorClass] = known
    return StateDiagram(name: "", behavior, known)
  }
}
