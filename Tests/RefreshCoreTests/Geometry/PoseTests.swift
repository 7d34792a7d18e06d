import RefreshCore
import RefreshWorld
import Testing

@Suite("Pose")
struct PoseTests {
  private static func machine(
    _ style: RefreshBehavior.Style = .pull,
    pull: Double = 0,
    change: (inout RefreshBehavior) -> Void = { _ in }
  ) -> RefreshMachine {
    var behavior = RefreshBehavior(
      edge: .top,
      style: style,
      height: 60,
      trigger: RefreshTrigger(when: .release, distance: 72),
      insetWhileRefreshing: style == .pull ? .fixed : .none,
      timing: RefreshTiming(reveal: 0.25, retract: 0.4, succeeded: 0.4)
    )
    change(&behavior)
    var machine = RefreshMachine(behavior: behavior, at: .list)
    var reading = ScrollReading.list
    (reading.offset, reading.isDragging) = (reading.offset - pull, true)
    _ = machine.scroll(reading)
    return machine
  }

  private static func traits(
    alpha: RefreshOpacity = .fixed,
    surface: RefreshSurface = .none,
    change: Double = 0.3
  ) -> RefreshPoseTraits {
    RefreshPoseTraits(
      opacity: alpha,
      surface: surface,
      changeDuration: change,
      layout: RefreshLayout(scales: true),
      edge: .top
    )
  }

  private static func pose(
    _ machine: RefreshMachine,
    _ traits: RefreshPoseTraits = traits(),
    pull: Double,
    hiddenAtRest: Bool = true
  ) -> RefreshPose {
    machine.pose(
      of: traits,
      pull: pull,
      visible: machine.visiblePart(atPull: pull),
      hiddenAtRest: hiddenAtRest
    )
  }

  @Test("Content is in the middle of what a pull has uncovered, also of a long one")
  func middle() {
    let machine = Self.machine(pull: 20)
    #expect(
      [-5, 0, 20, 60, 200].map { Self.pose(machine, pull: $0).shift } == [30, 30, 20, 0, -70]
    )
    #expect(Self.pose(machine, RefreshPoseTraits(), pull: 20).shift == 0)
    var refreshing = machine
    _ = refreshing.handle(.begin, at: .list)
    // A control that the user scrolls out of view goes with the content.
    #expect([20, 60, 100].map { Self.pose(refreshing, pull: $0).shift } == [0, 0, -20])
  }

  @Test("A control and an overlay at rest are transparent, an inline control is not")
  func rest() {
    #expect(Self.pose(Self.machine(), pull: 0).opacity == 0)
    #expect(Self.pose(Self.machine(.overlay), pull: 0).opacity == 0)
    #expect(Self.pose(Self.machine(.inline), pull: 0).opacity == 1)
    #expect(Self.pose(Self.machine(), pull: 0, hiddenAtRest: false).opacity == 1)
  }

  @Test("A capsule follows the pull: a part is there at a fifth, and below a bar's title at 0.3")
  func capsule() {
    let traits = Self.traits(surface: .capsule)
    func pose(_ pull: Double) -> RefreshPose {
      Self.pose(Self.machine(.overlay, pull: pull), traits, pull: pull)
    }
    #expect(pose(72).opacity == 1 && pose(72).scale == 1 && pose(72).shift == 0)
    #expect(abs(pose(14.4).opacity - 0.2 / 0.35) < 1e-9)
    #expect(abs(pose(14.4).scale - 0.6) < 1e-9)
    // The end of a capsule of 48 points, below the edge of the list or above it.
    func end(_ pull: Double, half: Double) -> Double {
      let extent = Self.machine(.overlay, pull: pull).overlayExtent(atPull: pull)
      return extent - 30 + pose(pull).shift + half * pose(pull).scale
    }
    #expect(end(14.4, half: 24) > 2)
    // The letters of a title in a bar of 44 points end there.
    #expect(end(21.6, half: -24) > -16)
    let opaque = Self.pose(Self.machine(.overlay, pull: 14.4), pull: 14.4)
    #expect(opaque.opacity == 1 && opaque.scale == 1 && opaque.shift == 0)
  }

  @Test("What leaves fades with what is visible, after its outcome, if the design has a change")
  func leaving() {
    var machine = Self.machine()
    var shown = ScrollReading.list
    shown.offset -= 60
    _ = machine.handle(.begin, at: shown)
    _ = machine.handle(.revealed, at: shown)
    _ = machine.handle(.end(.success), at: shown)
    #expect(machine.isShowingOutcome)
    #expect(Self.pose(machine, pull: 30).opacity == 1)
    _ = machine.handle(.outcomeShown, at: .list)
    #expect(Self.pose(machine, pull: 30).opacity == 0.5)
    #expect(Self.pose(machine, pull: 30).shift == 15)
    #expect(Self.pose(machine, Self.traits(change: 0), pull: 30).opacity == 1)
  }

  @Test("A failure that stays at the edge is transparent at rest, and appears with the pull")
  func failed() {
    var machine = Self.machine {
      $0.showsFailure = true
      $0.timing.failed = 0
    }
    _ = machine.handle(.begin, at: .list)
    _ = machine.handle(.revealed, at: .list)
    _ = machine.handle(.end(.failure), at: .list)
    _ = machine.handle(.retracted, at: .list)
    #expect(machine.phase == .failed)
    #expect([0, 30, 60].map { Self.pose(machine, pull: $0).opacity } == [0, 0.5, 1])
    #expect(
      [0, 30].map { Self.pose(machine, Self.traits(change: 0), pull: $0).opacity } == [0, 1]
    )
  }

  @Test("Texts alone follow the pull, or all of the control")
  func alpha() {
    let machine = Self.machine(pull: 36)
    let texts = Self.pose(machine, Self.traits(alpha: .textsFollowPull), pull: 36)
    #expect(texts.textOpacity == 0.5 && texts.opacity == 1)
    let all = Self.pose(machine, Self.traits(alpha: .followsPull), pull: 36)
    #expect(all.textOpacity == 1 && all.opacity == 0.5)
  }

  @Test("An overlay that is higher than its distance is all there when a release would refresh")
  func highOverlay() {
    let high = Self.machine(.overlay, pull: 36) { $0.height = 144 }
    #expect([0, 36, 72, 100].map(high.overlayExtent) == [0, 72, 144, 144])
    let low = Self.machine(.overlay, pull: 18) { $0.height = 36 }
    #expect([18, 36, 72].map(low.overlayExtent) == [18, 36, 36])
  }
}
