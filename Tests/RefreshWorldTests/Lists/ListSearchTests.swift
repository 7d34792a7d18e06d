import RefreshCore
import RefreshWorld
import TestSupport
import Testing

/// The interpreter with a header and a footer, in all states of a small world.
@Suite("A search of live lists")
struct ListSearchTests {
  private static let header = RefreshBehavior(
    edge: .top,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 72),
    timing: RefreshTiming(reveal: 0.25, retract: 0.4)
  )
  private static let footer = RefreshBehavior(
    edge: .bottom,
    height: 44,
    trigger: RefreshTrigger(when: .release, distance: 44),
    insetWhileRefreshing: .fixed,
    timing: RefreshTiming(reveal: 0.25, retract: 0.4)
  )

  @Test(
    "all invariants hold in each state, and each input is tried in each situation",
    arguments: [[header], [footer], [header, footer]]
  )
  func invariants(behaviors: [RefreshBehavior]) {
    let search = ListSearch(SearchedList(behaviors), depth: 6)
    #expect(search.violation == nil)
    #expect(search.possible.subtracting(search.pairs).sorted() == [])
    #expect(search.situations.count > 40, "\(search.count) states")
    print(
      search.count,
      "states",
      search.situations.count,
      "situations",
      search.pairs.count,
      "pairs\n\(search.report)"
    )
  }

  @Test(
    "the table of the interpreter's states is the committed page, and leads from and to each state"
  )
  func table() throws {
    let searches = [[Self.header], [Self.footer], [Self.header, Self.footer]].map {
      ListSearch(SearchedList($0), depth: 5)
    }
    let table = StateTable(searches.reduce(into: []) { $0.formUnion($1.changes) })
    // A list is entering its window only within the event by which it enters. Only controls that start
    // without a finger, which these lists lack, leave a scroll to the next layout.
    let isolated: [StateTable.Part: [String]] = [.presence: ["entering"], .change: ["scroll"]]
    for part in StateTable.Part.allCases {
      #expect(table.isolatedStates(of: part) == isolated[part, default: []], "\(part)")
    }
    try Golden(".github/SCROLLING.md")
      .expect(table.page, recordedBy: "REFRESHGEN_RECORD=1 make searches")
  }

  @Test("a search finds each fault of a host", arguments: SearchedList.Fault.allCases)
  func faults(fault: SearchedList.Fault) throws {
    let list = SearchedList([Self.header, Self.footer], fault: fault)
    let violation = try #require(ListSearch(list, depth: 5).violation)
    // Its lines come to the same list when they are read.
    var played = list.world
    let text = violation.lines.joined(separator: "\n")
    for line in try EventReader.scenes(in: text, table: LiveList.table)[0].lines {
      played.play(line)
    }
    #expect(played.facts == violation.facts, "\(violation)")
  }
}
