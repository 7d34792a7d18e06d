import RefreshCore
import RefreshTesting
import RefreshWorld
import Testing
import UIKit

@testable import RefreshRuntime

/// A control on the double, beside the player of the preview page: both have the same places and
/// opacities at the same moments of the same gesture.
@MainActor
@Suite("Places and opacities of the page")
struct PoseParityTests {
  private struct Pair {
    let scene: SampleList
    let controller: RefreshController
    var player: Player

    @MainActor
    init<Design: RefreshDesign>(_ design: Design.Type) {
      scene = SampleList()
      controller = scene.attach(design)
      let traits = RefreshPoseTraits(
        opacity: Design.opacity,
        surface: design.surface,
        changeDuration: design.changeDuration,
        layout: design.layout,
        edge: design.behavior.edge
      )
      var reading = ScrollReading(offset: 0, viewport: 600, content: 2000, start: 64, end: 34)
      reading.offset = -64
      player = Player(
        behavior: design.behavior,
        in: reading,
        curves: design.curves,
        traits: traits
      )
    }

    @MainActor
    mutating func pull(to distance: Double) {
      scene.pull(to: distance)
      player.perform(.scroll(to: -64 - distance, dragging: true))
    }

    @MainActor
    mutating func lift() {
      scene.lift()
      player.perform(.release)
    }

    /// Lets time pass in which the animations of the page end; the model of the double is at their ends.
    @MainActor
    mutating func wait(_ seconds: Double) {
      scene.clock.advance(by: seconds)
      for _ in 0..<Int(seconds * 60) { player.advance(by: 1.0 / 60) }
    }

    @MainActor
    func compare(_ moment: String, isAtRest: Bool = true) {
      let view = scene.controlViews[0]
      let (pose, height) = (player.pose, player.world.machine.behavior.height)
      let stack = view.first(UIStackView.self)
      #expect(abs(Double(view.alpha) - pose.opacity) < 1e-6, "\(moment): opacity")
      #expect(abs(Double(stack?.transform.ty ?? 0) - pose.shift) < 1e-6, "\(moment): shift")
      #expect(abs(Double(stack?.transform.a ?? 0) - pose.scale) < 1e-6, "\(moment): scale")
      let middle = Double(view.center.y - scene.scrollView.contentOffset.y)
      #expect(abs(middle - player.shownPlace - height / 2) < 1e-6, "\(moment): place")
    }
  }

  private func play<Design: RefreshDesign>(_ design: Design.Type) {
    var pair = Pair(design)
    pair.compare("at rest")
    for distance in [4.0, 14.5, 30, 60, 72, 110] {
      pair.pull(to: distance)
      pair.compare("pulled by \(distance)")
    }
    pair.lift()
    pair.wait(1)
    pair.compare("refreshing")
    pair.controller.end(.failure)
    pair.player.perform(.end(.failure))
    pair.compare("failed")
    pair.wait(2.1)
    pair.wait(1)
    // Neither list has been moved by a finger, from which it would go back by itself.
    pair.scene.list.scroll(to: -64)
    pair.player.perform(.scroll(to: -64, dragging: false))
    pair.compare("at rest again")
  }

  /// Compares the two after a release, frame by frame: on a device, offset and transform go from where they
  /// are to the model by the animation that they were asked for, here a linear one.
  @Test("are those of each frame after a release", arguments: [72.5, 80, 110, 150])
  func release(distance: Double) {
    var pair = Pair(ParityLinear.self)
    pair.pull(to: distance)
    let view = pair.scene.controlViews[0]
    let seen = {
      (
        offset: Double(pair.scene.scrollView.contentOffset.y),
        shift: Double(view.first(UIStackView.self)?.transform.ty ?? 0)
      )
    }
    let start = seen()
    pair.lift()
    let end = seen()
    #expect(end.offset == -124 && end.shift == 0)
    for frame in 0...30 {
      let part = min(Double(frame) / 60 / ParityLinear.behavior.timing.reveal, 1)
      let offset = start.offset + (end.offset - start.offset) * part
      let shift = start.shift + (end.shift - start.shift) * part
      let place = Double(view.center.y) - offset + shift
      let shown = pair.player.shownPlace + 30 + pair.player.pose.shift
      #expect(abs(place - shown) < 1e-6, "frame \(frame): \(shown), on a device \(place)")
      pair.player.advance(by: 1.0 / 60)
    }
  }

  @Test("are those of a header that fades and grows")
  func header() { play(ParityHeader.self) }

  @Test("are those of a capsule over the list")
  func capsule() { play(ParityCapsule.self) }
}

private enum ParityHeader: RefreshDesign {
  static let behavior = RefreshBehavior(
    edge: .top,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 72, comparison: .atLeast),
    insetWhileRefreshing: .sticky,
    timing: RefreshTiming(reveal: 0.46, retract: 0.45, succeeded: 0.4, failed: 2)
  )
  static let curve = RefreshCurve.spring(bounce: 0)
  static let retractCurve = RefreshCurve.easeInOut
  static let changeDuration = 0.32
  static let layout = RefreshLayout(scales: true)

  static func appearance(in state: RefreshState) -> RefreshAppearance {
    RefreshAppearance(title: state == .failed ? "Failed" : nil, indicator: .ring)
  }
}

private enum ParityLinear: RefreshDesign {
  static let behavior = ParityHeader.behavior
  static let layout = RefreshLayout(scales: true)
  static let curve = RefreshCurve.linear

  static func appearance(in state: RefreshState) -> RefreshAppearance {
    ParityHeader.appearance(in: state)
  }
}

private enum ParityCapsule: RefreshDesign {
  static let behavior = {
    var behavior = ParityHeader.behavior
    (behavior.style, behavior.insetWhileRefreshing, behavior.height) = (.overlay, .none, 72)
    behavior.action = .immediate
    return behavior
  }()
  static let curve = RefreshCurve.spring(bounce: 0.15)
  static let changeDuration = 0.32
  static let layout = RefreshLayout(scales: true)
  static let surface = RefreshSurface.capsule

  static func appearance(in state: RefreshState) -> RefreshAppearance {
    ParityHeader.appearance(in: state)
  }
}
