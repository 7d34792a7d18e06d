import RefreshRuntime
import Testing
import UIKit

/// Motion, haptics and VoiceOver.
@MainActor
@Suite("Manners")
struct MannersTests {
  let scene = Scene()

  private var view: UIView { scene.controlViews[0] }

  @Test("changes take the time and the curve of the design")
  func motion() {
    let controller = scene.attach(SampleHeader.self)
    controller.begin()
    let reveal = RefreshAnimation(duration: 0.25, curve: .easeInOut)
    #expect(scene.list.lastAnimation == reveal)
    scene.clock.advance(by: 0.25)
    controller.end()
    #expect(scene.list.lastAnimation == RefreshAnimation(duration: 0.4, curve: .easeInOut))
  }

  @Test("a spring is a spring")
  func spring() {
    scene.attach(SampleFooter.self).begin()
    let animation = RefreshAnimation(duration: 0.25, curve: .spring(damping: 0.7))
    #expect(scene.list.lastAnimation == animation)
  }

  @Test("nothing moves where the user asks for less motion, unless the design insists")
  func reducedMotion() {
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    scene.attach(SampleHeader.self).begin()
    #expect(scene.list.lastAnimation == nil)
    #expect(scene.scrollView.contentInset.top == 124)
    scene.attach(RestlessSample.self).begin()
    #expect(scene.list.lastAnimation == RefreshAnimation(duration: 0.25, curve: .linear))
    scene.attach(CrossfadeSample.self).begin()
    #expect(scene.list.lastAnimation == nil)
    #expect(view.alpha == 1)
  }

  @Test("the finger feels once that letting go would refresh")
  func haptics() {
    UIFeedbackGenerator.felt = []
    _ = scene.attach(SampleHeader.self)
    scene.pull(to: 61)
    scene.pull(to: 80)
    #expect(UIFeedbackGenerator.felt == ["light"])
    scene.letGo()
    #expect(UIFeedbackGenerator.felt == ["light"])
  }

  @Test("VoiceOver hears the phases that the design announces, and no others")
  func announcements() {
    UIAccessibility.announcements = []
    let controller = scene.attach(SampleHeader.self)
    scene.pull(to: 61)
    scene.letGo()
    #expect(UIAccessibility.announcements == ["Loading"])
    scene.clock.advance(by: 0.25)
    controller.end()
    scene.clock.advance(by: 0.4)
    #expect(UIAccessibility.announcements == ["Loading"])
  }

  @Test("VoiceOver calls the control by its label, and says what it does")
  func labels() {
    let controller = scene.attach(SampleHeader.self)
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityLabel == "Refresh feed")
    #expect(view.accessibilityValue == "Pull")
    #expect(view.accessibilityTraits == .button)
    controller.begin()
    #expect(view.accessibilityValue == "Loading")
    #expect(view.accessibilityTraits == .updatesFrequently)
  }

  @Test("VoiceOver says the title where there is no label")
  func titles() {
    _ = scene.attach(SampleFooter.self)
    #expect(view.accessibilityLabel == "idle")
    #expect(view.accessibilityValue == nil)
  }

  @Test("VoiceOver's user refreshes by activating the control")
  func activation() {
    let controller = scene.attach(SampleHeader.self)
    #expect(view.accessibilityActivate())
    #expect(controller.phase == .refreshing)
    #expect(!view.accessibilityActivate())
  }
}
