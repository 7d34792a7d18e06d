import RefreshCore
import Testing

/// Changes of the offset by bars, keyboards, reloads or the app.
@Suite("A change of the offset that is not a scroll")
struct DisplacedTests {
  @Test(
    "a change of the offset that is not a scroll neither arms a control nor starts a refresh",
    arguments: Subject.all,
    [true, false]
  )
  func starts(_ subject: Subject, _ isDragging: Bool) {
    let behavior = subject.behavior
    var bench = Bench(behavior, start: 64, end: 34)
    for pull in [behavior.threshold + 1, 500, 0, -100, behavior.threshold + 1] {
      let effects = bench.displace(to: pull, dragging: isDragging)
      #expect(effects.isSubset(of: [.phaseChanged, .insetChanged]))
      #expect(bench.phase == (pull > 0 ? .pulling : .idle))
      #expect(bench.machine.isEnabled)
    }
  }

  @Test("a change of the offset that is not a scroll lets a finger that then moves arm the control")
  func finger() {
    var bench = Bench(.header)
    bench.displace(to: 100, dragging: true)
    #expect(bench.drag(to: 100) == [.phaseChanged, .haptic])
    #expect(bench.phase == .armed)
  }

  @Test(
    "a change of the offset that is not a scroll leaves an armed control armed",
    arguments: [100.0, 160]
  )
  func armed(_ pull: Double) {
    var bench = Bench(.leveled)
    bench.drag(to: pull)
    let phase = bench.phase
    #expect(bench.displace(to: 0, dragging: false) == [])
    #expect(bench.phase == phase)
  }

  @Test("a change of the offset that is not a scroll moves the added inset of a refresh")
  func inset() {
    var bench = Bench(.header)
    bench.refresh()
    #expect(bench.displace(to: 20, dragging: false) == .insetChanged)
    #expect(bench.addedInset == 20)
    #expect(bench.phase == .refreshing)
  }

  @Test("a change of the offset that is not a scroll is no return below the trigger distance")
  func reentry() {
    var bench = Bench(.header)
    bench.refresh()
    bench.drag(to: 100)
    bench.send(.end(.success))
    bench.send(.retracted)
    bench.displace(to: 0, dragging: true)
    bench.drag(to: 100)
    #expect(bench.phase == .pulling)
    bench.drag(to: 0)
    bench.drag(to: 100)
    #expect(bench.phase == .armed)
  }

  @Test("a change of the offset that is not a scroll does not count as a movement toward the edge")
  func direction() {
    var bench = Bench(.reaching)
    bench.displace(to: -100, dragging: true)
    bench.displace(to: 60, dragging: true)
    bench.drag(to: 60)
    #expect(bench.phase == .pulling)
    bench.drag(to: 61)
    #expect(bench.phase == .refreshing)
  }

  @Test("a change of the offset that is not a scroll does nothing in a hidden control")
  func hidden() {
    var bench = Bench(.header)
    bench.send(.hidden)
    #expect(bench.displace(to: 100, dragging: false) == [])
    #expect(bench.phase == .idle)
  }

  @Test("a drag that is canceled in a hidden control does not count for the next drag")
  func hiddenDrag() {
    var bench = Bench(.reaching)
    bench.drag(to: -100)
    bench.drag(to: 61)
    bench.send(.hidden)
    bench.send(.gestureCancelled)
    bench.displace(to: -100, dragging: false)
    bench.send(.shown)
    bench.drag(to: -100)
    bench.drag(to: 61)
    #expect(bench.fired == 2)
  }
}

extension Bench {
  /// Moves the list to a pull without a scroll.
  @discardableResult
  fileprivate mutating func displace(to pull: Double, dragging: Bool) -> RefreshEffects {
    reading.offset = machine.behavior.edge.offset(
      atPull: pull,
      from: machine.behavior.rest(in: reading)
    )
    reading.isDragging = dragging
    return send(.displaced)
  }
}
