import RefreshCore
import RefreshExploration
import TestSupport
import Testing

@Suite("The table of transitions")
struct TransitionTableTests {
  private static let table = TransitionTable()
  private var table: TransitionTable { Self.table }

  @Test("the table of transitions names every fact that decides on a phase")
  func undecided() {
    #expect(table.undecided.isEmpty, "\(table.undecided)")
  }

  @Test("the table of transitions is the committed page")
  func page() throws {
    try Golden("Sources/refreshgen/refreshgen.docc/Transitions.md")
      .expect(table.page, recordedBy: "REFRESHGEN_RECORD=1 make searches")
  }

  @Test("the table of transitions leads from and to every phase")
  func phases() {
    #expect(Set(table.rows.map(\.from)) == Set(RefreshPhase.allCases))
    #expect(Set(table.rows.map(\.to)) == Set(RefreshPhase.allCases))
  }

  @Test(
    "the table of transitions lists the conditions of an event in the order in which they decide"
  )
  func conditions() {
    let rows = table.rows.filter { $0.from == .ending && $0.event == .retracted }
    #expect(rows.map(\.to) == [.failed, .idle])
    #expect(
      rows.map(\.conditions) == [["ended with failure", "with a `failed` appearance"], []]
    )
  }
}
