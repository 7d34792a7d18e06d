import Testing

@testable import RefreshCore

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

  @Test("an edge stays where it is, whatever part of the inset the view ignores")
  func ignoredInset() {
    for ignored in [20, 64, .infinity] {
      #expect(behavior(at: .top, ignoring: ignored).rest(in: reading(0)) == -64)
      #expect(behavior(at: .bottom, ignoring: ignored).rest(in: reading(0)) == 1434)
    }
  }

  @Test(
    "the view is farther from the content by the part of the inset that it ignores",
    arguments: RefreshEdge.allCases,
    [RefreshBehavior.Style.pull, .inline, .overlay]
  )
  func place(_ edge: RefreshEdge, _ style: RefreshBehavior.Style) {
    func place(_ ignored: Double, _ content: Double, inset: Double? = nil) -> Double {
      var list = reading(0, content: content)
      (list.start, list.end) = (inset ?? list.start, inset ?? list.end)
      let control = behavior(at: edge, ignoring: ignored).with { $0.style = style }
      list.offset = edge.isFar ? list.lastOffset : list.firstOffset
      return RefreshMachine(behavior: control, at: list).viewStart(in: list)
    }
    let away = edge.isFar ? 1.0 : -1
    for content in [2000.0, 200] {
      #expect(place(20, content) == place(0, content) + 20 * away)
      // It leaves the inset on no side.
      let inset = edge.isFar ? 34.0 : 64
      #expect(place(.infinity, content) == place(0, content) + inset * away)
      #expect(place(.infinity, content, inset: -10) == place(0, content, inset: -10))
    }
  }

  @Test(
    "a pinned view moves with the content until it is in full view, and then stays on screen",
    arguments: RefreshEdge.allCases
  )
  func pinned(_ edge: RefreshEdge) {
    let control = behavior(at: edge).with { $0.isPinned = true }
    for pull in [-30, 0, 30, control.height, 200] {
      var list = reading(0)
      list.offset = edge.offset(atPull: pull, from: control.rest(in: list))
      let shown = min(pull, control.height)
      let place =
        edge.isFar
        ? list.offset + list.viewport - list.end - shown
        : list.offset + list.start + shown - control.height
      #expect(RefreshMachine(behavior: control, at: list).viewStart(in: list) == place)
    }
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
