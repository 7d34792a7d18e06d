import RefreshCore
import Testing

/// The rows of the table that start from idle, pulling and armed.
@Suite("From idle, pulling and armed")
struct PullingRows {
  @Test("idle + a scroll past zero = pulling")
  func idleToPulling() {
    var bench = Bench(.header)
    #expect(bench.drag(to: 0.5) == .phaseChanged)
    #expect(bench.phase == .pulling)
  }

  @Test("idle + a scroll to zero = idle")
  func idleStays() {
    var bench = Bench(.header)
    #expect(bench.drag(to: 0) == [])
    #expect(bench.drag(to: -10) == [])
    #expect(bench.phase == .idle)
  }

  @Test("pulling + a scroll back to zero = idle")
  func pullingToIdle() {
    var bench = Bench(.header)
    bench.drag(to: 30)
    #expect(bench.drag(to: 0) == .phaseChanged)
    #expect(bench.phase == .idle)
  }

  @Test("pulling + a lift = pulling")
  func pullingStaysOnLift() {
    var bench = Bench(.header)
    bench.drag(to: 79)
    #expect(bench.lift() == [])
    #expect(bench.phase == .pulling)
  }

  @Test("idle + a drag past the distance = armed, and it is felt")
  func idleToArmed() {
    var bench = Bench(.header)
    #expect(bench.drag(to: 81) == [.phaseChanged, .haptic])
    #expect(bench.phase == .armed)
  }

  @Test("pulling + a drag past the distance = armed")
  func pullingToArmed() {
    var bench = Bench(.header)
    bench.drag(to: 80)
    #expect(bench.phase == .pulling)
    bench.drag(to: 80.5)
    #expect(bench.phase == .armed)
  }

  @Test("armed + a drag that stays past the distance = armed, felt once only")
  func armedStays() {
    var bench = Bench(.header)
    bench.drag(to: 81)
    #expect(bench.drag(to: 120) == [])
    #expect(bench.phase == .armed)
  }

  @Test("armed + a drag back = pulling")
  func armedToPulling() {
    var bench = Bench(.header)
    bench.drag(to: 81)
    #expect(bench.drag(to: 80) == .phaseChanged)
    #expect(bench.phase == .pulling)
  }

  @Test("armed + a drag back beyond the edge = idle")
  func armedToIdle() {
    var bench = Bench(.header)
    bench.drag(to: 81)
    bench.drag(to: -5)
    #expect(bench.phase == .idle)
  }

  @Test("armed + a lift = refreshing")
  func armedToRefreshingByLift() {
    var bench = Bench(.header)
    bench.drag(to: 81)
    let effects = bench.lift()
    #expect(bench.phase == .refreshing)
    #expect(
      effects == [
        .phaseChanged, .insetChanged, .animatesReveal, .scrollsIntoSight, .starts(.reveal),
      ]
    )
  }

  @Test("armed + a scroll without a finger = refreshing")
  func armedToRefreshingByScroll() {
    var bench = Bench(.header)
    bench.drag(to: 81)
    bench.coast(to: 70)
    #expect(bench.phase == .refreshing)
  }

  @Test("idle, pulling + a drag across the distance = refreshing, where crossing is enough")
  func cross() {
    var bench = Bench(.crossing)
    bench.drag(to: 80)
    #expect(bench.phase == .pulling)
    let effects = bench.drag(to: 81)
    #expect(bench.phase == .refreshing)
    #expect(effects.contains(.haptic))
  }

  @Test("idle, pulling + a scroll that makes enough visible = refreshing")
  func reach() {
    var bench = Bench(.reaching)
    bench.drag(to: 43)
    #expect(bench.phase == .pulling)
    bench.drag(to: 44)
    #expect(bench.phase == .refreshing)
  }
}
