import RefreshCore
import RefreshDiagnostics
import RefreshExploration
import RefreshLanguage
import RefreshWorld

/// The text that `validate --proof` prints for a control.
struct ProofText {
  private let control: ControlSpec
  /// The proofs in lists with each viewport.
  private let proofs: [(viewport: Double, proof: Proof)]
  private let seconds: Double

  init(control: ControlSpec) {
    self.control = control
    let start = Stopwatch()
    proofs = control.behavior.proofViewports.map { viewport in
      (viewport, Proof.of(control.behavior, viewport: viewport))
    }
    seconds = start.seconds
  }

  /// Whether all invariants hold.
  var holds: Bool { proofs.allSatisfy { $0.proof.violation == nil } }

  /// The duration of the proof, which differs from run to run.
  var time: String { "\(control.name): explored in \(Int(seconds * 1000)) ms" }

  /// The summaries of the proofs, or the events that lead to violations.
  var text: String {
    proofs.map { text(of: $0.proof, viewport: $0.viewport) }.joined()
  }

  private func text(of proof: Proof, viewport: Double) -> String {
    guard let violation = proof.violation else { return summary(of: proof, viewport: viewport) }
    let invariant = violation.invariant
    return """
      \(control.name): \(invariant.rawValue) does not hold: \(invariant.summary)
        the shortest sequence of events, which 'refreshgen simulate --events' plays:
      \(violation.witness.events)
      """
  }

  private func summary(of proof: Proof, viewport: Double) -> String {
    let place = proofs.count > 1 ? " in a list of \(SpecText.number(viewport)) points" : ""
    let changes = RefreshPhase.allCases.compactMap { phase -> String? in
      let next = proof.transitions.filter { $0.from == phase }.map(\.to.name)
      return next.isEmpty ? nil : "    \(phase.name) -> \(next.joined(separator: ", "))\n"
    }
    let invariants = Invariant.allCases.map { "    \($0.rawValue): \($0.summary)\n" }
    return """
      \(control.name): proved in \(proof.stateCount) states and \(proof.stepCount) transitions\(place)
        phases: \(proof.phases.phases.map(\.name).joined(separator: ", "))
        phase changes: \(proof.transitions.count)
      \(changes.joined())  invariants: \(Invariant.allCases.count)
      \(invariants.joined())
      """
  }
}
