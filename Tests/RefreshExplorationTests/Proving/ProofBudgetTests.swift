import RefreshCore
import Testing

@testable import RefreshExploration

/// The limit of the proofs of a file, which is a number of steps, and not a time.
@Suite("The budget of the proofs of a file")
struct ProofBudgetTests {
  /// A header with a proof of a few hundred states.
  private static func small(_ distance: Double) -> RefreshBehavior {
    RefreshBehavior(
      edge: .top,
      height: 54,
      trigger: RefreshTrigger(when: .release, distance: .points(distance)),
      timing: RefreshTiming(reveal: 0, retract: 0)
    )
  }

  /// A header with a larger proof.
  private static let large = RefreshBehavior(
    edge: .top,
    height: 54,
    trigger: RefreshTrigger(when: .release, distance: 54.3),
    timing: RefreshTiming(reveal: 0.25, retract: 0.4, endDelay: 1)
  )

  /// Enough steps for a small proof, and too few for two or a large one.
  private static let budget = Proof.of(small(54.2).widened).work * 3 / 2

  /// The numbers of the behaviors that are proved.
  private static func proved(_ behaviors: [RefreshBehavior], jobs: Int = 1) -> [Int] {
    var library = ProofLibrary(mostSteps: budget)
    let facts = library.facts(for: behaviors, jobs: jobs)
    return behaviors.indices.filter { facts[$0] != nil }
  }

  @Test("proofs perform no more steps than the budget, whatever is in the file")
  func bound() {
    let behaviors = RefreshTrigger.Comparison.allCases.flatMap { comparison in
      RefreshBehavior.Inset.allCases.flatMap { inset in
        [RefreshTrigger.Release.lift, .settle].map { release in
          var behavior = Self.small(54.2)
          behavior.trigger.comparison = comparison
          (behavior.insetWhileRefreshing, behavior.trigger.releasedBy) = (inset, release)
          return behavior
        }
      }
    }
    var library = ProofLibrary(mostSteps: Self.budget)
    let facts = library.facts(for: behaviors, jobs: 2)
    #expect(facts.contains { $0 == nil })
    #expect(library.stepCount <= Self.budget)
    // A search that ends at its limit first completes a state.
    let limited = Proof.of(Self.large, mostSteps: 10_000)
    #expect(limited.isCut)
    #expect(limited.work < 10_500)
  }

  @Test("small proofs come first, with any number of threads", arguments: [1, 3])
  func order(jobs: Int) {
    #expect(Self.proved([Self.large, Self.small(54.2)], jobs: jobs) == [1])
    #expect(Self.proved([Self.small(54.2), Self.large], jobs: jobs) == [0])
  }

  @Test("controls of one class share a proof, and so its steps")
  func shared() {
    let behaviors = [Self.small(54.2), Self.small(54.4), Self.small(54.2)]
    #expect(Self.proved(behaviors) == [0, 2] || Self.proved(behaviors) == [0, 1, 2])
  }

  @Test("the proofs of another file change no result")
  func files() {
    var library = ProofLibrary(mostSteps: Self.budget)
    let small = Self.small(54.2)
    for behaviors in [[Self.large], [small], [Self.large], [small, Self.large]] {
      let facts = library.facts(for: behaviors, jobs: 1)
      #expect(facts.map { $0 == nil } == behaviors.map { $0 == Self.large })
    }
  }
}
