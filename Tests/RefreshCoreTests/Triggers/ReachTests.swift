import RefreshCore
import Testing

/// Controls that start a refresh when they become visible.
@Suite("Reach triggers")
struct ReachTests {
  private static let fingerless = RefreshBehavior.reaching.with { $0.trigger.requiresDrag = false }
  private static let ahead = fingerless.with { $0.trigger.preload = 300 }

  @Test("counts outward only")
  func outwardOnly() {
    var bench = Bench(.reaching)
    bench.send(.disabled)
    bench.drag(to: 100)
    bench.send(.enabled)
    bench.drag(to: 60)
    #expect(bench.phase == .pulling)
    bench.drag(to: 60)
    #expect(bench.phase == .pulling)
    bench.drag(to: 61)
    #expect(bench.phase == .refreshing)
  }

  @Test("needs a finger, if one is asked for")
  func needsFinger() {
    var bench = Bench(.reaching)
    bench.coast(to: 60)
    #expect(bench.phase == .pulling)
    var other = Bench(Self.fingerless)
    other.coast(to: 60)
    #expect(other.phase == .refreshing)
  }

  @Test("happens before the end by as much as is loaded ahead")
  func preload() {
    var bench = Bench(Self.ahead)
    bench.coast(to: -500)
    bench.coast(to: -256.5)
    #expect(bench.phase == .idle)
    bench.coast(to: -256)
    #expect(bench.phase == .refreshing)
  }

  @Test("never happens by a pull at the other edge, however far ahead it loads")
  func otherEdge() {
    var footer = Bench(Self.ahead.with { $0.trigger.preload = 5000 }, start: 64, end: 34)
    var header = Bench(
      Self.ahead.with {
        $0.edge = .top
        $0.trigger.preload = 5000
      },
      start: 64,
      end: 34
    )
    for (pull, phase) in [(100.0, RefreshPhase.idle), (36, .idle), (0, .idle), (-1, .refreshing)] {
      footer.reading.offset = -64 - pull
      footer.send(.scrolled)
      #expect(footer.phase == phase)
      header.reading.offset = 1434 + pull
      header.send(.scrolled)
      #expect(header.phase == phase)
    }
  }

  @Test("never happens in content that fits, but a lift there asks for more")
  func shortContent() {
    var bench = Bench(.reaching, content: 500, start: 64)
    bench.drag(to: 100)
    #expect(bench.phase == .pulling)
    bench.lift()
    #expect(bench.phase == .refreshing)
  }

  @Test(
    "is asked for by a lift in content that fits, but not at its rest",
    arguments: RefreshEdge.allCases
  )
  func shortContentAtRest(at edge: RefreshEdge) {
    for (pull, phase) in [(-0.5, RefreshPhase.idle), (0, .idle), (10, .refreshing)] {
      var bench = Bench(.reaching.with { $0.edge = edge }, content: 500, start: 64)
      bench.drag(to: pull)
      bench.lift()
      #expect(bench.phase == phase)
    }
  }

  @Test(
    "is not asked for by a pull at the other edge that is taken back, even a little too far",
    arguments: RefreshEdge.allCases
  )
  func takenBack(at edge: RefreshEdge) {
    var bench = Bench(.reaching.with { $0.edge = edge }, content: 500, start: 64)
    for pull in [-20, -100, -20, 0] as [Double] { bench.drag(to: pull) }
    bench.lift()
    #expect(bench.phase == .idle)
    for pull in [-100, 0, 43] as [Double] { bench.drag(to: pull) }
    bench.lift()
    #expect(bench.phase == .pulling)
    for pull in [-100, 0, 44] as [Double] { bench.drag(to: pull) }
    bench.lift()
    #expect(bench.phase == .refreshing)
  }

  @Test("is asked for by the drag after a pull at the other edge")
  func dragAfterTakenBack() {
    var bench = Bench(.reaching, content: 500, start: 64)
    for pull in [-100, 0] as [Double] { bench.drag(to: pull) }
    bench.lift()
    bench.drag(to: 10)
    bench.lift()
    #expect(bench.phase == .refreshing)
  }

