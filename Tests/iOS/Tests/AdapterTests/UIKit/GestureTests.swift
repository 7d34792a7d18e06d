import RefreshRuntime
import RefreshTesting
import Testing
import UIKit

/// What fingers and the list's own motion do, by way of UIKit.
@MainActor
@Suite("Gestures")
struct GestureTests {
  @Test("a finger pulls and lifts, and the list comes to rest below the control")
  func settles() {
    let scene = SampleList(moves: true)
    let controller = scene.attach(SampleHeader.self)
    scene.list.drag(by: -180, over: 0.3)
    #expect(controller.phase == .armed)
    scene.list.lift()
    #expect(controller.phase == .refreshing)
    scene.clock.advance(by: 2)
    #expect(scene.scrollView.contentOffset.y == -124)
    #expect(controller.actionCount == 1)
    controller.end()
    scene.clock.advance(by: 2)
    #expect(scene.scrollView.contentOffset.y == -64)
    #expect(controller.phase == .idle)
    #expect(scene.scrollView.contentInset.top == 64)
  }

  @Test("a finger that lifts before the distance starts nothing")
  func letsGoEarly() {
    let scene = SampleList(moves: true)
    let controller = scene.attach(SampleHeader.self)
    scene.list.drag(by: -60, over: 0.3)
    #expect(controller.phase == .pulling)
    scene.list.lift()
    scene.clock.advance(by: 2)
    #expect(controller.phase == .idle)
    #expect(controller.actionCount == 0)
  }

  @Test("a fling at the top starts nothing, however far it bounces")
  func fling() {
    let scene = SampleList(offset: 300, moves: true)
    let controller = scene.attach(SampleHeader.self)
    scene.list.touch()
    scene.list.lift(velocity: -6000)
    scene.clock.advance(by: 3)
    #expect(controller.actionCount == 0)
    #expect(scene.scrollView.contentOffset.y == -64)
  }

  @Test(
    "a finger that moves back does not arm a control, even if the list is moved outward",
    arguments: [RefreshEdge.top, .bottom]
  )
  func wayBack(_ edge: RefreshEdge) {
    let isHeader = edge == .top
    let scene = SampleList(offset: isHeader ? -64 : 1434)
    let controller =
      isHeader ? scene.attach(SampleHeader.self) : scene.attach(SampleFooter.self)
    let behavior = controller.machine.behavior
    let rest = scene.scrollView.contentOffset.y
    scene.list.scroll(to: behavior.edge.offset(atPull: 40, from: rest), dragging: true)
    #expect(controller.phase == .pulling)
    // The simulated list moves its finger as far as itself; here, the finger moves back by half a
    // point.
    let moved = behavior.edge.offset(atPull: 100, from: rest)
    let way = moved - scene.scrollView.contentOffset.y + (behavior.edge.isFar ? 0.5 : -0.5)
    scene.scrollView.panGestureRecognizer.move(by: CGPoint(x: 0, y: way))
    scene.scrollView.contentOffset.y = moved
    #expect(controller.phase == .pulling)
    #expect(abs(controller.machine.progress - 40 / behavior.trigger.distance.points) < 1e-9)
  }

  @Test("a gesture that the system cancels starts nothing")
  func cancelled() {
    let scene = SampleList()
    let controller = scene.attach(SampleHeader.self)
    scene.pull(to: 61)
    #expect(controller.phase == .armed)
    scene.scrollView.panGestureRecognizer.enter(.cancelled)
    #expect(controller.phase == .pulling)
    scene.list.scroll(to: -64)
    #expect(controller.phase == .idle)
    #expect(controller.actionCount == 0)
  }

  @Test("an overlay whose end waits for the finger ends when the system cancels the gesture")
  func cancelledDuringRefresh() {
    let scene = SampleList()
    let controller = scene.attach(OverlaySample.self)
    controller.begin()
    scene.clock.advance(by: 2)
    scene.list.scroll(to: -80, dragging: true)
    controller.end()
    scene.clock.advance(by: 2)
    #expect(controller.phase == .refreshing)
    scene.scrollView.panGestureRecognizer.enter(.cancelled)
    scene.clock.advance(by: 2)
    #expect(!controller.isRefreshing)
  }

  @Test("a footer loads more when the end becomes visible, once per drag")
  func reach() {
    let scene = SampleList(offset: 1000)
    let controller = scene.attach(InlineFooter.self)
    scene.list.scroll(to: 1400, dragging: true)
    #expect(controller.phase == .idle)
    scene.list.scroll(to: 1478.5, dragging: true)
    #expect(controller.actionCount == 1)
    scene.list.content = 3000
    controller.end()
    #expect(controller.phase == .idle)
    #expect(controller.actionCount == 1)
  }

