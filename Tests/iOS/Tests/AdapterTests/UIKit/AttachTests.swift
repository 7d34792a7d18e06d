import RefreshObjectiveC
import RefreshRuntime
import RefreshTesting
import Testing
import UIKit

/// What attaching brings into a scroll view, and what leaves it again.
@MainActor
@Suite("Attaching to a scroll view")
struct AttachTests {
  let scene = SampleList()

  @Test("brings one hidden host and one view")
  func attach() {
    _ = scene.attach(SampleHeader.self)
    #expect(scene.scrollView.subviews.count == 2)
    #expect(scene.controlViews.count == 1)
    #expect(scene.scrollView.observers.count == 7)
  }

  @Test("lets all controls of a scroll view share one host")
  func sharedHost() {
    _ = scene.attach(SampleHeader.self)
    _ = scene.attach(SampleFooter.self)
    #expect(scene.scrollView.subviews.count == 3)
    #expect(scene.scrollView.observers.count == 7)
  }

  @Test("with a closure that cannot end the refresh, a refresh lasts until the app ends it")
  func pasted() {
    let controller = (scene as any Pasting).attachPasted()
    controller.begin()
    scene.clock.advance(by: 60)
    #expect(controller.phase == .refreshing)
    controller.end()
    #expect(controller.phase == .ending)
  }

  @Test("a list knows its controls, as long as it has them")
  func lookUp() {
    let list = scene.scrollView
    #expect(list.headerController == nil && list.footerController == nil)
    let (header, footer) = (scene.attach(SampleHeader.self), scene.attach(SampleFooter.self))
    #expect(list.headerController === header && list.refreshController(at: .top) === header)
    #expect(list.footerController === footer && list.refreshController(at: .bottom) === footer)
    #expect(list.refreshController(at: .trailing) == nil)
    #expect(list.headerFacade?.controller === header)
    #expect(list.footerFacade?.controller === footer)
    let other = scene.attach(SampleHeader.self)
    #expect(list.headerController === other)
    other.detach()
    #expect(list.headerController == nil && list.headerFacade == nil)
    #expect(list.footerController === footer)
  }

  @Test("a list that scrolls sideways knows its controls, too")
  func lookUpSideways() {
    let scene = SampleList(isHorizontal: true)
    let header = scene.attach(LeadingSample.self)
    #expect(scene.scrollView.headerController === header)
    #expect(scene.scrollView.footerController == nil)
  }

  @Test("works for any scroll view, and leaves its delegate alone")
  func anyScrollView() {
    for view in [UIScrollView(), UITableView(), UICollectionView(), UITextView()] {
      let controller = SampleHeader.attach(to: view, onRefresh: { _ in })
      #expect(controller.phase == .idle)
      controller.detach()
      #expect(view.subviews.isEmpty)
    }
  }

  @Test(
    "a list without a width or a height, which is invisible, does not refresh",
    arguments: [CGSize(width: 0, height: 600), CGSize(width: 390, height: 0)]
  )
  func withoutSize(_ size: CGSize) {
    let list = UITableView(frame: CGRect(origin: .zero, size: size))
    scene.stage.window.addSubview(list)
    let controller = SampleHeader.attach(to: list, clock: scene.clock, onRefresh: { _ in })
    controller.begin()
    #expect(controller.phase == .pending)
    list.frame.size = CGSize(width: 390, height: 600)
    scene.stage.window.layoutIfNeeded()
    #expect(controller.phase == .refreshing)
  }

  @Test("lets short content bounce, until the last control of the axis has left")
  func bounce() {
    let header = scene.attach(SampleHeader.self)
    let footer = scene.attach(SampleFooter.self)
    #expect(scene.scrollView.alwaysBounceVertical)
    #expect(!scene.scrollView.alwaysBounceHorizontal)
    header.detach()
    #expect(scene.scrollView.alwaysBounceVertical)
    footer.detach()
    #expect(!scene.scrollView.alwaysBounceVertical)
  }

