import RefreshCore
import RefreshExploration
import RefreshLanguage
import RefreshWorld

/// The text that `validate --proof` prints for a control.
struct ProofText {
  private let control: ControlSpec
  private let proof: Proof
  private let seconds: Double

  init(control: ControlSpec) {
    self.control = control
    let start = Stopwatch()
    proof = Proof.of(control.behavior)
    seconds = start.seconds
  }

  /// Whether all invariants hold.
  var holds: Bool { proof.violation == nil }

  /// The duration of the proof, which differs from run to run.
  var time: String { "\(control.name): explored in \(Int(seconds * 1000)) ms" }

  /// The summary of the proof, or the trace to a violation.
  var text: String {
    guard let violation = proof.violation else { return summary }
    let invariant = violation.invariant
    return """
      \(control.name): \(invariant.rawValue) does not hold: \(invariant.summary)
        the shortest sequence of events, as a trace for 'refreshgen simulate':
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
      \(control.name): proved in \(proof.stateCount) states and \(proof.stepCount) transitions
        phases: \(proof.phases.phases.map(\.name).joined(separator: ", "))
        phase changes: \(proof.transitions.count)
      \(changes.joined())  invariants: \(Invariant.allCases.count)
      \(invariants.joined())
      """
  }
}
