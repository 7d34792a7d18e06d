package import RefreshCore

/// A cache of proofs, shared by all copies of the library.
package struct ProofLibrary: Sendable {
  /// The number of steps after which the proofs of a file end.
  ///
  /// A core performs some five million steps in a second, and a slow one three million, so that a file
  /// takes at most 10 s of processor time. The largest proof has 16 million, and a control whose
  /// distances are percentages has two.
  package static let mostSteps = 30_000_000

  /// The number of proofs that run at a time; it does not depend on the number of threads, since that
  /// must not decide which controls are proved.
  private static let batchSize = 4

  /// The results of the proofs that this run made.
  private let facts = SharedTable<ProofClass, ProofFacts>()
  /// The shipped facts by shape, which is quicker to compute than the class.
  private var shipped: [ProofShape: ProofFacts] = [:]
  private let mostSteps: Int
  /// The number of steps that the proofs of the last file performed.
  private(set) var stepCount = 0

  package init(mostSteps: Int = ProofLibrary.mostSteps) {
    self.mostSteps = mostSteps
  }

  /// The facts about the behaviors of a file, in their order.
  ///
  /// Small proofs come first. Once the proofs have performed `mostSteps`, the facts are `nil` for
  /// each behavior that needs another proof. They depend only on the file: proofs of other files count
  /// again.
  ///
  /// A control whose distances are percentages of the screen is proved on the smallest and the largest
  /// screens.
  package mutating func facts(for behaviors: [RefreshBehavior], jobs: Int) -> [ProofFacts?] {
    let subjects = behaviors.map { behavior in
      behavior.proofViewports.map { Subject(behavior: behavior, viewport: $0) }
    }
    var facts = facts(of: subjects.flatMap { $0 }, jobs: jobs)[...]
    return subjects.map { screens in
      defer { facts = facts.dropFirst(screens.count) }
      return ProofFacts.all(zip(screens.map(\.viewport), facts))
    }
  }

  /// A behavior in lists with a viewport.
  private struct Subject: Sendable {
    let behavior: RefreshBehavior
    let viewport: Double
  }

  /// The subjects of one class, which share a proof, by their numbers.
  private struct SharedProof: Sendable {
    let proofClass: ProofClass
    let subject: Subject
    var numbers: [Int]
  }

  private mutating func facts(of subjects: [Subject], jobs: Int) -> [ProofFacts?] {
    var results: [ProofFacts?] = []
    for subject in subjects { results.append(shippedFacts(for: subject)) }
    var queue = Self.proofs(of: subjects, except: results)[...]
    var rest = mostSteps
    while !queue.isEmpty, rest > 0 {
      let batch = Array(queue.prefix(Self.batchSize(queue, rest: rest)))
      queue = queue.dropFirst(batch.count)
      let limit = rest / batch.count
      let proofs = Parallel.map(batch, jobs: jobs, worker: ()) { [facts] _, proof in
        facts.value(for: proof.proofClass, isEnough: { $0.isKnown(upTo: limit) }) {
          ProofFacts(of: proof.subject.behavior.widened, in: proof.subject.viewport, limit)
        }
      }
      for (proof, facts) in zip(batch, proofs) {
        rest -= min(facts.work, limit)
        guard facts.isProved(within: limit) else { continue }
        for number in proof.numbers {
          results[number] =
            facts.violation == nil ? facts : Self.ownFacts(of: subjects[number], rest: &rest)
        }
      }
    }
    stepCount = mostSteps - rest
    return results
  }

  /// The proofs that subjects without facts need, the smallest first.
  private static func proofs(of subjects: [Subject], except facts: [ProofFacts?]) -> [SharedProof] {
    var places: [ProofClass: Int] = [:]
    var proofs: [SharedProof] = []
    for (number, subject) in subjects.enumerated() where facts[number] == nil {
      let proofClass = ProofClass(behavior: subject.behavior, viewport: subject.viewport)
      if let place = places[proofClass] {
        proofs[place].numbers.append(number)
      } else {
        places[proofClass] = proofs.count
        proofs.append(SharedProof(proofClass: proofClass, subject: subject, numbers: [number]))
      }
    }
    return proofs.map { (proof: $0, steps: $0.subject.behavior.expectedSteps) }
      .sorted { ($0.steps, $0.proof.numbers[0]) < ($1.steps, $1.proof.numbers[0]) }
      .map(\.proof)
  }

  /// The number of proofs that can run at a time without one of them ending at its limit.
  private static func batchSize(_ queue: ArraySlice<SharedProof>, rest: Int) -> Int {
    let fitting = (1...min(batchSize, queue.count)).last { count in
      queue.prefix(count).allSatisfy { $0.subject.behavior.expectedSteps <= rest / count }
    }
    return fitting ?? 1
  }

  /// The facts about a behavior itself, which may satisfy an invariant that the widened behavior violates.
  private static func ownFacts(of subject: Subject, rest: inout Int) -> ProofFacts? {
    guard rest > 0 else { return nil }
    let facts = ProofFacts(of: subject.behavior, in: subject.viewport, rest)
    defer { rest -= facts.work }
    return facts.isProved(within: rest) ? facts : nil
  }

  /// The facts of a shipped proof; `nil` if there is none.
  private mutating func shippedFacts(for subject: Subject) -> ProofFacts? {
    let shape = ProofShape(behavior: subject.behavior)
    if let shape, let facts = shipped[shape] { return facts }
    let proofClass = ProofClass(behavior: subject.behavior, viewport: subject.viewport)
    guard let phases = ShippedProofs.phases(of: proofClass) else { return nil }
    let facts = ProofFacts(phases: phases)
    if let shape { shipped[shape] = facts }
    return facts
  }
}

