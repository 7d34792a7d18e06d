import RefreshTesting
import Testing
import UIKit

@testable import RefreshRuntime

/// Where the views of controls lie.
@MainActor
@Suite("Places")
struct PlaceTests {
  @Test("a header lies above the content, as wide as the list")
  func header() {
    let scene = SampleList()
    _ = scene.attach(SampleHeader.self)
    #expect(scene.controlViews[0].frame == CGRect(x: 0, y: -60, width: 390, height: 60))
  }

  @Test("a footer lies below the content, and follows it")
  func footer() {
    let scene = SampleList()
    _ = scene.attach(SampleFooter.self)
    #expect(scene.controlViews[0].frame.origin.y == 2000)
    scene.list.content = 2500
    #expect(scene.controlViews[0].frame.origin.y == 2500)
  }

  @Test("a footer of short content lies at the end of the viewport, and follows that")
  func shortContent() {
    let scene = SampleList(content: 200)
    _ = scene.attach(SampleFooter.self)
    #expect(scene.controlViews[0].frame.origin.y == 502)
    scene.list.viewport = 500
    #expect(scene.controlViews[0].frame.origin.y == 402)
    scene.scrollView.contentInset.bottom = 100
    #expect(scene.controlViews[0].frame.origin.y == 336)
  }

  @Test("a footer of short content follows the bars with the next scroll")
  func bars() {
    let scene = SampleList(content: 200, start: 0, end: 0)
    scene.stage.setSystemInsets(start: 64, end: 34)
    _ = scene.attach(SampleFooter.self)
    #expect(scene.controlViews[0].frame.origin.y == 502)
    scene.stage.setSystemInsets(start: 64, end: 83)
    scene.list.scroll(to: -64)
    #expect(scene.controlViews[0].frame.origin.y == 453)
  }

  @Test("a footer in the content lies at its end, however short it is")
  func inline() {
    let scene = SampleList(content: 200)
    _ = scene.attach(InlineFooter.self)
    #expect(scene.controlViews[0].frame.origin.y == 200)
  }

  @Test("a footer is hidden, without room, while the list is empty, if it says so")
  func empty() {
    let scene = SampleList(content: 0)
    let bottom = scene.scrollView.contentInset.bottom
    let controller = scene.attach(FooterOfContent.self)
    #expect(scene.controlViews.isEmpty)
    #expect(scene.scrollView.contentInset.bottom == bottom)
    scene.list.content = 2000
    #expect(scene.controlViews.first?.frame.origin.y == 2000)
    #expect(scene.scrollView.contentInset.bottom == bottom + 44)
    scene.list.content = 0
    #expect(scene.controlViews.isEmpty)
    #expect(scene.scrollView.contentInset.bottom == bottom)
    #expect(controller.phase == .idle)
  }

  @Test("an overlay comes in with the pull and stays in the viewport")
  func overlay() {
    let scene = SampleList()
    let controller = scene.attach(OverlaySample.self)
    #expect(scene.scrollView.subviews.last === scene.controlViews[0])
    scene.pull(to: 10)
    #expect(scene.controlViews[0].frame.origin.y == -30)
    scene.pull(to: 51)
    scene.lift()
    #expect(controller.phase == .refreshing)
    scene.list.scroll(to: 100)
    #expect(scene.controlViews[0].frame.origin.y == 164)
    #expect(scene.scrollView.contentInset.top == 64)
  }

  @Test("a pinned header comes in with the pull, and stays at the edge while the list is pulled on")
  func pinned() {
    let scene = SampleList()
    _ = scene.attach(PinnedHeader.self)
    let height = PinnedHeader.behavior.height
    for pull in [10, height, height + 80] {
      scene.pull(to: pull)
      #expect(scene.controlViews[0].frame.origin.y == -CGFloat(max(pull, height)))
    }
    scene.pull(to: 10)
    #expect(scene.controlViews[0].frame.origin.y == -CGFloat(height))
  }

  @Test("a footer loads until the content fills the screen, and then no more")
  func fillsScreen() {
    let scene = SampleList(content: 100)
    let controller = scene.attach(FillingFooter.self)
    scene.list.content = 150
    #expect(controller.actionCount == 1)
    scene.list.content = 300
    controller.end()
    #expect(controller.actionCount == 2)
    scene.list.content = 2000
    controller.end()
    #expect(controller.actionCount == 2)
    #expect(controller.phase == .idle)
  }

