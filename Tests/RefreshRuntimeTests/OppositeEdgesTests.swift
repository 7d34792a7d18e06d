import RefreshCore
import RefreshRuntime
import RefreshTesting
import Testing

/// Two controls on one scroll view.
@MainActor
@Suite("Controls at opposite edges")
struct OppositeEdgesTests {
  private let view = SimulatedScrollView(viewport: 600, content: 2000, start: 64, end: 34)
  private let clock = VirtualClock()

  private func control(_ edge: RefreshEdge, exclusive: Bool) -> RefreshController {
    let behavior = RefreshBehavior(
      edge: edge,
      height: 50,
      trigger: RefreshTrigger(when: .release, distance: 50),
      action: .immediate,
      insetWhileRefreshing: .fixed,
      timing: RefreshTiming(reveal: 0, retract: 0),
      isExclusive: exclusive,
      allowsExhausted: edge == .bottom,
      resetsOnOppositeRefresh: edge == .bottom
    )
    let controller = RefreshController(
      behavior: behavior,
      host: view,
      clock: clock,
      action: .call { _ in }
    )
    view.add(controller)
    return controller
  }

  @Test("refuses one while the other is busy, and allows it afterwards")
  func exclusion() {
    let header = control(.top, exclusive: true)
    let footer = control(.bottom, exclusive: true)
    #expect(header.begin())
    #expect(!footer.begin())
    view.scroll(to: 1434 + 60, dragging: true)
    #expect(footer.phase == .pulling)
    header.end()
    #expect(footer.begin())
    #expect(!header.begin())
  }

  @Test("two controls that are not exclusive are busy at once, each with its own added inset")
  func independence() {
    let header = control(.top, exclusive: false)
    let footer = control(.bottom, exclusive: false)
    #expect(header.begin())
    #expect(footer.begin())
    #expect(view.startInset == 114)
    #expect(view.endInset == 84)
    header.end()
    footer.end()
    #expect(view.startInset == 64)
    #expect(view.endInset == 34)
  }

  @Test("lets a footer hope for more data once the header refreshes")
  func reset() {
    let header = control(.top, exclusive: true)
    let footer = control(.bottom, exclusive: true)
    footer.end(.exhausted)
    #expect(footer.phase == .exhausted)
    header.begin()
    #expect(footer.phase == .idle)
  }

  @Test("tells a control that comes later of one that is busy already")
  func lateComer() {
    let header = control(.top, exclusive: true)
    header.begin()
    let footer = control(.bottom, exclusive: true)
    #expect(!footer.begin())
  }

  @Test("leaves the insets alone when it is taken off from inside its own callback")
  func detachInCallback() {
    let header = control(.top, exclusive: true)
    header.onStateChange = { [weak header] phase in
      if phase == .refreshing { header?.detach() }
    }
    header.begin()
    #expect(view.startInset == 64)
    #expect(view.controller(at: .top) == nil)
    #expect(header.phase == .idle)
  }
}
