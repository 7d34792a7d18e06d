import RefreshCore
import Testing

/// Where the list rests at an edge, and how far it is pulled, in plain numbers.
@Suite("An edge")
struct EdgeTests {
  private func reading(_ offset: Double, content: Double = 2000) -> ScrollReading {
    ScrollReading(offset: offset, viewport: 600, content: content, start: 64, end: 34)
  }

  private func behavior(at edge: RefreshEdge, ignoring: Double = 0) -> RefreshBehavior {
    .header.with {
      $0.edge = edge
      $0.ignoredInset = ignoring
    }
  }

  @Test("before the content lies at the inset there", arguments: [RefreshEdge.top, .leading])
  func near(_ edge: RefreshEdge) {
    let header = behavior(at: edge)
    #expect(header.rest(in: reading(0)) == -64)
    #expect(header.pull(in: reading(-64)) == 0)
    #expect(header.pull(in: reading(-100)) == 36)
    #expect(header.pull(in: reading(0)) == -64)
    #expect(header.revealOffset(in: reading(0)) == -124)
  }

  @Test("after the content lies at its end", arguments: [RefreshEdge.bottom, .trailing])
  func far(_ edge: RefreshEdge) {
    let footer = behavior(at: edge)
    #expect(footer.rest(in: reading(0)) == 1434)
    #expect(footer.pull(in: reading(1434)) == 0)
    #expect(footer.pull(in: reading(1470)) == 36)
    #expect(footer.pull(in: reading(0)) == -1434)
    #expect(footer.revealOffset(in: reading(0)) == 1494)
  }

  @Test("an edge has an offset for each pull", arguments: RefreshEdge.allCases)
  func offset(_ edge: RefreshEdge) {
    let control = behavior(at: edge)
    var list = reading(0)
    for pull in [-20.0, 0, 36] {
      list.offset = edge.offset(atPull: pull, from: control.rest(in: list))
      #expect(control.pull(in: list) == pull)
    }
  }

  @Test("after short content lies at its rest", arguments: [RefreshEdge.bottom, .trailing])
  func farOfShortContent(_ edge: RefreshEdge) {
    let footer = behavior(at: edge)
    for content in [0.0, 200, 502] {
      #expect(footer.rest(in: reading(0, content: content)) == -64)
      #expect(footer.pull(in: reading(-44, content: content)) == 20)
    }
    #expect(footer.rest(in: reading(0, content: 503)) == -63)
  }

  @Test("an edge is nearer by the part of the inset that the control overlaps")
  func ignoredInset() {
    #expect(behavior(at: .top, ignoring: 20).rest(in: reading(0)) == -44)
    #expect(behavior(at: .bottom, ignoring: 20).rest(in: reading(0)) == 1414)
    #expect(behavior(at: .bottom, ignoring: .infinity).rest(in: reading(0)) == 1400)
    #expect(behavior(at: .top, ignoring: .infinity).rest(in: reading(0)) == 0)
  }

  @Test("an edge is no nearer for a negative inset")
  func negativeInset() {
    var list = reading(0)
    list.start = -10
    #expect(behavior(at: .top, ignoring: .infinity).rest(in: list) == 10)
  }

  @Test(
    "an edge works the same for a whole refresh, whichever it is",
    arguments: RefreshEdge.allCases
  )
  func wholeRefresh(at edge: RefreshEdge) {
    var bench = Bench(behavior(at: edge), start: 64, end: 34)
    let rest = bench.reading.offset
    bench.drag(to: 81)
    #expect(bench.reading.offset == rest + (edge.isFar ? 81 : -81))
    bench.lift()
    #expect(bench.phase == .refreshing)
    #expect(bench.addedInset == 60)
    #expect(bench.reading.offset == rest + (edge.isFar ? 60 : -60))
    bench.send(.revealed)
    bench.send(.end(.success))
    bench.send(.retracted)
    #expect(bench.phase == .idle)
    #expect(bench.addedInset == 0)
  }

  @Test("an edge knows its side, its axis and its opposite")
  func properties() {
    #expect(RefreshEdge.allCases.filter(\.isFar) == [.bottom, .trailing])
    #expect(RefreshEdge.allCases.filter(\.isHorizontal) == [.leading, .trailing])
    for edge in RefreshEdge.allCases {
      #expect(edge.opposite.opposite == edge)
      #expect(edge.opposite.isFar != edge.isFar)
      #expect(edge.opposite.isHorizontal == edge.isHorizontal)
    }
  }
}