  @Test("rows whose heights were estimates load nothing by themselves")
  func estimatedHeights() {
    let scene = SampleList(offset: 1000)
    let controller = scene.attach(InlineFooter.self)
    for content in [1500.0, 900, 2400, 1600] { scene.list.content = content }
    #expect(controller.actionCount == 0)
  }

  @Test("a header and a footer that exclude each other take turns")
  func exclusion() {
    let scene = SampleList()
    let header = scene.attach(SampleHeader.self)
    let footer = scene.attach(SampleFooter.self)
    header.begin()
    #expect(!footer.begin())
    scene.clock.advance(by: 0.25)
    header.end()
    #expect(footer.begin())
    #expect(!header.begin())
  }

  @Test("a control that may not trigger does not")
  func disabled() {
    let scene = SampleList()
    let controller = scene.attach(SampleHeader.self)
    controller.isEnabled = false
    scene.pull(to: 100)
    scene.lift()
    #expect(controller.actionCount == 0)
    #expect(controller.phase == .pulling)
  }

  @Test("a tap refreshes an inline control, and no other")
  func tap() {
    let scene = SampleList()
    let controller = scene.attach(InlineFooter.self)
    let tap = scene.controlViews.first?.gestureRecognizers?.first
    tap?.enter(.ended)
    #expect(controller.phase == .refreshing)
    controller.detach()

    _ = scene.attach(SampleHeader.self)
    #expect(scene.controlViews.first?.isUserInteractionEnabled == false)
  }

  @Test("a control with a tap trigger starts by taps and by VoiceOver, and never by scrolling")
  func tapOnly() throws {
    let scene = SampleList()
    let controller = scene.attach(TapFooter.self)
    let view = try #require(scene.controlViews.first)
    let tap = try #require(view.gestureRecognizers?.first)
    for offset in [1400, 1700, 1478] as [Double] {
      scene.list.scroll(to: offset, dragging: true)
      scene.lift()
      #expect(controller.actionCount == 0)
    }
    #expect(view.alpha == 1)
    #expect(view.accessibilityTraits == .button)
    tap.enter(.ended)
    #expect(controller.actionCount == 1)
    tap.enter(.ended)
    controller.end()
    tap.enter(.ended)
    #expect(controller.phase == .ending)
    scene.clock.advance(by: 1)
    controller.isEnabled = false
    tap.enter(.ended)
    #expect(controller.actionCount == 1)
    controller.isEnabled = true
    #expect(view.accessibilityActivate())
    #expect(controller.actionCount == 2)
    controller.end(.exhausted)
    scene.clock.advance(by: 1)
    tap.enter(.ended)
    #expect(controller.actionCount == 2)
  }

  @Test(
    "a scroll by VoiceOver past a control's edge starts a refresh, and no other",
    arguments: [RefreshEdge.top, .bottom, .leading]
  )
  func voiceOverScroll(_ edge: RefreshEdge) throws {
    let scene = SampleList(isHorizontal: edge.isHorizontal)
    let (controller, outward): (RefreshController, [UIAccessibilityScrollDirection]) =
      switch edge {
      case .top: (scene.attach(SampleHeader.self), [.up, .previous])
      case .bottom: (scene.attach(SampleFooter.self), [.down, .next])
      case .leading, .trailing: (scene.attach(LeadingSample.self), [.left, .previous])
      }
    let view = try #require(scene.controlViews.first)
    for direction in [.up, .down, .left, .right, .next, .previous]
      as [UIAccessibilityScrollDirection]
    {
      let isOutward = outward.contains(direction)
      #expect(view.accessibilityScroll(direction) == isOutward, "\(direction)")
      #expect((controller.phase == .refreshing) == isOutward, "\(direction)")
      controller.end()
      scene.clock.advance(by: 2)
    }
    #expect(controller.actionCount == 2)
  }

  @Test("a control in the content does not keep fingers from scrolling")
  func noUIControl() {
    let scene = SampleList()
    _ = scene.attach(InlineFooter.self)
    #expect(!(scene.controlViews.first is UIControl))
  }

  @Test("an error of the action is a failure, and its end retracts the control")
  func asyncAction() async {
    struct Offline: Error {}
    let scene = SampleList()
    var outcome: RefreshOutcome?
    await withCheckedContinuation { continuation in
      let controller = SampleHeader.attach(
        to: scene.scrollView,
        clock: scene.clock,
        action: { () async throws in throw Offline() }
      )
      controller.onStateChange = { state in
        if state == .failed { continuation.resume() }
      }
      controller.onCompletion = { outcome = $0 }
      controller.begin()
      scene.clock.advance(by: 0.25)
    }
    scene.clock.advance(by: 0.4)
    #expect(outcome == .failure)
    #expect(scene.scrollView.contentInset.top == 64)
  }
}