/// The results of a proof that rules need.
package struct ProofFacts: Sendable {
  /// The phases that can be reached, at least on one screen.
  package internal(set) var phases: PhaseSet
  /// The violation that was found, if any.
  package internal(set) var violation: Proof.Violation?
  /// The phases that can be reached in lists with each viewport of the proof.
  package private(set) var screens: [Screen] = []
  /// The steps that the proof performed; 0 for a shipped proof.
  fileprivate var work = 0
  /// Whether the proof ended at its limit.
  private var isCut = false

  /// The phases that can be reached in lists with a viewport.
  package struct Screen: Sendable {
    /// The viewport, in points.
    package var viewport: Double
    package var phases: PhaseSet
  }

  /// Creates the facts about a behavior without violations.
  init(phases: PhaseSet) {
    self.phases = phases
  }

  /// Proves a behavior by at most `limit` steps.
  fileprivate init(of behavior: RefreshBehavior, in viewport: Double, _ limit: Int) {
    self.init(proof: Proof.of(behavior, viewport: viewport, mostSteps: limit))
  }

  /// Creates the facts from the result of a proof.
  init(proof: Proof) {
    (phases, violation, work, isCut) = (proof.phases, proof.violation, proof.work, proof.isCut)
  }

  /// The facts about a control on several screens; `nil` if it was not proved on one of them.
  fileprivate static func all(_ screens: some Sequence<(Double, ProofFacts?)>) -> ProofFacts? {
    var all: ProofFacts?
    for (viewport, facts) in screens {
      guard let facts else { return nil }
      var joined = all ?? facts
      joined.phases.formUnion(facts.phases)
      joined.violation = joined.violation ?? facts.violation
      joined.screens.append(Screen(viewport: viewport, phases: facts.phases))
      all = joined
    }
    return all
  }

  /// Whether the result of a proof of at most `limit` steps is known.
  fileprivate func isKnown(upTo limit: Int) -> Bool { !isCut || work >= limit }

  /// Whether the proof ends before `limit` steps.
  fileprivate func isProved(within limit: Int) -> Bool { !isCut && work <= limit }
}

extension RefreshBehavior {
  /// A rough upper bound for the steps of a proof, by which proofs are put in order.
  ///
  /// Each option adds states to most others; the factors are those of measured proofs.
  fileprivate var expectedSteps: Int {
    let factors = [
      (timing.reveal > 0, 3.0), (timing.retract > 0, 2), (timing.minimumVisible > 0, 2),
      (timing.endDelay > 0, 2), (timing.succeeded + timing.failed > 0, 1.5),
      (showsFailure, 2), (allowsExhausted, 1.5), (hidesWhenEmpty, 1.5), (secondLevel != nil, 4),
      (trigger.when == .reach, Double(min(trigger.perDrag, 3) + 1)), (trigger.hasShares, 2.5),
    ]
    return Int(factors.reduce(40_000) { $1.0 ? $0 * $1.1 : $0 })
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
    let numbers = SIMD3(behavior.height, behavior.trigger.distance.points, behavior.reachThreshold)
    let isOrdinary =
      numbers.min() >= Self.ordinary.lowerBound
      && numbers.max() <= Self.ordinary.upperBound
      && numbers * 2 == (numbers * 2).rounded(.toNearestOrEven)
    guard isOrdinary, behavior.secondLevel == nil, !behavior.trigger.hasShares else { return nil }
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
