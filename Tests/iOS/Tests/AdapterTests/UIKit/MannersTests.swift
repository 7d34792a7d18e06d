import RefreshRuntime
import RefreshTesting
import Testing
import UIKit

/// Motion, and what VoiceOver reads; how often a control is felt and announced is in files of scenes, such as
/// `lives.events`.
@MainActor
@Suite("Traits")
struct MannersTests {
  let scene = SampleList()

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

  @Test("a finger may take hold of a list that is animated")
  func touchesDuringMotion() {
    UIView.requestedAnimations = []
    let header = scene.attach(SampleHeader.self)
    header.begin()
    header.detach()
    scene.attach(SampleFooter.self).begin()
    #expect(UIView.requestedAnimations.count == 4)
    for animation in UIView.requestedAnimations {
      #expect(animation.options.contains([.allowUserInteraction, .beginFromCurrentState]))
    }
  }

  @Test("a spring is a spring")
  func spring() {
    scene.attach(SampleFooter.self).begin()
    let animation = RefreshAnimation(duration: 0.25, curve: .spring(damping: 0.7))
    #expect(scene.list.lastAnimation == animation)
  }

  @Test("nothing moves where the user asks for less motion, unless the design insists")
  func reduceMotion() {
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    scene.attach(SampleHeader.self).begin()
    #expect(scene.list.lastAnimation == nil)
    #expect(scene.scrollView.contentInset.top == 124)
    let restless = SampleList()
    restless.attach(RestlessSample.self).begin()
    #expect(restless.list.lastAnimation == RefreshAnimation(duration: 0.25, curve: .linear))
    UIView.requestedAnimations = []
    let fading = SampleList()
    let crossfade = fading.attach(CrossfadeSample.self)
    UIView.requestedAnimations = []
    crossfade.begin()
    #expect(fading.list.lastAnimation == RefreshAnimation(duration: 0.2, curve: .easeInOut))
    let fades = UIView.requestedAnimations.filter { $0.options.contains(.transitionCrossDissolve) }
    #expect(fades.map(\.duration) == [0.2])
    #expect(fading.controlViews[0].alpha == 1)
  }

  @Test("the engine wakes up as soon as the list is pulled")
  func preparation() {
    UIFeedbackGenerator.felt = []
    _ = scene.attach(SampleHeader.self)
    scene.pull(to: 5)
    scene.pull(to: 61)
    #expect(UIFeedbackGenerator.felt == ["prepared", "light"])
  }

  @Test("VoiceOver announces no control that is being added, or that is invisible")
  func silence() {
    enum Talkative: SampleAppearance {
      static var appearance: RefreshAppearance { RefreshAppearance(title: "Pull") }
      static var announcedStates: [RefreshState] { RefreshState.allCases }
    }
    UIAccessibility.announcements = []
    let controller = scene.attach(Talkative.self)
    #expect(UIAccessibility.announcements == [])
    controller.begin()
    #expect(UIAccessibility.announcements == ["Pull"])
    controller.isHidden = true
    #expect(UIAccessibility.announcements == ["Pull"])
  }

  @Test("VoiceOver reads the label of the control and its state")
  func labels() {
    let controller = scene.attach(SampleHeader.self)
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityLabel == "Refresh feed")
    #expect(view.accessibilityValue == "Pull")
    #expect(view.accessibilityTraits == .button)
    controller.begin()
    #expect(view.accessibilityValue == "Loading")
    #expect(view.accessibilityTraits == .updatesFrequently)
    controller.end(.exhausted)
    scene.clock.advance(by: 1)
    #expect(view.accessibilityTraits == .staticText)
  }

  @Test("VoiceOver reads the title if there is no label")
  func titles() {
    _ = scene.attach(SampleFooter.self)
    #expect(view.accessibilityLabel == "idle")
    #expect(view.accessibilityValue == nil)
  }
}
