import RefreshCore
import Testing

/// Proof that the invariants bite.
@Suite("The invariants")
struct PlantedBugTests {
  @Test("the invariants find a machine that", arguments: PlantedBug.allCases)
  func find(_ bug: PlantedBug) throws {
    let behavior = bug.behavior
    let search = Search(behavior) { BrokenMachine(behavior, at: $0, bug: bug) }
    let finding = try #require(search.shortest(of: 0..<20_000, lookingOn: 20), "it is not found")
    #expect(finding.violation.invariant == bug.invariant, "\(finding)")
    #expect(finding.steps.count <= 12, "\(finding)")
  }

  @Test(
    "the invariants find nothing in a broken machine without a planted bug",
    arguments: Subject.all
  )
  func findNothing(in subject: Subject) {
    let search = Search(subject.behavior) {
      BrokenMachine(subject.behavior, at: $0, bug: nil)
    }
    #expect(search.shortest(of: 0..<200) == nil)
  }

  @Test("the invariants are each broken by some planted bug")
  func coverAll() {
    #expect(Set(PlantedBug.allCases.map(\.invariant)) == Set(Invariant.allCases))
  }
}
