import HostileWorld
import RefreshRuntime
import RefreshTesting
import Testing
import UIKit

/// The insets of the scroll view, step by step, and what the app and the system do to them meanwhile.
@MainActor
@Suite("Insets")
struct InsetTests {
  let scene = SampleList()

  private var top: CGFloat { scene.scrollView.contentInset.top }
  private var bottom: CGFloat { scene.scrollView.contentInset.bottom }

  @Test("the spring of a release starts with the velocity of the list, and that of a call does not")
  func velocity() {
    enum Springy: RefreshDesign {
      static let behavior = RefreshBehavior(
        edge: .top,
        height: 60,
        trigger: RefreshTrigger(when: .release, distance: 70),
        timing: RefreshTiming(reveal: 0.35, retract: 0.4)
      )
      static let curve = RefreshCurve.spring(bounce: 0)
      static func appearance(in state: RefreshState) -> RefreshAppearance {
        RefreshAppearance(title: "Pull")
      }
    }
    func velocities(of gesture: (SampleList, RefreshController) -> Void) -> [CGFloat] {
      let scene = SampleList()
      let controller = scene.attach(Springy.self)
      UIView.requestedAnimations = []
      gesture(scene, controller)
      return UIView.requestedAnimations.filter { $0.damping != nil }.map(\.velocity)
    }
    let released = velocities { scene, _ in
      scene.pull(to: 90)
      scene.scrollView.panGestureRecognizer.speed = CGPoint(x: 0, y: 300)
      scene.lift()
    }
    // The list goes on by 300 points a second, slowed as it is 90 of 600 points beyond its edge, and has
    // 30 points to go back.
    #expect(released.map { ($0 * 100).rounded() / 100 }.contains(-3.97))
    #expect(velocities { _, controller in controller.begin() }.allSatisfy { $0 == 0 })
  }

  @Test("insets grow with a refresh and shrink at its end")
  func steps() {
    let controller = scene.attach(SampleHeader.self)
    scene.pull(to: 61)
    #expect(controller.phase == .armed)
    #expect(top == 64)
    scene.lift()
    #expect(controller.phase == .refreshing)
    #expect(top == 124)
    #expect(scene.scrollView.contentOffset.y == -124)
    scene.clock.advance(by: 0.25)
    #expect(controller.actionCount == 1)
    controller.end()
    #expect(controller.phase == .ending)
    #expect(top == 64)
    scene.clock.advance(by: 0.4)
    #expect(controller.phase == .idle)
    #expect(controller.completionCount == 1)
  }

  @Test("follow the offset, so that floating section headers stay right")
  func sticky() {
    scene.attach(SampleHeader.self).begin()
    scene.list.scroll(to: -94)
    #expect(top == 94)
    scene.list.scroll(to: 200)
    #expect(top == 64)
    scene.list.scroll(to: -300)
    #expect(top == 124)
  }

  @Test("insets are exactly the app's after fractional added insets")
  func fractions() {
    let scene = SampleList(start: 0.1, end: 0.7)
    let controller = scene.attach(SampleHeader.self)
    controller.begin()
    for step in 1...30 { scene.list.scroll(to: -0.1 - Double(step) / 3) }
    scene.clock.advance(by: 0.25)
    controller.end()
    #expect(scene.scrollView.contentInset == UIEdgeInsets(top: 0.1, bottom: 0.7))
  }

  @Test("insets that the app sets during a refresh remain after its end")
  func appSets() {
    let controller = scene.attach(SampleHeader.self)
    controller.begin()
    scene.scrollView.contentInset = UIEdgeInsets(top: 100, bottom: 50)
    // The visible content stays visible.
    #expect(scene.list.offset == -160)
    #expect(top == 160)
    #expect(bottom == 50)
    scene.clock.advance(by: 0.25)
    controller.end()
    #expect(scene.scrollView.contentInset == UIEdgeInsets(top: 100, bottom: 50))
  }

  @Test("insets that a keyboard changes leave the added inset at the other side unchanged")
  func keyboard() {
    let controller = scene.attach(SampleHeader.self)
    controller.begin()
    scene.scrollView.contentInset.bottom = 336
    #expect(top == 124)
    #expect(bottom == 336)
    scene.clock.advance(by: 0.25)
    controller.end()
    scene.scrollView.contentInset.bottom = 34
    #expect(scene.scrollView.contentInset == UIEdgeInsets(top: 64, bottom: 34))
  }

