import RefreshCore
import Testing

/// What happens at exactly the distance, and half a point on either side of it.
@Suite("The distance")
struct ThresholdTests {
  private func bench(_ comparison: RefreshTrigger.Comparison, _ behavior: RefreshBehavior) -> Bench
  {
    Bench(behavior.with { $0.trigger.comparison = comparison })
  }

  @Test("the distance is not past itself, if it is exclusive", arguments: RefreshEdge.allCases)
  func exclusive(at edge: RefreshEdge) {
    var bench = bench(.above, .header.with { $0.edge = edge })
    bench.drag(to: 80)
    #expect(bench.phase == .pulling)
    bench.drag(to: 80.5)
    #expect(bench.phase == .armed)
    bench.drag(to: 80)
    #expect(bench.phase == .pulling)
  }

  @Test("the distance is past itself, if it is inclusive", arguments: RefreshEdge.allCases)
  func inclusive(at edge: RefreshEdge) {
    var bench = bench(.atLeast, .header.with { $0.edge = edge })
    bench.drag(to: 79.5)
    #expect(bench.phase == .pulling)
    bench.drag(to: 80)
    #expect(bench.phase == .armed)
    bench.drag(to: 79.5)
    #expect(bench.phase == .pulling)
  }

  @Test("changes nothing, if it latches", arguments: RefreshEdge.allCases)
  func latching(at edge: RefreshEdge) {
    var bench = bench(.latching, .header.with { $0.edge = edge })
    bench.drag(to: 80)
    #expect(bench.phase == .pulling)
    bench.drag(to: 80.5)
    #expect(bench.phase == .armed)
    bench.drag(to: 80)
    #expect(bench.phase == .armed)
    bench.drag(to: 79.5)
    #expect(bench.phase == .pulling)
  }

  @Test(
    "the distance fires a crossing on the same side of itself as it arms",
    arguments: [
      (RefreshTrigger.Comparison.above, 80.0, false),
      (.above, 80.5, true),
      (.atLeast, 79.5, false),
      (.atLeast, 80, true),
      (.latching, 80, false),
      (.latching, 80.5, true),
    ]
  )
  func crossing(_ comparison: RefreshTrigger.Comparison, _ pull: Double, _ fires: Bool) {
    var bench = bench(comparison, .crossing)
    bench.drag(to: pull)
    #expect((bench.phase == .refreshing) == fires)
  }

  @Test(
    "the visible fraction counts in parts of the height",
    arguments: [
      (RefreshTrigger.Comparison.above, 22.0, false),
      (.above, 22.5, true),
      (.atLeast, 21.5, false),
      (.atLeast, 22, true),
      (.latching, 21.5, false),
      (.latching, 22, true),
    ]
  )
  func reaching(_ comparison: RefreshTrigger.Comparison, _ pull: Double, _ fires: Bool) {
    var bench = bench(comparison, .reaching.with { $0.trigger.visibleFraction = 0.5 })
    bench.drag(to: pull)
    #expect((bench.phase == .refreshing) == fires)
  }

  @Test(
    "the distance is met exactly, whatever decimal fractions the offset adds up to",
    arguments: RefreshEdge.allCases
  )
  func decimals(at edge: RefreshEdge) {
    for tenths in 1...399 {
      for comparison in RefreshTrigger.Comparison.allCases {
        let behavior = RefreshBehavior.header.with {
          $0.edge = edge
          $0.trigger.distance = .points(Double(1000 - tenths) / 10)
          $0.trigger.comparison = comparison
        }
        let inset = Double(tenths) / 10
        var bench = Bench(behavior, start: inset, end: inset)
        bench.drag(to: 0)
        #expect(bench.phase == .idle, "at rest with an inset of \(inset)")
        bench.drag(to: behavior.trigger.distance.points)
        let isArmed = bench.phase == .armed
        #expect(isArmed == (comparison == .atLeast), "\(comparison) at \(behavior.threshold)")
      }
    }
  }

  @Test("the visible fraction is met exactly, whatever decimal fractions the offset adds up to")
  func reachingDecimals() {
    for tenths in 1...399 {
      for comparison in [RefreshTrigger.Comparison.above, .atLeast] {
        let behavior = RefreshBehavior.reaching.with {
          $0.height = Double(1000 - tenths) / 10
          $0.trigger.visibleFraction = 0.7
          $0.trigger.comparison = comparison
        }
        var bench = Bench(behavior, start: 64, end: Double(tenths) / 10)
        bench.drag(to: behavior.threshold - 1)
        bench.drag(to: behavior.threshold)
        #expect((bench.phase == .refreshing) == (comparison == .atLeast))
      }
    }
  }

  @Test("the distance is where progress is one")
  func progress() {
    var bench = Bench(.header)
    for (pull, progress) in [(-40.0, 0.0), (0, 0), (20, 0.25), (80, 1), (120, 1.5)] {
      bench.drag(to: pull)
      #expect(bench.machine.progress == progress)
    }
  }

  @Test("the distance of nothing is past as soon as the list is pulled")
  func zeroDistance() {
    var bench = Bench(.header.with { $0.trigger.distance = 0 })
    bench.drag(to: 0)
    #expect(bench.phase == .idle)
    #expect(bench.machine.progress == 0)
    bench.drag(to: 0.5)
    #expect(bench.phase == .armed)
    #expect(bench.machine.progress == 1)
  }

  @Test("the distance is not looked at by progress while busy")
  func progressWhileBusy() {
    var bench = Bench(.header)
    bench.refresh()
    bench.coast(to: 10)
    #expect(bench.machine.progress == 1)
  }
}
