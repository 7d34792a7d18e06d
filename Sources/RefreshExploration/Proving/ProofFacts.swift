package import RefreshCore
import RefreshThreads

/// What the rules need to know of a proof.
package struct ProofFacts: Sendable {
  /// The phases that can be reached.
  package var phases: PhaseSet
  /// What can be broken, if anything can.
  package var violation: Proof.Violation?

  /// Facts of a behavior that breaks nothing.
  init(phases: PhaseSet) {
    self.phases = phases
  }

  /// The facts that a proof found.
  init(_ proof: Proof) {
    (phases, violation) = (proof.phases, proof.violation)
  }
}

/// Proves behaviors, those of one class once, whichever copy of the library is asked.
package struct ProofLibrary: Sendable {
  /// What was proved here, beside the proofs that are shipped.
  private let facts = SharedTable<ProofClass, ProofFacts>()
  /// What was asked for before; classes themselves take longer to tell.
  private var known: [ProofShape: ProofFacts] = [:]

  /// Creates a library of nothing but the proofs that are shipped.
  package init() {}

  /// What is proved of a behavior.
  package mutating func facts(for behavior: RefreshBehavior) -> ProofFacts {
    let shape = ProofShape(behavior)
    if let shape, let facts = known[shape] { return facts }
    guard let facts = factsOfClass(behavior) else { return ProofFacts(Proof.of(behavior)) }
    if let shape { known[shape] = facts }
    return facts
  }

  /// What is proved of all behaviors of a class; nothing where one of them breaks something.
  private func factsOfClass(_ behavior: RefreshBehavior) -> ProofFacts? {
    let proofClass = ProofClass(behavior)
    if let phases = ShippedProofs.phases(of: proofClass) { return ProofFacts(phases: phases) }
    let facts = facts.value(for: proofClass) { ProofFacts(Proof.of(behavior.widened)) }
    // What only a wider behavior can do wrong is no fault of this one.
    return facts.violation == nil ? facts : nil
  }
}
