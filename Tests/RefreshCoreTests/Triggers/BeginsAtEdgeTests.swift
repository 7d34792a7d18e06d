import RefreshCore
import Testing

/// Controls that only a drag from the edge triggers.
@Suite("Drags that begin at the edge")
struct BeginsAtEdgeTests {
  private static let controls = [RefreshBehavior.header, .leveled, .footer, .crossing].map {
    $0.with { $0.trigger.beginsAtEdge = true }
  }

  @Test("a drag from the edge triggers", arguments: controls)
  func fromEdge(_ control: RefreshBehavior) {
    var bench = Bench(control)
    bench.drag(to: 20)
    bench.drag(to: 100)
    bench.lift()
    #expect(bench.phase == .refreshing)
  }

  @Test("a drag from elsewhere shows its pull, and triggers nothing", arguments: controls)
  func fromElsewhere(_ control: RefreshBehavior) {
    var bench = Bench(control)
    bench.coast(to: -0.5)
    bench.drag(to: 50)
    #expect(bench.phase == .pulling)
    bench.drag(to: 200)
    #expect(bench.phase == .pulling)
    bench.lift()
    bench.coast(to: 150)
    #expect(bench.phase == .pulling)
    bench.coast(to: 0)
    #expect(bench.phase == .idle && bench.fired == 0)
    bench.drag(to: 100)
    bench.lift()
    #expect(bench.phase == .refreshing)
  }

  @Test(
    "a finger that catches a bouncing list past the edge begins at the edge",
    arguments: controls
  )
  func bounce(_ control: RefreshBehavior) {
    var bench = Bench(control)
    bench.coast(to: 30)
    bench.drag(to: 100)
    bench.lift()
    #expect(bench.phase == .refreshing)
  }

  @Test("a list that moves without a finger triggers nothing before the first drag")
  func noDrag() {
    var bench = Bench(
      .crossing.with {
        $0.trigger.beginsAtEdge = true
        $0.trigger.requiresDrag = false
      }
    )
    bench.coast(to: 100)
    #expect(bench.phase == .pulling)
  }

  @Test("a footer that loads ahead takes drags that begin where it would load")
  func ahead() {
    let control = RefreshBehavior.reaching.with {
      $0.trigger.preload = 200
      $0.trigger.beginsAtEdge = true
    }
    for (start, phase) in [(-157.0, RefreshPhase.idle), (-156, .refreshing)] {
      var bench = Bench(control)
      bench.send(.disabled)
      bench.coast(to: start)
      bench.send(.enabled)
      bench.drag(to: -100)
      #expect(bench.phase == phase)
    }
  }

  @Test("begin needs no drag")
  func begin() {
    var bench = Bench(.header.with { $0.trigger.beginsAtEdge = true })
    bench.coast(to: -100)
    bench.send(.begin)
    #expect(bench.phase == .refreshing)
  }
}
