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
  /// What was asked for lately; mostly the same numbers come again.
  private var recent: [Numbers: ProofFacts] = [:]

  /// The most behaviours that are remembered.
  private static let mostRecent = 4096

  /// Creates a library of nothing but the proofs that are shipped.
  package init() {}

  /// What is proved of a behaviour.
  package mutating func facts(for behavior: RefreshBehavior) -> ProofFacts {
    let numbers = Numbers(behavior: behavior)
    if let known = recent[numbers] { return known }
    if recent.count >= Self.mostRecent { recent.removeAll(keepingCapacity: true) }
    let new = search(behavior)
    recent[numbers] = new
    return new
  }

  private mutating func search(_ behavior: RefreshBehavior) -> ProofFacts {
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

/// A behaviour as a key of a dictionary.
private struct Numbers: Hashable {
  let behavior: RefreshBehavior

  // The numbers by which behaviours mostly differ.
  func hash(into hasher: inout Hasher) {
    hasher.combine(behavior.height)
    hasher.combine(behavior.trigger.distance)
    hasher.combine(behavior.timing.retract)
    hasher.combine(behavior.timing.timeout)
  }
}
