package import RefreshCore

/// A cache of proofs, shared by all copies of the library.
package struct ProofLibrary: Sendable {
  /// The number of transitions after which the proofs of a file end.
  ///
  /// A core tries some six million transitions in a second, and the largest proof has 15 million.
  package static let mostSteps = 40_000_000

  /// The number of proofs that run before the transitions are counted; it does not depend on the
  /// number of threads, since that must not decide which controls are proved.
  private static let batchSize = 4

  /// The results of the proofs that this run made.
  private let facts = SharedTable<ProofClass, ProofFacts>()
  /// The shipped facts by shape, which is quicker to compute than the class.
  private var shipped: [ProofShape: ProofFacts] = [:]
  private let mostSteps: Int

  /// Creates a library with the shipped proofs.
  package init(mostSteps: Int = ProofLibrary.mostSteps) {
    self.mostSteps = mostSteps
  }

  /// The facts about the behaviors of a file, in their order.
  ///
  /// Once the proofs have tried `mostSteps` transitions, the facts are `nil` for each behavior that
  /// needs another proof. They depend only on the file: proofs of other files count again.
  ///
  /// A control whose distances are percentages of the screen is proved on the smallest and the largest
  /// screens.
  package mutating func facts(for behaviors: [RefreshBehavior], jobs: Int) -> [ProofFacts?] {
    let screens = behaviors.map(\.onScreens)
    guard screens.contains(where: { $0.count > 1 }) else {
      return factsInPoints(for: behaviors, jobs: jobs)
    }
    var facts = factsInPoints(for: screens.flatMap { $0 }, jobs: jobs)[...]
    return screens.map { screens in
      defer { facts = facts.dropFirst(screens.count) }
      return ProofFacts.all(of: facts.prefix(screens.count))
    }
  }

  private mutating func factsInPoints(
    for behaviors: [RefreshBehavior],
    jobs: Int
  ) -> [ProofFacts?] {
    var results: [ProofFacts?] = []
    for behavior in behaviors { results.append(shippedFacts(for: behavior)) }
    let subjects = zip(behaviors.indices, behaviors)
      .filter { results[$0.0] == nil }
      .map { (index: $0, behavior: $1, proofClass: ProofClass(behavior: $1)) }
    var proved: Set<ProofClass> = []
    var steps = 0
    for start in stride(from: 0, to: subjects.count, by: Self.batchSize) {
      let batch = subjects[start..<min(start + Self.batchSize, subjects.count)]
        .filter { steps <= mostSteps || proved.contains($0.proofClass) }
      let proofs = Parallel.map(batch, jobs: jobs, worker: ()) { [self] _, subject in
        prove(subject.behavior, proofClass: subject.proofClass)
      }
      for (subject, proof) in zip(batch, proofs) {
        guard steps <= mostSteps || proved.contains(subject.proofClass) else { continue }
        results[subject.index] = proof
        let isNew = proved.insert(subject.proofClass).inserted
        if isNew || proof.violation != nil { steps += proof.stepCount }
      }
    }
    return results
  }

  /// The facts of a shipped proof; `nil` if there is none.
  private mutating func shippedFacts(for behavior: RefreshBehavior) -> ProofFacts? {
    let shape = ProofShape(behavior: behavior)
    if let shape, let facts = shipped[shape] { return facts }
    guard let phases = ShippedProofs.phases(of: ProofClass(behavior: behavior)) else { return nil }
    let facts = ProofFacts(phases: phases)
    if let shape { shipped[shape] = facts }
    return facts
  }

  /// Proves a behavior.
  private func prove(_ behavior: RefreshBehavior, proofClass: ProofClass) -> ProofFacts {
    let widened = facts.value(for: proofClass) { ProofFacts(proof: Proof.of(behavior.widened)) }
    guard widened.violation != nil else { return widened }
    // The original behavior may satisfy an invariant that the widened behavior violates.
    var own = ProofFacts(proof: Proof.of(behavior))
    own.stepCount += widened.stepCount
    return own
  }
}

/// The results of a proof that rules need.
package struct ProofFacts: Sendable {
  /// The phases that can be reached.
  package var phases: PhaseSet
  /// The violation that was found, if any.
  package var violation: Proof.Violation?
  /// The number of transitions that the proof tried; 0 for a shipped proof.
  var stepCount = 0

  /// Creates the facts about a behavior without violations.
  init(phases: PhaseSet) {
    self.phases = phases
  }

  /// The facts about a control on several screens; `nil` if it was not proved on one of them.
  static func all(of screens: ArraySlice<ProofFacts?>) -> ProofFacts? {
    guard var all = screens.first ?? nil else { return nil }
    for screen in screens.dropFirst() {
      guard let screen else { return nil }
      all.phases.formUnion(screen.phases)
      all.violation = all.violation ?? screen.violation
    }
    return all
  }

  /// Creates the facts from the result of a proof.
  init(proof: Proof) {
    (phases, violation, stepCount) = (proof.phases, proof.violation, proof.stepCount)
  }
}

/// A fast lookup key for the proof class of a behavior with ordinary numbers.
///
/// Ordinary numbers are small enough for the layouts of a proof, and they are multiples of half a
/// point, so that nothing is rounded. With ordinary numbers, the class depends only on the options
/// of the behavior, the order of the numbers, and differences of up to one point.
struct ProofShape: Sendable, Hashable {
  /// The range of ordinary numbers, in points.
  private static let ordinary = -200.0...200

  private let options: [Double]
  private let order: UInt64

  /// Creates the shape of a behavior; `nil` if its numbers are not ordinary.
  init?(behavior: RefreshBehavior) {
    let numbers = SIMD3(behavior.height, behavior.trigger.distance, behavior.reachThreshold)
    let isOrdinary =
      numbers.min() >= Self.ordinary.lowerBound
      && numbers.max() <= Self.ordinary.upperBound
      && numbers * 2 == (numbers * 2).rounded(.toNearestOrEven)
    guard isOrdinary, behavior.secondLevel == nil else { return nil }
    options = behavior.widened.optionsWithoutDistances
    order =
      Self.place(of: numbers.x) | Self.place(of: numbers.y) << 4 | Self.place(of: numbers.z) << 8
      | Self.place(of: numbers.x - numbers.y) << 12 | Self.place(of: numbers.x - numbers.z) << 16
      | Self.place(of: numbers.y - numbers.z) << 20
  }

  /// Maps a difference to one of seven buckets: each half point from -1 to 1, below -1, and above 1.
  private static func place(of number: Double) -> UInt64 {
    UInt64(2 * min(max(number, -1.5), 1.5) + 3)
  }
}
