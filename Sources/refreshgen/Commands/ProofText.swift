import RefreshCore
import RefreshLanguage
import RefreshExploration

/// What `validate --proof` tells of a control.
struct ProofText {
  private let control: ControlSpec
  private let proof: Proof
  private let seconds: Double

  init(_ control: ControlSpec) {
    self.control = control
    let start = Stopwatch()
    proof = Proof.of(control.behavior)
    seconds = start.seconds
  }

  /// Whether everything holds.
  var holds: Bool { proof.violation == nil }

  /// How long it took, which differs from run to run.
  var time: String { "\(control.name): explored in \(Int(seconds * 1000)) ms" }

  /// The summary, or the way to what does not hold.
  var text: String {
    guard let violation = proof.violation else { return summary }
    let invariant = violation.invariant
    return """
      \(control.name): \(invariant.rawValue) does not hold: \(invariant.summary)
        the shortest way there, as a trace for 'refreshgen simulate':
      \(violation.witness.trace)
      """
  }

  private var summary: String {
    let changes = RefreshPhase.allCases.compactMap { phase -> String? in
      let next = proof.transitions.filter { $0.from == phase }.map(\.to.name)
      return next.isEmpty ? nil : "    \(phase.name) -> \(next.joined(separator: ", "))\n"
    }
    let invariants = Invariant.allCases.map { "    \($0.rawValue): \($0.summary)\n" }
    return """
      \(control.name): proved over \(proof.stateCount) states and \(proof.stepCount) steps
        phases: \(proof.phases.phases.map(\.name).joined(separator: ", "))
        changes of phase: \(proof.transitions.count)
      \(changes.joined())  invariants: \(Invariant.allCases.count)
      \(invariants.joined())
      """
  }
}
