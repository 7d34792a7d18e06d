import RefreshCore
import Testing

/// Footers beside content that fits the screen.
@Suite("Short lists")
struct ShortListTests {
  private static let hiding = RefreshBehavior.reaching.with { $0.hidesWhenShort = true }
  private static let filling = RefreshBehavior.reaching.with { $0.fillsScreen = true }

  private func expectFilling(
    _ bench: inout Bench,
    _ expected: Bool,
    at location: SourceLocation = #_sourceLocation
  ) {
    let takesFilling = bench.machine.takesFilling(of: bench.reading)
    #expect(takesFilling == expected, sourceLocation: location)
  }

  @Test("a footer that hides beside short content takes up no room, and gestures start nothing")
  func hidden() {
    for content in [0, 300, 536] as [Double] {
      var bench = Bench(Self.hiding, content: content, start: 64)
      #expect(bench.addedInset == 0)
      bench.drag(to: 100)
      bench.lift()
      #expect(bench.phase == .idle)
      #expect(bench.machine.tapEvents(at: bench.reading) == nil)
    }
  }

  @Test(
    "a footer that hides beside short content appears as soon as the content exceeds the screen"
  )
  func shown() {
    var bench = Bench(Self.hiding, content: 300, start: 64)
    bench.reading.content = 536.5
    bench.send(.contentChanged)
    #expect(bench.addedInset == 44)
    bench.reading.content = 500
    bench.send(.contentChanged)
    #expect(bench.addedInset == 0)
  }

  @Test("a header stays where the content is short")
  func header() {
    var bench = Bench(.header.with { $0.hidesWhenShort = true }, content: 300)
    bench.drag(to: 100)
    #expect(bench.phase == .armed)
  }

  @Test("a footer loads until the content fills the screen")
  func fills() {
    var bench = Bench(Self.filling, content: 200, start: 64)
    for content in [400, 600] as [Double] {
      expectFilling(&bench, true)
      bench.send(.begin)
      expectFilling(&bench, false)
      bench.reading.content = content
      bench.send(.contentChanged)
      bench.send(.end(.success))
    }
    expectFilling(&bench, false)
    bench.reading.content = 200
    expectFilling(&bench, true)
  }

  @Test("a load that adds nothing is the last one, until the content changes")
  func addsNothing() {
    var bench = Bench(Self.filling, content: 200)
    expectFilling(&bench, true)
    bench.send(.begin)
    bench.send(.end(.success))
    expectFilling(&bench, false)
    bench.reading.content = 199
    expectFilling(&bench, true)
  }

  @Test("an empty list, a hidden, disabled or blocked footer, and one off screen load nothing")
  func refused() {
    var empty = Bench(Self.filling, content: 0)
    expectFilling(&empty, false)
    let pairs: [(RefreshEvent, RefreshEvent)] = [
      (.hidden, .shown), (.disabled, .enabled), (.detached, .attached),
      (.opposite(isBusy: true), .opposite(isBusy: false)), (.end(.exhausted), .reset),
    ]
    for (stop, start) in pairs {
      var bench = Bench(Self.filling, content: 200)
      bench.send(stop)
      expectFilling(&bench, false)
      bench.send(start)
      expectFilling(&bench, true)
    }
  }

  @Test("a finger on the list, a failure, and controls of other kinds load nothing")
  func others() {
    var held = Bench(Self.filling, content: 200)
    held.drag(to: 10)
    expectFilling(&held, false)
    var failed = Bench(Self.filling.with { $0.showsFailure = true }, content: 200)
    failed.refreshAndEnd(.failure)
    expectFilling(&failed, false)
    for control in [RefreshBehavior.header, .footer, .tapped] {
      var bench = Bench(control.with { $0.fillsScreen = true }, content: 200)
      expectFilling(&bench, false)
    }
  }
}
