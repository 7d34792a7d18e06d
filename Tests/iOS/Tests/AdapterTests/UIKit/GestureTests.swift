import RefreshRuntime
import RefreshTesting
import Testing
import UIKit

/// Fingers that go another way than their list, scrolls and views of VoiceOver, and an action that fails; the rest is
/// in files of scenes, such as `fingers.events`.
@MainActor
@Suite("Gestures")
struct GestureTests {
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

  @Test("a control with a tap trigger is a button, and opaque without a pull")
  func tapOnly() {
    let scene = SampleList()
    _ = scene.attach(TapFooter.self)
    #expect(scene.controlViews[0].alpha == 1)
    #expect(scene.controlViews[0].accessibilityTraits == .button)
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
