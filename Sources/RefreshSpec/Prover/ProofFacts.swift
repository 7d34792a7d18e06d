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
  /// What was proved here, beside the proofs that are shipped.
  private var facts: [ProofClass: ProofFacts] = [:]
  /// What was asked for lately, each behaviour in one place; mostly the same numbers come again.
  private var recent: [Known?] = []

  private struct Known {
    let behavior: RefreshBehavior
    let facts: ProofFacts
  }

  /// How many places there are.
  private static let recentCount = 256

  /// Creates a library of nothing but the proofs that are shipped.
  package init() {}

  /// What is proved of a behaviour.
  package mutating func facts(for behavior: RefreshBehavior) -> ProofFacts {
    if recent.isEmpty { recent = Array(repeating: nil, count: Self.recentCount) }
    let place = Self.place(of: behavior)
    if let known = recent[place], known.behavior == behavior { return known.facts }
    let facts = search(behavior)
    recent[place] = Known(behavior: behavior, facts: facts)
    return facts
  }

  private mutating func search(_ behavior: RefreshBehavior) -> ProofFacts {
    let proofClass = ProofClass(behavior)
    if let phases = ShippedProofs.phases(of: proofClass) { return ProofFacts(phases: phases) }
    if let known = facts[proofClass] { return known }
    var proof = Proof.of(behavior.widened)
    // What only a wider behaviour can do wrong is no fault of this one.
    guard proof.violation == nil else {
      proof = Proof.of(behavior)
      return ProofFacts(phases: proof.phases, violation: proof.violation)
    }
    let new = ProofFacts(phases: proof.phases)
    facts[proofClass] = new
    return new
  }

  /// Where a behaviour belongs, by the numbers in which behaviours mostly differ.
  private static func place(of behavior: RefreshBehavior) -> Int {
    let numbers = [
      behavior.height, behavior.trigger.distance, behavior.timing.retract, behavior.timing.timeout,
    ]
    let hash = numbers.reduce(0 as UInt64) { ($0 ^ $1.bitPattern) &* 0x9E37_79B9_7F4A_7C15 }
    return Int(hash >> 32) % recentCount
  }
}
