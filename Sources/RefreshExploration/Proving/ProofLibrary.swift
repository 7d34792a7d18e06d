package import RefreshCore
import RefreshThreads

/// A cache of proofs, shared by all copies of the library.
package struct ProofLibrary: Sendable {
  /// The results of the proofs that this run made.
  private let facts = SharedTable<ProofClass, ProofFacts>()
  /// The facts by shape, which is quicker to compute than the class.
  private var known: [ProofShape: ProofFacts] = [:]

  /// Creates a library with the shipped proofs.
  package init() {}

  /// The facts about a behavior: known ones, or the results of a new proof.
  package mutating func facts(for behavior: RefreshBehavior) -> ProofFacts {
    let shape = ProofShape(behavior)
    if let shape, let facts = known[shape] { return facts }
    guard let facts = factsOfClass(behavior) else { return ProofFacts(Proof.of(behavior)) }
    if let shape { known[shape] = facts }
    return facts
  }

  /// The facts for all behaviors of a class; `nil` if the widened behavior violates an invariant.
  private func factsOfClass(_ behavior: RefreshBehavior) -> ProofFacts? {
    let proofClass = ProofClass(behavior)
    if let phases = ShippedProofs.phases(of: proofClass) { return ProofFacts(phases: phases) }
    let facts = facts.value(for: proofClass) { ProofFacts(Proof.of(behavior.widened)) }
    // The original behavior may satisfy an invariant that the widened behavior violates.
    return facts.violation == nil ? facts : nil
  }
}

/// The results of a proof that rules need.
package struct ProofFacts: Sendable {
  /// The phases that can be reached.
  package var phases: PhaseSet
  /// The violation that was found, if any.
  package var violation: Proof.Violation?

  /// Creates the facts about a behavior without violations.
  init(phases: PhaseSet) {
    self.phases = phases
  }

  /// Creates the facts from the result of a proof.
  init(_ proof: Proof) {
    (phases, violation) = (proof.phases, proof.violation)
  }
}
