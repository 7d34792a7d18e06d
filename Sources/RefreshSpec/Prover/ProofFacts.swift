package import RefreshCore

/// What the rules need to know of a proof.
package struct ProofFacts: Sendable {
  /// The phases that can be reached.
  package var phases: PhaseSet
  /// What can be broken, if anything can.
  package var violation: Proof.Violation?
}

/// Proves behaviours, those of one class once.
package struct ProofLibrary: Sendable {
  private var facts: [ProofClass: ProofFacts] = [:]

  /// Creates a library of nothing but the proofs that are shipped.
  package init() {}

  /// What is proved of a behaviour.
  package mutating func facts(for behavior: RefreshBehavior) -> ProofFacts {
    let proofClass = ProofClass(behavior)
    if let known = facts[proofClass] { return known }
    let new: ProofFacts
    if let phases = ShippedProofs.phases(of: proofClass) {
      new = ProofFacts(phases: phases)
    } else {
      let proof = Proof.of(behavior)
      new = ProofFacts(phases: proof.phases, violation: proof.violation)
    }
    facts[proofClass] = new
    return new
  }
}
