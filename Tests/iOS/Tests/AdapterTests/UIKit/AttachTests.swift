import RefreshObjectiveC
import RefreshRuntime
import RefreshTesting
import Testing
import UIKit

/// How an app attaches controls and looks them up, and controls that it detaches in callbacks; that nothing stays
/// behind is an invariant of scenes.
@MainActor
@Suite("Attaching to a scroll view")
struct AttachTests {
  let scene = SampleList()

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