  @Test("leaves a bounce that the app has asked for")
  func appsBounce() {
    scene.scrollView.alwaysBounceVertical = true
    scene.attach(SampleHeader.self).detach()
    #expect(scene.scrollView.alwaysBounceVertical)
  }

  @Test("replaces the control at the same edge, with its inset")
  func replacement() {
    let first = scene.attach(SampleHeader.self)
    first.begin()
    #expect(scene.scrollView.contentInset.top == 124)
    let second = scene.attach(SampleHeader.self)
    #expect(scene.scrollView.contentInset.top == 64)
    #expect(scene.controlViews.count == 1)
    #expect(scene.scrollView.observers.count == 7)
    #expect(!first.begin())
    #expect(second.begin())
  }

  @Test("leaves nothing behind")
  func detach() {
    let controller = scene.attach(SampleHeader.self)
    controller.detach()
    #expect(scene.scrollView.subviews.isEmpty)
    #expect(scene.scrollView.observers.count == 0)
    #expect(scene.scrollView.panGestureRecognizer.actions.isEmpty)
    scene.pull(to: 100)
    scene.lift()
    #expect(controller.phase == .idle)
  }

  @Test("leaves insets as they were, whatever was going on", arguments: [0.0, 0.1, 0.25, 0.3])
  func detachWhileRefreshing(seconds: Double) {
    let controller = scene.attach(SampleHeader.self)
    controller.begin()
    scene.clock.advance(by: seconds)
    controller.detach()
    #expect(scene.scrollView.contentInset == UIEdgeInsets(top: 64, bottom: 34))
    #expect(scene.scrollView.subviews.isEmpty)
  }

  @Test("a control that is removed in its retraction restores the insets")
  func detachWhileEnding() {
    let controller = scene.attach(SampleHeader.self)
    controller.begin()
    scene.clock.advance(by: 0.25)
    controller.end()
    scene.clock.advance(by: 0.1)
    controller.detach()
    #expect(scene.scrollView.contentInset.top == 64)
  }

  @Test("may leave from within its own action and its own callbacks")
  func detachFromWithin() {
    let controller = SampleHeader.attach(
      to: scene.scrollView,
      clock: scene.clock,
      onRefresh: { $0.controller?.detach() }
    )
    controller.begin()
    scene.clock.advance(by: 0.25)
    #expect(scene.scrollView.subviews.isEmpty)
    #expect(scene.scrollView.contentInset.top == 64)

    let other = scene.attach(SampleHeader.self)
    other.onStateChange = { [weak other] _ in other?.detach() }
    other.begin()
    #expect(scene.scrollView.subviews.isEmpty)
    #expect(scene.scrollView.contentInset.top == 64)
  }

  @Test("a control leaves when the app removes all subviews of the scroll view")
  func clearedOut() {
    let controller = scene.attach(SampleHeader.self)
    controller.begin()
    for view in scene.scrollView.subviews { view.removeFromSuperview() }
    #expect(scene.scrollView.contentInset.top == 64)
    #expect(scene.scrollView.observers.count == 0)
    #expect(!controller.begin())
  }

  @Test("comes back after it has left")
  func reuse() {
    scene.attach(SampleHeader.self).detach()
    let controller = scene.attach(SampleHeader.self)
    scene.pull(to: 61)
    scene.lift()
    #expect(controller.phase == .refreshing)
    #expect(scene.scrollView.observers.count == 7)
  }

  @Test("waits for the window when it is asked to begin before")
  func offWindow() {
    let scene = SampleList(isInWindow: false)
    let controller = scene.attach(SampleHeader.self)
    controller.begin()
    #expect(controller.phase == .pending)
    #expect(scene.scrollView.contentInset.top == 64)
    scene.list.isInWindow = true
    #expect(controller.phase == .refreshing)
    #expect(scene.scrollView.contentInset.top == 124)
  }
}

/// A call of a deprecated function, without a warning.
@MainActor
private protocol Pasting {
  func attachPasted() -> RefreshController
}

extension SampleList: Pasting {
  @available(*, deprecated)
  fileprivate func attachPasted() -> RefreshController {
    SampleHeader.attach(to: scrollView, clock: clock) {}
  }
}
