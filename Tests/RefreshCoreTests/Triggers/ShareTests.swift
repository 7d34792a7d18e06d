import RefreshCore
import Testing

/// Distances that are percentages of the viewport.
@Suite("Percentages of the screen")
struct ShareTests {
  private static let header = RefreshBehavior.header.with {
    $0.trigger = RefreshTrigger(.release, distanceShare: 0.2)
  }
  private static let footer = RefreshBehavior.reaching.with {
    $0.trigger = RefreshTrigger(.reach, requiresDrag: false, preloadShare: 2)
  }

  @Test("a percentage is a distance in a list of 600 points until the list has a size")
  func plain() {
    #expect(Self.header.trigger.distance == 120)
    #expect(Self.footer.trigger.preload == 1200)
    #expect(
      Self.footer.inPoints(of: 500).trigger
        == RefreshTrigger(.reach, requiresDrag: false, preload: 1000)
    )
  }

  @Test("a pull has to exceed the share of the current size", arguments: [320.0, 568, 1032, 1376])
  func distance(_ viewport: Double) {
    var bench = Bench(Self.header)
    bench.reading.viewport = viewport
    bench.send(.insetsChanged)
    bench.drag(to: viewport / 5)
    #expect(bench.phase == .pulling)
    #expect(abs(bench.machine.progress - 1) < 1e-9)
    bench.drag(to: viewport / 5 + 0.5)
    #expect(bench.phase == .armed)
    bench.lift()
    #expect(bench.phase == .refreshing)
    #expect(bench.machine.progress == 1)
  }

  @Test("a list that turns under the finger counts by its new size")
  func turned() {
    var bench = Bench(Self.header)
    bench.drag(to: 130)
    #expect(bench.phase == .armed)
    bench.reading.viewport = 1000
    bench.drag(to: 131)
    #expect(bench.phase == .pulling)
    #expect(Self.header.staysArmed(in: bench.reading, phase: .armed) == false)
    bench.reading.viewport = 600
    #expect(Self.header.staysArmed(in: bench.reading, phase: .armed))
  }

  @Test("a footer loads a number of screens ahead", arguments: [320.0, 600, 1376])
  func preload(_ viewport: Double) {
    var bench = Bench(Self.footer, content: 10_000)
    bench.reading.viewport = viewport
    bench.reading.offset = 0
    bench.send(.insetsChanged)
    let start = 44 - 2 * viewport
    bench.coast(to: start)
    #expect(bench.phase == .idle)
    bench.coast(to: start + 0.5)
    #expect(bench.phase == .refreshing)
  }
}
