import Testing

@testable import RefreshCore

/// Checks that what is told at once of ordinary controls is what is told of all others.
@Suite("Ordinary controls")
struct OrdinaryTests {
  private func behavior(
    _ edge: RefreshEdge,
    _ kind: RefreshTrigger.Kind,
    ignoredInset: Double = 0
  ) -> RefreshBehavior {
    RefreshBehavior(
      edge: edge,
      height: 60,
      trigger: RefreshTrigger(kind, distance: 72),
      ignoredInset: ignoredInset,
      timing: RefreshTiming(reveal: 0.25, retract: 0.4)
    )
  }

  @Test("are pulled as far as others", arguments: [RefreshEdge.top, .leading])
  func pull(_ edge: RefreshEdge) {
    let behavior = behavior(edge, .release)
    #expect(behavior.isOrdinary)
    for start in [0, 44, 64.5, -10, 1000.3] {
      for offset in [-1000, -136.25, -64.5, -44, 0, 0.1, 300] {
        let reading = ScrollReading(
          offset: offset,
          viewport: 600,
          content: 2000,
          start: start,
          end: 34
        )
        #expect(behavior.ordinaryPull(in: reading) == behavior.pull(in: reading))
      }
    }
  }

  @Test("start where the content does, ignore no inset, and are let go")
  func others() {
    #expect(!behavior(.bottom, .release).isOrdinary)
    #expect(!behavior(.trailing, .release).isOrdinary)
    #expect(!behavior(.top, .cross).isOrdinary)
    #expect(!behavior(.top, .reach).isOrdinary)
    #expect(!behavior(.top, .release, ignoredInset: 20).isOrdinary)
  }
}
