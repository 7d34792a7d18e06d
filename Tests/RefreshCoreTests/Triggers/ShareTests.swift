import RefreshCore
import Testing

/// Distances that are percentages of the viewport.
@Suite("Percentages of the screen")
struct ShareTests {
  private static let header = RefreshBehavior.header.with {
    $0.trigger = RefreshTrigger(when: .release, distance: .share(0.2))
  }
  private static let footer = RefreshBehavior.reaching.with {
    $0.trigger = RefreshTrigger(when: .reach, requiresDrag: false, preload: .share(2))
  }

  @Test("a percentage is a distance in a list of 600 points until the list has a size")
  func plain() {
    #expect(Self.header.trigger.distance.points == 120)
    #expect(Self.footer.trigger.preload.points == 1200)
    #expect(
      Self.footer.inPoints(of: 500).trigger
        == RefreshTrigger(when: .reach, requiresDrag: false, preload: 1000)
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

  /// A control that a scroll without a finger, to exactly its distance, refreshes.
  private static let eager = RefreshBehavior.header.with {
    $0.trigger = RefreshTrigger(
      when: .cross,
      distance: .share(0.2),
      comparison: .atLeast,
      requiresDrag: false
    )
  }

  @Test("a percentage of a list without a size triggers nothing", arguments: [-1.0, 0])
  func nothing(_ viewport: Double) {
    var bench = Bench(Self.eager)
    bench.reading.viewport = viewport
    for pull in [0.0, 1, 120, 1e6] {
      bench.coast(to: pull)
      #expect(!bench.machine.isBusy)
      bench.drag(to: pull)
      #expect(!bench.machine.isBusy)
    }
    var footer = Bench(Self.footer)
    footer.reading.viewport = viewport
    footer.coast(to: -1000)
    footer.coast(to: 1000)
    #expect(!footer.machine.isBusy)
    // The first size counts at once.
    bench.coast(to: 0)
    bench.reading.viewport = 600
    bench.coast(to: 119)
    #expect(!bench.machine.isBusy)
    bench.coast(to: 120)
    #expect(bench.machine.isBusy)
  }

  @Test("a refresh shows the progress of a full pull in a list of any size", arguments: [0, 300.0])
  func resized(_ viewport: Double) {
    var bench = Bench(Self.header)
    bench.reading.viewport = viewport
    bench.refresh()
    #expect(bench.machine.progress == 1)
    bench.reading.viewport = 1000
    bench.send(.insetsChanged)
    #expect(bench.machine.progress == 1)
  }
}