  @Test(
    "an overlay appears and disappears without a pull if the app begins the refresh",
    arguments: RefreshOutcome.allCases
  )
  func overlayWithoutAPull(_ outcome: RefreshOutcome) {
    let scene = SampleList()
    let controller = scene.attach(OverlaySample.self)
    #expect(scene.controlViews[0].frame.origin.y == -30)
    controller.begin()
    #expect(scene.controlViews[0].frame.origin.y == 0)
    UIView.requestedAnimations = []
    controller.end(outcome)
    #expect(scene.controlViews[0].frame.origin.y == -30)
    #expect(UIView.requestedAnimations.map(\.duration) == [0.2])
  }

  @Test("a control that overlaps the inset lies at the edge of the viewport, and follows the inset")
  func ignoredInset() {
    let scene = SampleList(content: 200)
    _ = scene.attach(OverlappingFooter.self)
    #expect(scene.controlViews[0].frame.origin.y == 536)
    let header = SampleList()
    _ = header.attach(OverlappingHeader.self)
    #expect(header.controlViews[0].frame.origin.y == -118)
    header.scrollView.contentInset.top = 100
    #expect(header.controlViews[0].frame.origin.y == -154)
  }

  @Test("a touch below a bar starts nothing, although the control overlaps the bar's inset")
  func touchAtRest() {
    for inset in [64.0, 200] {
      let scene = SampleList(start: inset)
      let controller = scene.attach(OverlappingHeader.self)
      scene.pull(to: 0.5, from: inset)
      #expect(controller.phase == .pulling)
      scene.lift()
      scene.list.scroll(to: -inset)
      #expect(controller.phase == .idle)
      #expect(controller.actionCount == 0)
    }
  }

  @Test("a footer of short content makes room for the header")
  func shortContentWithHeader() {
    let scene = SampleList(content: 200)
    _ = scene.attach(SampleFooter.self)
    let header = scene.attach(HeaderBesideFooter.self)
    let footer = scene.scrollView.subviews.first { $0.frame.height == 44 }
    #expect(footer?.frame.origin.y == 502)
    header.begin()
    #expect(footer?.frame.origin.y == 442)
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

  @Test("a leading control lies left of the content")
  func leading() {
    let scene = SampleList(start: 10, end: 20, isHorizontal: true)
    let controller = scene.attach(LeadingSample.self)
    #expect(scene.controlViews[0].frame == CGRect(x: -60, y: 0, width: 60, height: 200))
    scene.list.scroll(to: -71, dragging: true)
    #expect(controller.phase == .armed)
    scene.lift()
    #expect(scene.scrollView.contentInset == UIEdgeInsets(left: 70, right: 20))
    scene.clock.advance(by: 0.25)
    controller.end()
    #expect(scene.scrollView.contentInset == UIEdgeInsets(left: 10, right: 20))
  }

  @Test("a leading control is to the right of the content in a right-to-left layout")
  func rightToLeft() {
    // The list is as long as 2000, and rests with its right end at the viewport's.
    let scene = SampleList(start: 10, end: 20, offset: 2000 - 600 + 20, isHorizontal: true)
    scene.scrollView.semanticContentAttribute = .forceRightToLeft
    let controller = scene.attach(LeadingSample.self)
    #expect(controller.phase == .idle)
    #expect(scene.controlViews[0].frame == CGRect(x: 2000, y: 0, width: 60, height: 200))
    scene.list.scroll(to: 1420 + 61, dragging: true)
    #expect(controller.phase == .armed)
    scene.lift()
    #expect(controller.phase == .refreshing)
    #expect(scene.scrollView.contentInset == UIEdgeInsets(left: 10, right: 80))
    #expect(scene.scrollView.contentOffset.x == 1480)
    scene.clock.advance(by: 0.25)
    controller.end()
    #expect(scene.scrollView.contentInset == UIEdgeInsets(left: 10, right: 20))
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

  @Test("content that is too short to scroll does not count as a pull in a right-to-left layout")
  func shortRightToLeft() {
    let scene = SampleList(content: 100, start: 10, end: 20, isHorizontal: true)
    scene.scrollView.semanticContentAttribute = .forceRightToLeft
    let controller = scene.attach(LeadingSample.self)
    scene.list.scroll(to: -10)
    #expect(controller.phase == .idle)
  }
}
