import RefreshCore
import Testing

/// Controls that fire when they are let go.
@Suite("Release triggers")
struct ReleaseTests {
  private static let settling = RefreshBehavior.header.with { $0.trigger.releasedBy = .settle }
  private static let fingerless = settling.with { $0.trigger.requiresDrag = false }

  @Test("by a lift alone does nothing to a control that waits for the next scroll")
  func settleIgnoresLift() {
    var bench = Bench(Self.settling)
    bench.drag(to: 81)
    #expect(bench.lift() == [])
    #expect(bench.phase == .armed)
    bench.coast(to: 81)
    #expect(bench.phase == .refreshing)
  }

  @Test("counts even if the list has come back below the distance by then")
  func settleBelowDistance() {
    var bench = Bench(Self.settling)
    bench.drag(to: 81)
    bench.coast(to: 0)
    #expect(bench.phase == .refreshing)
  }

  @Test("does not count if the list has been flung back beyond its edge by then")
  func settleBeyondEdge() {
    var bench = Bench(Self.settling)
    bench.drag(to: 81)
    bench.coast(to: -0.5)
    #expect(bench.phase == .idle)
    bench.coast(to: 0)
    #expect(bench.phase == .idle)
  }

  @Test("does not count if the list was put elsewhere under the finger")
  func liftAfterContentGrew() {
    var bench = Bench(.footer)
    bench.drag(to: 81)
    bench.reading.content += 1000
    bench.send(.contentChanged)
    #expect(bench.phase == .armed)
    bench.lift()
    #expect(bench.phase == .idle)
    #expect(bench.addedInset == 0)
  }

  @Test("counts if the list was put to the edge itself under the finger")
  func liftAtEdge() {
    var bench = Bench(.footer)
    bench.drag(to: 81)
    bench.reading.content += 81
    bench.send(.contentChanged)
    bench.lift()
    #expect(bench.phase == .refreshing)
  }

  @Test("does not fire a control that no finger has armed")
  func notArmed() {
    var bench = Bench(.header)
    bench.coast(to: 200)
    #expect(bench.phase == .pulling)
    bench.lift()
    #expect(bench.phase == .pulling)
  }

  @Test("without requiresDrag, a scroll without a finger starts a refresh, past the distance only")
  func fingerless() {
    var bench = Bench(Self.fingerless)
    bench.coast(to: 80)
    #expect(bench.phase == .pulling)
    bench.coast(to: 80.5)
    #expect(bench.phase == .refreshing)
  }

  @Test("of a control that needs no finger has a second look at the distance")
  func fingerlessLooksAgain() {
    var bench = Bench(Self.fingerless)
    bench.drag(to: 81)
    #expect(bench.phase == .armed)
    bench.coast(to: 79)
    #expect(bench.phase == .pulling)
  }

  @Test("while the finger holds on is what it waits for")
  func holdsUnderFinger() {
    var bench = Bench(Self.fingerless)
    bench.drag(to: 200)
    bench.drag(to: 300)
    #expect(bench.phase == .armed)
  }

  @Test("can't happen by the finger that held on through the end")
  func heldThroughEnd() {
    var bench = Bench(.header)
    bench.refresh()
    bench.drag(to: 100)
    bench.send(.end(.success))
    bench.drag(to: 110)
    #expect(bench.phase == .ending)
    bench.send(.retracted)
    bench.drag(to: 120)
    #expect(bench.phase == .pulling)
    bench.lift()
    #expect(bench.phase == .pulling)
  }

  @Test("can happen once that finger has been back below the distance")
  func heldThroughEndAndBack() {
    var bench = Bench(.header)
    bench.refresh()
    bench.drag(to: 100)
    bench.send(.end(.success))
    bench.drag(to: 80)
    bench.drag(to: 81)
    #expect(bench.phase == .armed)
  }

  @Test(
    "a release can trigger again after the control has been at rest, also in a retraction that is not interruptible"
  )
  func heldThroughUninterruptibleEnd() {
    var bench = Bench(.header.with { $0.isInterruptible = false })
    bench.refresh()
    bench.drag(to: 100)
    bench.send(.end(.success))
    bench.drag(to: 40)
    bench.send(.retracted)
    bench.drag(to: 81)
    #expect(bench.phase == .armed)
  }

  @Test("can happen in a new drag, wherever that begins")
  func newDrag() {
    var bench = Bench(.header)
    bench.refresh()
    bench.drag(to: 100)
    bench.send(.end(.success))
    bench.lift()
    bench.drag(to: 110)
    #expect(bench.phase == .armed)
  }
}
