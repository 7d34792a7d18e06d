import RefreshCore
import Testing

/// Controls that fire under the finger.
@Suite("Crossing the distance")
struct CrossTests {
  private static let fingerless = RefreshBehavior.crossing.with { $0.trigger.requiresDrag = false }

  @Test("needs a finger, if one is asked for")
  func needsFinger() {
    var bench = Bench(.crossing)
    bench.coast(to: 200)
    #expect(bench.phase == .pulling)
  }

  @Test("needs none, if none is asked for")
  func needsNone() {
    var bench = Bench(Self.fingerless)
    bench.coast(to: 81)
    #expect(bench.phase == .refreshing)
  }

  @Test("never arms")
  func neverArms() {
    var bench = Bench(.crossing)
    for pull in stride(from: 0.0, through: 80, by: 5) {
      bench.drag(to: pull)
      #expect(bench.phase != .armed)
    }
  }

  @Test("is over with the lift; that fires nothing more")
  func liftDoesNothing() {
    var bench = Bench(.crossing)
    bench.drag(to: 79)
    #expect(bench.lift() == [])
    bench.drag(to: 81)
    bench.lift()
    bench.send(.revealed)
    #expect(bench.fired == 1)
  }

  @Test("counts once for one drag that holds on through the end")
  func heldThroughEnd() {
    var bench = Bench(.crossing)
    bench.drag(to: 81)
    bench.send(.revealed)
    bench.drag(to: 90)
    bench.send(.end(.success))
    bench.send(.retracted)
    bench.drag(to: 95)
    #expect(bench.phase == .pulling)
    bench.drag(to: 80)
    bench.drag(to: 81)
    #expect(bench.phase == .refreshing)
  }

  @Test("counts in a new drag, wherever that begins")
  func newDrag() {
    var bench = Bench(.crossing)
    bench.drag(to: 81)
    bench.send(.revealed)
    bench.drag(to: 90)
    bench.send(.end(.success))
    bench.send(.retracted)
    bench.lift()
    bench.drag(to: 95)
    #expect(bench.phase == .refreshing)
  }

  @Test("counts after a failure that is still shown")
  func afterFailure() {
    var bench = Bench(.crossing.with { $0.showsFailure = true })
    bench.refreshAndEnd(.failure)
    bench.send(.retracted)
    bench.drag(to: 81)
    #expect(bench.phase == .refreshing)
  }
}
