import RefreshCore
import RefreshWorld
import TestSupport
import Testing

@testable import RefreshExploration

@Suite("The table of transitions")
struct TransitionTableTests {
  private static let table = TransitionTable()
  private var table: TransitionTable { Self.table }

  @Test("the table of transitions is the committed page")
  func page() throws {
    try Golden("Sources/refreshgen/refreshgen.docc/Transitions.md")
      .expect(table.page, recordedBy: "REFRESHGEN_RECORD=1 make searches")
  }

  @Test("the table of transitions leads from and to every phase")
  func phases() {
    #expect(Set(table.rows.map(\.change.from)) == Set(RefreshPhase.allCases))
    #expect(Set(table.rows.map(\.change.to)) == Set(RefreshPhase.allCases))
  }

  @Test("the table of transitions has taps, in the phases in which a tap starts a refresh")
  func taps() {
    let taps = table.rows.filter { $0.change.cause == .stimulus(.tap, false) }
    #expect(taps.map(\.change.from) == [.idle, .pulling, .failed, .exhausted])
    #expect(taps.allSatisfy { $0.change.to == .refreshing })
    #expect(
      taps.map { $0.conditions.map(\.words) } == [
        ["`style: inline`"], ["`style: inline`"], [], ["`resetOnTap: true`"],
      ]
    )
  }

  /// What the page claims: there is a row for each change, and its conditions are met.
  @Test("the table of transitions is true of random controls")
  func randomControls() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<12 {
      var behavior = random.behavior()
      behavior.timing.retract = 0.4
      let contents: [Double] = [2000, 200] + (behavior.hidesWhenEmpty ? [0] : [])
      var candidates: [PhaseChange: [TransitionTable.Row]] = [:]
      var missing: Set<PhaseChange> = []
      WorldSearch(behavior, contents: contents).run { step in
        let change = step.listed
        guard change.from != change.to else { return }
        let rows = candidates[change] ?? table.rows.filter { $0.change == change }
        candidates[change] = rows
        if !rows.contains(where: { $0.allows(step) }) { missing.insert(change) }
      }
      #expect(missing.isEmpty, "\(behavior)")
    }
  }
}
