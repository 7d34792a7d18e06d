import RefreshTesting
import Testing
import UIKit

@testable import RefreshRuntime

/// Widths, touches, and lists that are drawn upside down; the rest is in `controls.events`.
@MainActor
@Suite("Places")
struct PlaceTests {
  @Test(
    "an overlay leaves in its time if the app has begun the refresh",
    arguments: RefreshOutcome.allCases
  )
  func overlayWithoutAPull(_ outcome: RefreshOutcome) {
    let scene = SampleList()
    let controller = scene.attach(OverlaySample.self)
    controller.begin()
    UIView.requestedAnimations = []
    controller.end(outcome)
    #expect(UIView.requestedAnimations.map(\.duration) == [0.2])
  }

  @Test("controls are as wide as what the insets leave")
  func crossInsets() {
    let scene = SampleList()
    scene.scrollView.systemInsets = UIEdgeInsets(left: 44, right: 44)
    _ = scene.attach(SampleHeader.self)
    #expect(scene.controlViews[0].frame.width == 302)
    let sideways = SampleList(isHorizontal: true)
    sideways.scrollView.systemInsets = UIEdgeInsets(top: 20, bottom: 30)
    _ = sideways.attach(LeadingSample.self)
    #expect(sideways.controlViews[0].frame.height == 150)
  }

  @Test("only an inline control takes touches")
  func touches() {
    let scene = SampleList()
    _ = scene.attach(SampleHeader.self)
    _ = scene.attach(InlineFooter.self)
    #expect(scene.scrollView.subviews.filter(\.isUserInteractionEnabled).count == 1)
    // Otherwise it would catch what is meant for the control.
    #expect(
      scene.controlViews.allSatisfy {
        $0.first(UIStackView.self)?.isUserInteractionEnabled == false
      }
    )
  }

  @Test(
    "a header of a list that is drawn upside down is below the content, where people see the top"
  )
  func upsideDown() {
    // The list is as long as 2000; people see its end, below which it rests, at the top.
    let scene = SampleList(start: 34, end: 64, offset: 2000 - 600 + 64)
    scene.scrollView.transform = CGAffineTransform.identity.scaledBy(x: 1, y: -1)
    let controller = scene.attach(SampleHeader.self)
    #expect(controller.phase == .idle)
    let view = scene.controlViews[0]
    #expect(view.frame.origin.y == 2000 && view.frame.size.height == 60)
    #expect(view.transform == scene.scrollView.transform)
    scene.list.scroll(to: 1464 + 100, dragging: true)
    #expect(controller.phase == .armed)
    scene.lift()
    #expect(controller.phase == .refreshing)
    #expect(scene.scrollView.contentInset.bottom == 124)
    #expect(scene.scrollView.contentInset.top == 34)
    #expect(scene.scrollView.contentOffset.y == 1524)
    scene.clock.advance(by: 0.25)
    controller.end()
    #expect(scene.scrollView.contentInset.bottom == 64)
  }

  @Test("a list that is flipped after its control was attached is explained, once")
  func flippedLate() {
    var messages: [String] = []
    let print = DeveloperMessage.print
    DeveloperMessage.print = { messages.append($0) }
    defer { DeveloperMessage.print = print }
    let scene = SampleList()
    let flip = CGAffineTransform.identity.scaledBy(x: 1, y: -1)
    SampleHeader.attach(to: scene.scrollView, onRefresh: { _ in }).detach()
    scene.scrollView.transform = flip
    let controller = SampleHeader.attach(to: scene.scrollView, onRefresh: { _ in })
    scene.list.content = 1500
    #expect(messages.isEmpty)
    scene.scrollView.transform = .identity
    for content in [1600.0, 1700] { scene.list.content = content }
    #expect(
      messages == [
        "RefreshRuntime: the control at the edge 'top': the list was flipped after 'attach', so the "
          + "control is upside down: set the transform of the list before 'attach'"
      ]
    )
    controller.detach()
  }

  @Test("a footer of a short list that is drawn upside down is above the content")
  func footerUpsideDown() {
    let scene = SampleList(content: 100, start: 34, end: 64)
    scene.scrollView.transform = CGAffineTransform.identity.scaledBy(x: -1, y: -1)
    let controller = scene.attach(InlineFooter.self)
    let view = scene.controlViews[0]
    #expect(controller.phase == .idle)
    #expect(view.frame.origin.y == -view.frame.size.height)
    #expect(view.transform == scene.scrollView.transform)
    #expect(scene.scrollView.contentInset.top == 34 + view.frame.size.height)
  }
}
