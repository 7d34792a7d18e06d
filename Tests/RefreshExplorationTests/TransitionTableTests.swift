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
    try Golden("Tests/Fixtures/transitions.md")
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
    #expect(taps.map(\.change.from) == [.idle, .pulling, .ending, .failed, .exhausted])
    #expect(taps.allSatisfy { $0.change.to == .refreshing })
    let inline = "`style: inline`"
    #expect(taps.map(\.keys) == [inline, inline, "`outcome` and \(inline)", "", ""])
  }

  /// What the page claims: there is a row for each change.
  @Test("the table of transitions has the phase changes of random controls")
  func randomControls() {
    let listed = Set(table.rows.map(\.change))
    var random = SplitMix64(seed: 5)
    for _ in 0..<12 {
      var behavior = random.behavior()
      behavior.timing.retract = 0.4
      let contents: [Double] = [2000, 200] + (behavior.hidesWhenEmpty ? [0] : [])
      let missing = PhaseChange.all(of: behavior, contents: contents).subtracting(listed)
      #expect(missing.isEmpty, "\(behavior)")
    }
  }
}
