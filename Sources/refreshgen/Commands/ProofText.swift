import RefreshCore
import RefreshSpec

/// What `validate --proof` tells of a control.
struct ProofText {
  private let name: String
  private let proof: Proof

  init(_ control: ControlSpec) {
    name = control.name
    proof = Proof.of(control.behavior)
  }

  /// Whether everything holds.
  var holds: Bool { proof.violation == nil }

  /// The summary, or the way to what does not hold.
  var text: String {
    guard let violation = proof.violation else { return summary }
    return """
      \(name): \(violation.invariant.rawValue) does not hold: \(violation.invariant.summary)
        the shortest way there has \(violation.witness.steps.count) steps

      """
  }

  private var summary: String {
    let phases = proof.phases.phases.map(\.name)
    let invariants = Invariant.allCases.map { "  \($0.rawValue): \($0.summary)\n" }
    return """
      \(name): proved over \(proof.stateCount) states and \(proof.stepCount) steps
        phases: \(phases.joined(separator: ", "))
        changes of phase: \(proof.transitions.count)
      \(invariants.joined())
      """
  }
}