  @Test("is asked for by a lift at the very end of long content")
  func liftAtEnd() {
    var bench = Bench(.reaching.with { $0.trigger.visibleFraction = 2 })
    bench.drag(to: 43.5)
    bench.lift()
    #expect(bench.phase == .pulling)
    bench.drag(to: 44)
    bench.lift()
    #expect(bench.phase == .refreshing)
  }

  @Test("fires once in a drag, and again in the next")
  func oncePerDrag() {
    var bench = Bench(.reaching)
    bench.drag(to: 44)
    bench.send(.end(.success))
    bench.drag(to: 45)
    bench.lift()
    #expect(bench.fired == 1)
    bench.drag(to: 46)
    #expect(bench.fired == 2)
  }

  @Test("fires as often in a drag as that may")
  func thricePerDrag() {
    var bench = Bench(.reaching.with { $0.trigger.perDrag = 3 })
    for step in 0..<6 {
      bench.drag(to: 44 + Double(step))
      bench.send(.end(.success))
    }
    #expect(bench.fired == 3)
  }

  @Test("the key of a machine tells how many refreshes a drag has left")
  func keysOfBudgets() {
    var bench = Bench(.reaching.with { $0.trigger.perDrag = 3 })
    var keys: Set<UInt64> = []
    for step in 0..<3 {
      bench.drag(to: 44 + Double(step))
      bench.send(.end(.success))
      keys.insert(bench.machine.key)
    }
    #expect(keys.count == 3)
  }

  @Test("fires without end in a drag that may do so")
  func unlimited() {
    var bench = Bench(.reaching.with { $0.trigger.perDrag = .max })
    for step in 0..<50 {
      bench.drag(to: 44 + Double(step))
      bench.send(.end(.success))
    }
    #expect(bench.fired == 50)
  }

  @Test("gives a drag that begins while busy nothing to spend")
  func dragWhileBusy() {
    var bench = Bench(.reaching)
    bench.drag(to: 44)
    bench.lift()
    bench.drag(to: 45)
    bench.send(.end(.success))
    bench.drag(to: 46)
    #expect(bench.phase == .pulling)
    bench.lift()
    #expect(bench.phase == .pulling)
    #expect(bench.fired == 1)
  }

  @Test("is not asked for again by the lift of a drag that fired")
  func liftAfterFiring() {
    var bench = Bench(.reaching.with { $0.trigger.perDrag = .max })
    bench.drag(to: 44)
    bench.send(.end(.success))
    bench.lift()
    #expect(bench.fired == 1)
  }

  @Test("is asked for by the lift of the drag after the one that fired")
  func liftOfTheNextDrag() {
    var bench = Bench(.reaching)
    bench.drag(to: 44)
    bench.send(.end(.success))
    bench.lift()
    bench.drag(to: 44)
    #expect(bench.phase == .pulling)
    bench.lift()
    #expect(bench.phase == .refreshing)
  }

  @Test("begin works where gestures start nothing")
  func beginAfterRefusal() {
    var bench = Bench(.reaching)
    bench.drag(to: 44)
    bench.send(.end(.success))
    bench.drag(to: 45)
    #expect(bench.phase == .pulling)
    bench.send(.begin)
    #expect(bench.phase == .refreshing)
  }

  @Test("shows no progress, since it has no way to go")
  func progress() {
    var bench = Bench(.reaching)
    bench.drag(to: 30)
    #expect(bench.machine.progress == 0)
  }

  @Test("a refresh without a drag does not count as one of the drag that begins during the refresh")
  func coastBeforeDrag() {
    var bench = Bench(Self.fingerless)
    bench.coast(to: 44)
    bench.drag(to: 45)
    bench.send(.end(.success))
    #expect(bench.fired == 1)
    bench.drag(to: 46)
    #expect(bench.fired == 2)
  }
}