  @Test("that the app sets from within the change of phase are its own")
  func appSetsInCallback() {
    let controller = scene.attach(SampleHeader.self)
    let scrollView = scene.scrollView
    controller.onStateChange = { [weak scrollView] phase in
      if phase == .refreshing { scrollView?.contentInset = UIEdgeInsets(top: 10) }
    }
    controller.begin()
    #expect(top == 70)
    scene.clock.advance(by: 0.25)
    controller.end()
    #expect(scene.scrollView.contentInset == UIEdgeInsets(top: 10))
  }

  @Test("of bars count for the distance and are never written")
  func safeArea() {
    let scene = SampleList(start: 0, end: 0)
    scene.stage.setSystemInsets(start: 88, end: 34)
    #expect(scene.scrollView.adjustedContentInset == UIEdgeInsets(top: 88, bottom: 34))
    #expect(scene.scrollView.contentInset == .zero)
    let controller = scene.attach(SampleHeader.self)
    scene.pull(to: 60, from: 88)
    #expect(controller.phase == .pulling)
    scene.pull(to: 61, from: 88)
    #expect(controller.phase == .armed)
    scene.lift()
    #expect(scene.scrollView.contentInset == UIEdgeInsets(top: 60))
    #expect(scene.scrollView.contentOffset.y == -148)
    controller.end()
    scene.clock.advance(by: 1)
    #expect(scene.scrollView.contentInset == .zero)
  }

  @Test("of a large title that shrinks while the control refreshes stay the system's")
  func largeTitle() {
    let scene = SampleList(start: 0, end: 0)
    scene.stage.setSystemInsets(start: 140, end: 34)
    let controller = scene.attach(SampleHeader.self)
    controller.begin()
    #expect(scene.scrollView.contentInset.top == 60)
    scene.stage.setSystemInsets(start: 88, end: 34)
    scene.list.scroll(to: -148)
    #expect(scene.scrollView.contentInset.top == 60)
    scene.list.scroll(to: -100)
    #expect(scene.scrollView.contentInset.top == 12)
    controller.end()
    scene.clock.advance(by: 1)
    #expect(scene.scrollView.contentInset == .zero)
  }

  @Test("of bars are left out where the app says never to adjust")
  func neverAdjusted() {
    scene.scrollView.systemInsets = UIEdgeInsets(top: 88)
    scene.scrollView.contentInsetAdjustmentBehavior = .never
    let controller = scene.attach(SampleHeader.self)
    #expect(controller.machine.behavior.rest(in: scene.list.reading(at: .top)) == -64)
    controller.begin()
    #expect(top == 124)
  }

  @Test("survive a rotation in the middle of a refresh")
  func rotation() {
    let controller = scene.attach(SampleHeader.self)
    _ = scene.attach(SampleFooter.self)
    controller.begin()
    scene.list.viewport = 300
    scene.list.content = 1500
    scene.scrollView.contentInset = UIEdgeInsets(top: 32, bottom: 21)
    #expect(top == 92)
    scene.list.viewport = 600
    controller.end()
    scene.clock.advance(by: 1)
    #expect(scene.scrollView.contentInset == UIEdgeInsets(top: 32, bottom: 21))
  }

  @Test("hold a footer's gap where the content is short, and give it back")
  func shortContent() {
    let scene = SampleList(content: 200, end: 0)
    let controller = scene.attach(SampleFooter.self)
    scene.list.scroll(to: -19, dragging: true)
    #expect(controller.phase == .armed)
    scene.lift()
    #expect(scene.scrollView.contentInset.bottom == 380)
    #expect(scene.scrollView.contentOffset.y == -20)
    scene.clock.advance(by: 0.25)
    controller.end()
    #expect(scene.scrollView.contentInset.bottom == 0)
  }

  @Test("an inline control keeps its added inset until it is hidden")
  func inline() {
    let controller = scene.attach(InlineFooter.self)
    #expect(bottom == 78)
    controller.isHidden = true
    #expect(bottom == 34)
    controller.isHidden = false
    #expect(bottom == 78)
    controller.detach()
    #expect(bottom == 34)
  }

