import RefreshCore
import Testing

/// Proof that the invariants bite.
@Suite("The invariants")
struct FaultTests {
  @Test("the invariants find a machine that", arguments: Fault.allCases)
  func find(_ fault: Fault) throws {
    let behavior = fault.behavior
    let search = Search(behavior) { BrokenMachine(behavior, at: $0, fault: fault) }
    let finding = try #require(search.shortest(of: 0..<20_000, lookingOn: 20), "it is not found")
    #expect(finding.violation.invariant == fault.invariant, "\(finding)")
    #expect(finding.steps.count <= 12, "\(finding)")
  }

  @Test("the invariants find nothing in a broken machine without a fault", arguments: Subject.all)
  func findNothing(in subject: Subject) {
    let search = Search(subject.behavior) {
      BrokenMachine(subject.behavior, at: $0, fault: nil)
    }
    #expect(search.shortest(of: 0..<200) == nil)
  }

  @Test("the invariants are each broken by some fault")
  func coverAll() {
    #expect(Set(Fault.allCases.map(\.invariant)) == Set(Invariant.allCases))
  }
}
