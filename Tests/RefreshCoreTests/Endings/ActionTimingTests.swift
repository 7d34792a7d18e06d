import RefreshCore
import Testing

/// When the action runs.
@Suite("The action")
struct ActionTimingTests {
  private static let immediate = RefreshBehavior.header.with { $0.action = .immediate }

  @Test("the action waits for the reveal, if it is told to")
  func afterReveal() {
    var bench = Bench(.header)
    bench.send(.begin)
    bench.coast(to: 60)
    #expect(bench.fired == 0)
    bench.send(.revealed)
    #expect(bench.fired == 1)
  }

  @Test("the action waits for no reveal that takes no time")
  func noReveal() {
    var bench = Bench(.header.with { $0.timing.reveal = 0 })
    let effects = bench.send(.begin)
    #expect(effects.contains(.performsAction))
    #expect(!effects.contains(.starts(.reveal)))
  }

  @Test("the action runs at once, if it is told to, and its end waits for no reveal")
  func immediate() {
    var bench = Bench(Self.immediate)
    bench.drag(to: 81)
    let effects = bench.lift()
    #expect(effects.contains(.performsAction))
    #expect(!effects.contains(.starts(.reveal)))
    bench.send(.end(.success))
    #expect(bench.phase == .ending)
  }

  @Test("the action that runs at once shows its control only where it begins from rest")
  func immediateReveal() {
    var resting = Bench(Self.immediate)
    #expect(resting.send(.begin).contains(.scrollsIntoSight))
    #expect(resting.addedInset == 60)

    var scrolled = Bench(Self.immediate)
    scrolled.coast(to: -300)
    #expect(!scrolled.send(.begin).contains(.scrollsIntoSight))
    #expect(scrolled.addedInset == 0)

    var pulled = Bench(Self.immediate)
    pulled.drag(to: 30)
    #expect(!pulled.send(.begin).contains(.scrollsIntoSight))
    #expect(pulled.addedInset == 30)
  }

  @Test("the action that runs at once counts half a point from rest as scrolled away")
  func immediateRevealBoundary() {
    for (pull, shows) in [(0.25, true), (-0.25, true), (0.5, false), (-0.5, false)] {
      var bench = Bench(Self.immediate)
      bench.coast(to: pull)
      #expect(bench.send(.begin).contains(.scrollsIntoSight) == shows)
    }
  }
}
