import RefreshRuntime
import RefreshTesting
import Testing
import UIKit

/// Animations of insets, insets that the app sets in a callback, and lists that turn round; the rest is in files of
/// scenes, such as `owners.events`.
@MainActor
@Suite("Insets")
struct InsetTests {
  let scene = SampleList()

  private var top: CGFloat { scene.scrollView.contentInset.top }

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

  @Test("insets that the app sets from within the change of phase are its own")
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

  @Test("an added inset is removed at its side, even if the layout direction changes")
  func directionChanges() {
    let scene = SampleList(start: 10, end: 20, isHorizontal: true)
    let controller = scene.attach(LeadingSample.self)
    controller.begin()
    scene.scrollView.semanticContentAttribute = .forceRightToLeft
    controller.detach()
    #expect(scene.scrollView.contentInset == UIEdgeInsets(left: 10, right: 20))
  }
}