  @Test("of two controls come and go apart from each other")
  func twoControls() {
    let header = scene.attach(SampleHeader.self)
    let footer = scene.attach(InlineFooter.self)
    header.begin()
    #expect(scene.scrollView.contentInset == UIEdgeInsets(top: 124, bottom: 78))
    footer.detach()
    #expect(scene.scrollView.contentInset == UIEdgeInsets(top: 124, bottom: 34))
    scene.clock.advance(by: 0.25)
    header.end()
    #expect(scene.scrollView.contentInset == UIEdgeInsets(top: 64, bottom: 34))
  }

  @Test("at the sides are the app's, too")
  func sides() {
    let scene = SampleList(start: 10, end: 20, isHorizontal: true)
    let controller = scene.attach(LeadingSample.self)
    controller.begin()
    #expect(scene.scrollView.contentInset == UIEdgeInsets(left: 70, right: 20))
    scene.scrollView.contentInset = UIEdgeInsets(left: 30, right: 40)
    #expect(scene.scrollView.contentInset == UIEdgeInsets(left: 90, right: 40))
    scene.clock.advance(by: 0.25)
    controller.end()
    #expect(scene.scrollView.contentInset == UIEdgeInsets(left: 30, right: 40))
  }

  @Test("an inset at the right of short content fills the gap beside the app's insets")
  func shortRightToLeft() {
    let scene = SampleList(content: 100, start: 10, end: 20, isHorizontal: true)
    scene.scrollView.semanticContentAttribute = .forceRightToLeft
    let controller = scene.attach(LeadingSample.self)
    controller.begin()
    // The gap between the insets is as wide as the viewport without the insets and the content.
    let gap: CGFloat = 600 - 10 - 20 - 100
    #expect(scene.scrollView.contentInset == UIEdgeInsets(left: 10, right: 20 + 60 + gap))
    scene.clock.advance(by: 0.25)
    controller.end()
    #expect(scene.scrollView.contentInset == UIEdgeInsets(left: 10, right: 20))
  }

  @Test("an added inset is removed at its side, even if the layout direction changes")
  func directionChanges() {
    let scene = SampleList(start: 10, end: 20, isHorizontal: true)
    let controller = scene.attach(LeadingSample.self)
    controller.begin()
    scene.scrollView.semanticContentAttribute = .forceRightToLeft
    controller.detach()
    #expect(scene.scrollView.contentInset == UIEdgeInsets(left: 10, right: 20))
  }

  @Test("are not written again when nothing changes")
  func noIdleWrites() {
    _ = scene.attach(SampleHeader.self)
    var writes = 0
    let observation = scene.scrollView.observe(\.contentInset) { _, _ in
      MainActor.assumeIsolated { writes += 1 }
    }
    for step in 0..<50 { scene.list.scroll(to: Double(step)) }
    #expect(writes == 0)
    observation.invalidate()
  }

  @Test("leave with a control that is detached in the turn of a scroll to the end")
  func detachedAfterScroll() {
    let scene = DeviceScene()
    let controller = scene.attach(SampleHeader.self)
    controller.begin()
    scene.wait(1)
    #expect(controller.phase == .refreshing && scene.list.contentInset.top == 60)
    // The inset would follow at the end of the turn.
    scene.list.contentOffset.y = 3000 + 34 - scene.list.bounds.size.height
    #expect(scene.list.contentInset.top == 60)
    controller.detach()
    #expect(scene.list.contentInset.top == 0)
  }

  @Test("a viewport with room for one of two refreshing controls keeps the one in view")
  func twoRefreshing() {
    let scene = SampleList(content: 300)
    let footer = scene.attach(SampleFooter.self)
    let header = scene.attach(HeaderBesideFooter.self)
    footer.begin()
    header.begin()
    scene.clock.advance(by: 1)
    #expect(footer.phase == .refreshing && header.phase == .refreshing)
    scene.list.scroll(to: -124)
    scene.list.viewport = 200
    scene.stage.endFrame()
    #expect(scene.scrollView.contentOffset.y == -124)
  }
}
