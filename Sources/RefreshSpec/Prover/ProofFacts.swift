package import RefreshCore
import RefreshThreads

/// What the rules need to know of a proof.
package struct ProofFacts: Sendable {
  /// The phases that can be reached.
  package var phases: PhaseSet
  /// What can be broken, if anything can.
  package var violation: Proof.Violation?

  /// Facts of a behaviour that breaks nothing.
  init(phases: PhaseSet) {
    self.phases = phases
  }

  /// The facts that a proof found.
  init(_ proof: Proof) {
    (phases, violation) = (proof.phases, proof.violation)
  }
}

/// Proves behaviours, those of one class once, whichever copy of the library is asked.
package struct ProofLibrary: Sendable {
  /// What was proved here, beside the proofs that are shipped.
  private let facts = SharedTable<ProofClass, ProofFacts>()
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
    let facts = known(behavior) ?? ProofFacts(Proof.of(behavior))
    recent[place] = Known(behavior: behavior, facts: facts)
    return facts
  }

  /// What is proved of all behaviours of a class; nothing where one of them breaks something.
  private func known(_ behavior: RefreshBehavior) -> ProofFacts? {
    let proofClass = ProofClass(behavior)
    if let phases = ShippedProofs.phases(of: proofClass) { return ProofFacts(phases: phases) }
    let facts = facts.value(for: proofClass) { ProofFacts(Proof.of(behavior.widened)) }
    // What only a wider behaviour can do wrong is no fault of this one.
    return facts.violation == nil ? facts : nil
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
