import HostileWorld
import RefreshTesting
import Testing
import UIKit

@testable import RefreshRuntime

/// Text sizes for accessibility, crossfades, buttons and capsules; room for large texts is in `controls.events`.
@MainActor
@Suite("Sizes and surfaces")
struct GrowthTests {
  let scene = SampleList()

  private var view: UIView { scene.controlViews[0] }
  private var stack: UIStackView? { view.first(UIStackView.self) }

  private func setTextSize(_ category: UIContentSizeCategory) {
    scene.scrollView.window?.ownTraits = UITraitCollection(preferredContentSizeCategory: category)
  }

  @Test("a control that scales grows with the sizes for accessibility, and back")
  func growth() {
    _ = scene.attach(GrowingHeader.self)
    #expect(view.maximumContentSizeCategory == nil)
    #expect(view.bounds.height == 60)
    setTextSize(.extraExtraExtraLarge)
    #expect(view.bounds.height == 60)
    #expect(stack?.axis == .horizontal)
    setTextSize(.accessibilityExtraExtraExtraLarge)
    // A ring of 40 points in a capsule with 12 points around it, and as much around the capsule.
    #expect(view.bounds.height == 88)
    #expect(stack?.axis == .vertical)
    #expect(view.all(UILabel.self).allSatisfy { $0.numberOfLines == 0 })
    #expect(view.all(DrawingView.self).first?.intrinsicContentSize.width == 40)
    setTextSize(.large)
    #expect(view.bounds.height == 60)
    #expect(stack?.axis == .horizontal)
    #expect(view.all(DrawingView.self).first?.intrinsicContentSize.width == 24)
  }

  @Test("a control becomes as high as what it shows, at once and in the course of a refresh")
  func heights() throws {
    setTextSize(.accessibilityExtraExtraExtraLarge)
    let controller = scene.attach(GrowingFooter.self)
    controller.begin()
    controller.end(.failure)
    // A line of 40 points, 8, and a button of 34, between 16 and 16.
    #expect(view.bounds.height == 114)
    #expect(scene.scrollView.contentInset.bottom == 148)
    controller.adaptAppearance = { appearance, _ in
      appearance.title = String(repeating: "long ", count: 20)
    }
    controller.updateAppearance()
    #expect(view.bounds.height > 114)
    controller.adaptAppearance = nil
    controller.updateAppearance()
    #expect(view.bounds.height == 114)
    controller.begin()
    #expect(view.bounds.height == 60)
    #expect(scene.scrollView.contentInset.bottom == 94)
  }

  @Test("a control that does not scale, or lies at a side of the screen, caps its texts")
  func fixedHeight() {
    _ = scene.attach(SampleHeader.self)
    #expect(view.maximumContentSizeCategory == .extraExtraExtraLarge)
    let sideways = SampleList(isHorizontal: true)
    _ = sideways.attach(GrowingTrailer.self)
    #expect(sideways.controlViews[0].maximumContentSizeCategory == .extraExtraExtraLarge)
  }

  @Test("what is drawn is in the middle of what the pull has uncovered")
  func middle() {
    let controller = scene.attach(GrowingHeader.self)
    scene.pull(to: 20)
    #expect(stack?.transform.ty == 20)
    scene.pull(to: 72)
    // A longer pull than the height uncovers more than the control.
    #expect(stack?.transform == CGAffineTransform.identity.translatedBy(x: 0, y: -6))
    scene.pull(to: 20)
    scene.lift()
    controller.begin()
    #expect(stack?.transform == .identity)
    setTextSize(.accessibilityExtraExtraExtraLarge)
    #expect(stack?.transform == .identity)
  }

  @Test("texts and colors fade to those of the next state, if the design has a time for it")
  func crossfade() {
    let controller = scene.attach(GrowingHeader.self)
    UIView.requestedAnimations = []
    controller.begin()
    let fades = UIView.requestedAnimations.filter {
      $0.options.contains(.transitionCrossDissolve)
    }
    #expect(fades.map(\.duration) == [0.15])
    // Texts appear in the last third, where the ring has made room for them.
    let late = UIView.requestedAnimations.filter { $0.delay > 0 }
    #expect(late.count == 1)
    #expect(late.allSatisfy { abs($0.delay - 0.1) < 1e-9 && abs($0.duration - 0.05) < 1e-9 })
    UIView.requestedAnimations = []
    scene.attach(SampleFooter.self).begin()
    #expect(
      UIView.requestedAnimations.allSatisfy { !$0.options.contains(.transitionCrossDissolve) }
    )
  }

  @Test("nothing fades under Reduce Motion")
  func noCrossfade() {
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    let controller = scene.attach(GrowingHeader.self)
    UIView.requestedAnimations = []
    controller.begin()
    #expect(UIView.requestedAnimations.isEmpty)
  }

  @Test("a button is there only in its state, and VoiceOver reads it")
  func button() throws {
    let controller = scene.attach(GrowingFooter.self)
    #expect(view.first(ButtonView.self) == nil)
    controller.begin()
    controller.end(.failure)
    let button = try #require(view.first(ButtonView.self))
    #expect(!button.isHidden)
    #expect(button.label.text == "Try Again")
    #expect(button.intrinsicContentSize.height >= 34)
    #expect(view.accessibilityLabel == "No connection, Try Again")
    controller.adaptAppearance = { appearance, _ in appearance.button = "" }
    controller.updateAppearance()
    #expect(button.isHidden)
    controller.adaptAppearance = nil
    controller.begin()
    #expect(button.isHidden)
  }

  @Test("a capsule surrounds picture and texts, and is hidden with them")
  func capsule() throws {
    _ = scene.attach(GrowingHeader.self)
    let surface = try #require(view.first(SurfaceView.self))
    stack?.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
    view.layoutSubviews()
    #expect(surface.bounds.size == CGSize(width: 48, height: 48))
    #expect(surface.layer.cornerRadius == 24)
    #expect(scene.attach(SampleHeader.self).phase == .idle)
    #expect(view.first(SurfaceView.self) == nil)
  }

  @Test("the retraction has a curve of its own, and a spring settles after its duration")
  func curves() throws {
    let controller = scene.attach(GrowingHeader.self)
    controller.begin()
    #expect(scene.list.lastAnimation?.curve == .spring(damping: 1))
    let settling = try #require(scene.list.lastAnimation?.duration)
    #expect(abs(settling - 0.35 * 9.233 / (2 * .pi)) < 1e-9)
    scene.clock.advance(by: 0.35)
    controller.end()
    #expect(scene.list.lastAnimation == RefreshAnimation(duration: 0.4, curve: .easeIn))
  }
}

/// A control at a side, where texts have no room to grow.
private enum GrowingTrailer: RefreshDesign {
  static let behavior = {
    var behavior = GrowingHeader.behavior
    behavior.edge = .trailing
    return behavior
  }()
  static let curve = RefreshCurve.linear
  static let layout = RefreshLayout(scales: true)

  static func appearance(in state: RefreshState) -> RefreshAppearance {
    RefreshAppearance(title: "\(state)")
  }
}
