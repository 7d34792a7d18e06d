import DeviceCheck
import HostileWorld
import RefreshRuntime
import RefreshTesting
import Testing
import UIKit

/// The judgment of gestures by hand, with numbers, and with a control on the double.
@MainActor
@Suite("By hand")
struct HandTests {
  // MARK: Numbers

  /// A list at its top below a bar of 100 points, whose header is 60 points high and arms past 72.
  private struct Hand {
    var check = HandCheck(distance: 72, height: 60)
    var sample = HandCheck.Sample()

    init() {
      (sample.offset, sample.top, sample.width) = (-100, 100, 390)
      rest()
    }

    mutating func note(_ change: (inout HandCheck.Sample) -> Void = { _ in }) {
      sample.time += 0.1
      change(&sample)
      check.note(sample)
    }

    mutating func rest() {
      for _ in 0..<8 { note() }
    }

    /// A finger takes the list to each pull, and is lifted; then the list and the control change.
    mutating func drag(_ pulls: [Double], then change: (inout HandCheck.Sample) -> Void) {
      for pull in pulls {
        note {
          $0.isTouched = true
          $0.offset = -100 - pull
          let isArmed = pull > 72
          if isArmed && $0.phase != "armed" { $0.haptics += 1 }
          $0.phase = isArmed ? "armed" : pull > 0 ? "pulling" : "idle"
        }
      }
      note {
        $0.isTouched = false
        $0.phase = "idle"
        $0.offset = -100
        change(&$0)
      }
      rest()
    }

    mutating func refresh(then change: (inout HandCheck.Sample) -> Void = { _ in }) {
      drag([50, 100]) {
        ($0.phase, $0.offset, $0.inset, $0.visible) = ("refreshing", -160, 60, 60)
        $0.count += 1
        change(&$0)
      }
    }

    func verdict(_ gesture: HandCheck.Row) -> HandCheck.Verdict? { check.verdicts[gesture] }
  }

  @Test("a pull of 40 points has to do nothing")
  func short() {
    var hand = Hand()
    hand.drag([20, 40]) { _ in }
    #expect(hand.check.verdicts == [.short: .passed])
    let failures: [(String, (inout HandCheck.Sample) -> Void)] = [
      ("refreshes at 40 points: 1", { $0.count += 1 }),
      ("haptics at 40 points: 1", { $0.haptics += 1 }),
      ("an inset of 60 points stays", { $0.inset = 60 }),
    ]
    for (reason, change) in failures {
      var hand = Hand()
      hand.drag([20, 40], then: change)
      #expect(hand.check.verdicts == [.short: .failed(reason)])
    }
    hand = Hand()
    hand.note { ($0.isTouched, $0.offset, $0.phase) = (true, -140, "armed") }
    hand.note { $0.haptics += 1 }
    hand.drag([40]) { _ in }
    #expect(hand.check.verdicts == [.short: .failed("armed at 40 points")])
  }

  @Test("a pull of 100 points has to start one refresh, with one haptic, in view")
  func long() {
    var hand = Hand()
    hand.refresh()
    #expect(hand.check.verdicts == [.long: .passed])
    let failures: [(String, (inout HandCheck.Sample) -> Void)] = [
      ("refreshes at 100 points: 0", { $0.count -= 1 }),
      ("refreshes at 100 points: 2", { $0.count += 1 }),
      ("haptics at 100 points: 0", { $0.haptics -= 1 }),
      ("haptics at 100 points: 2", { $0.haptics += 1 }),
      ("16 of 60 points in view", { $0.visible = 16 }),
    ]
    for (reason, change) in failures {
      var hand = Hand()
      hand.refresh(then: change)
      #expect(hand.check.verdicts == [.long: .failed(reason)])
    }
    // A refresh without an armed control is not felt.
    hand = Hand()
    hand.note { ($0.isTouched, $0.offset, $0.phase) = (true, -200, "pulling") }
    hand.note { ($0.isTouched, $0.offset, $0.phase) = (false, -160, "refreshing") }
    hand.note { ($0.count, $0.visible) = (1, 60) }
    hand.rest()
    #expect(hand.check.verdicts == [.long: .failed("haptics at 100 points: 0")])
  }

  @Test("a return to 40 points is measured from where the list rested, whatever the bar does")
  func back() {
    var hand = Hand()
    hand.drag([-80, -30, 40]) { _ in }
    #expect(hand.check.verdicts == [.back: .passed])
    // The bar has collapsed, and stretches with the pull.
    hand = Hand()
    hand.note { ($0.isTouched, $0.offset, $0.top) = (true, -20, 48) }
    hand.note { ($0.offset, $0.top) = (-140, 140) }
    hand.note { ($0.isTouched, $0.offset, $0.top, $0.count) = (false, -100, 100, 1) }
    hand.rest()
    #expect(hand.check.verdicts == [.back: .failed("refreshes at 40 points: 1")])
    // The list has rested below the collapsed bar.
    hand = Hand()
    hand.note { ($0.offset, $0.top) = (200, 48) }
    hand.rest()
    hand.note { $0.isTouched = true }
    hand.note { ($0.offset, $0.top) = (-140, 140) }
    hand.note { ($0.isTouched, $0.offset, $0.top) = (false, -100, 100) }
    hand.rest()
    #expect(hand.check.verdicts == [.back: .passed])
  }

  @Test("a tap on the status bar has to leave the control in view", arguments: [60.0, 0])
  func statusBar(visible: Double) {
    var hand = Hand()
    hand.refresh()
    hand.drag([0, -300]) {
      ($0.phase, $0.offset, $0.inset, $0.visible) = ("refreshing", 200, 0, 0)
    }
    #expect(hand.verdict(.statusBar) == nil)
    hand.note { ($0.offset, $0.visible) = (-100 - visible, visible) }
    #expect(hand.verdict(.statusBar) == nil, "the list still moves")
    hand.rest()
    #expect(
      hand.verdict(.statusBar) == (visible == 60 ? .passed : .failed("0 of 60 points in view"))
    )
  }

  @Test("a finger that scrolls back is no tap on the status bar")
  func finger() {
    var hand = Hand()
    hand.refresh()
    hand.drag([0, -300]) {
      ($0.phase, $0.offset, $0.inset, $0.visible) = ("refreshing", 200, 0, 0)
    }
    hand.drag([-200, 0]) { ($0.phase, $0.offset, $0.visible) = ("refreshing", -100, 0) }
    #expect(hand.verdict(.statusBar) == nil)
  }

  @Test("a rotation has to leave the control in view", arguments: [60.0, 30])
  func rotation(visible: Double) {
    var hand = Hand()
    hand.refresh()
    hand.note { ($0.width, $0.visible) = (844, visible) }
    hand.rest()
    #expect(
      hand.verdict(.rotation) == (visible == 60 ? .passed : .failed("30 of 60 points in view"))
    )
    // A failure stays.
    hand.note { ($0.width, $0.visible) = (390, 60) }
    hand.rest()
    hand.note { $0.width = 844 }
    hand.rest()
    #expect(hand.check.hasFailed == (visible == 30))
  }

  @Test("a gesture between the two distances, or during a refresh, is not one of the five")
  func others() {
    var hand = Hand()
    hand.drag([40, 75]) { _ in }
    hand.drag([40, 100, 40]) { _ in }
    hand.drag([10]) { _ in }
    #expect(hand.check.verdicts == [:])
    hand.refresh()
    hand.drag([70, 160]) { ($0.phase, $0.offset) = ("refreshing", -160) }
    #expect(hand.check.verdicts == [.long: .passed])
    hand.note { ($0.offset, $0.visible) = (200, 0) }
    hand.rest()
    hand.note { $0.width = 844 }
    hand.rest()
    #expect(hand.verdict(.rotation) == nil, "the control was out of view")
  }

  @Test("a refresh lasts while only gestures are left that need one")
  func refreshTime() {
    var hand = Hand()
    hand.drag([20, 40]) { _ in }
    hand.drag([-80, -30, 40]) { _ in }
    #expect(!hand.check.needsRefresh)
    hand.refresh()
    #expect(hand.check.needsRefresh)
    hand.note { $0.width = 844 }
    hand.rest()
    hand.note { ($0.offset, $0.visible) = (200, 0) }
    hand.rest()
    hand.note { ($0.offset, $0.visible) = (-160, 60) }
    #expect(HandCheck.result(of: [hand.check], count: 1) == nil)
    hand.rest()
    #expect(!hand.check.needsRefresh)
    #expect(HandCheck.result(of: [hand.check], count: 1) == true)
    #expect(HandCheck.result(of: [hand.check], count: 4) == nil)
  }

  @Test("the rows and the result name open, passed and failed gestures")
  func rows() {
    var hand = Hand()
    hand.drag([20, 40]) { _ in }
    hand.refresh { $0.count += 1 }
    #expect(
      hand.check.rows == [
        "✓ Pull 40 points and let go: nothing",
        "✗ Pull 100 points and let go: one refresh – refreshes at 100 points: 2",
        "○ Scroll away and back to a pull of 40 points in one motion: nothing",
        "○ During a refresh, scroll away and tap the status bar: control in view",
        "○ During a refresh, rotate: control in view",
      ]
    )
    #expect(hand.check.numbers == "refreshing · pull 60 · inset 60 · haptics 1 · count 2")
    #expect(HandCheck.result(of: [hand.check], count: 1) == false)
    #expect(HandCheck.result(of: [Hand().check], count: 1) == nil)
  }

  // MARK: The double

  /// A hand on the double: each step is followed by samples.
  @MainActor
  private final class DoubleHand {
    let scene: DeviceScene
    var check = HandCheck(distance: DeviceHeader.distance, height: 60)
    private var run: RefreshRun?

    init(_ switches: Switches, isTitled: Bool) {
      scene = DeviceScene(switches, top: isTitled ? 200 : 355.0 / 3)
      if isTitled {
        scene.list.hasLargeTitle = true
        scene.list.expandingBar = 96...200
      }
      DeviceHeader.attach(to: scene.list, clock: scene.clock) { [weak self] in self?.run = $0 }
      if !isTitled { scene.presentSheet(isPopover: true) }
      rest()
    }

    var top: Double { scene.list.adjustedContentInset.top }

    func note() {
      guard let header = scene.list.headerController else { return }
      let time = scene.clock.now
      check.note(.init(of: scene.list, header, haptics: scene.haptics, time: time))
    }

    func rest() {
      scene.rest()
      for _ in 0..<10 {
        scene.wait(0.1)
        scene.rest()
        note()
      }
    }

    func drag(to pulls: [Double], from rest: Double) {
      scene.touch()
      note()
      for pull in pulls {
        for step in 1...6 {
          let start = Double(scene.list.contentOffset.y)
          scene.drag(to: start + (-rest - pull - start) / Double(7 - step), steps: 1)
          note()
        }
      }
      scene.lift()
      note()
      self.rest()
    }

    func rotate() {
      scene.window.frame.size = CGSize(width: 844, height: 390)
      scene.setSize(844, 390)
      scene.turn()
      rest()
    }

    func endRefresh() {
      run?.end()
      rest()
    }
  }

  @Test(
    "the five gestures pass on the double, below a title that stretches and in a popover",
    arguments: [true, false]
  )
  func double(isTitled: Bool) {
    for growth in Switches.LargeTitle.allCases {
      for notice in Switches.TitleNotice.allCases {
        var switches = Switches()
        (switches.largeTitle, switches.titleNotice) = (growth, notice)
        let hand = DoubleHand(switches, isTitled: isTitled)
        let rest = hand.top
        hand.drag(to: [40], from: rest)
        hand.drag(to: [-150, 40], from: rest)
        #expect(!hand.check.needsRefresh)
        hand.drag(to: [100], from: rest)
        #expect(hand.check.needsRefresh)
        hand.drag(to: [-400], from: rest)
        hand.scene.tapStatusBar()
        hand.rest()
        hand.rotate()
        #expect(hand.check.rows.filter { !$0.hasPrefix("✓") } == [], "\(growth), \(notice)")
        #expect(HandCheck.result(of: [hand.check], count: 1) == true)
        hand.endRefresh()
      }
    }
  }

  // MARK: Inside a UIRefreshControl

  @Test(
    "the numbers of a UIRefreshControl are those of the double",
    arguments: [true, false],
    [true, false]
  )
  func numbers(jumps: Bool, isInContentInset: Bool) {
    let one = SystemScene(DeviceSystemHeader.self) {
      $0.jumpsAtTrigger = jumps
      $0.hasRoomInContentInset = isInContentInset
    }
    var numbers = SystemNumbers()
    func note() { numbers.note(.init(of: one.world.list)) }
    note()
    one.world.touch()
    note()
    one.pull(to: 99)
    note()
    one.world.drag(to: -one.rest - 101, steps: 1)
    note()
    one.system.endRefreshing()
    one.world.turn()
    note()
    one.world.lift()
    one.world.rest()
    note()
    let start = jumps ? -62 : -2
    #expect(numbers.rows[0].hasSuffix("jump of the list \(start)"))
    #expect(!numbers.rows[1].hasSuffix("–"))
    let room = isInContentInset ? "content inset 60, adjusted 60" : "content inset 0, adjusted 60"
    #expect(numbers.rows[2] == "Room: " + room)
    #expect(numbers.rows[3].hasPrefix("Fires at: 99 of 844;"))
    one.controller.detach()
    one.world.turn()
    note()
    SystemScene.dress(one.system, as: DeviceSystemHeader.self, one.world)
    one.world.turn()
    note()
    #expect(numbers.rows[4].hasSuffix("dressed 1 times, lost 1 times"))
    one.world.touch()
    one.pull(to: 60)
    note()
    let now = "pull 60, in UITableView, pulling, progress 41 %"
    #expect(numbers.rows[5] == "Pull to 60 and hold, then on: " + now)
    SystemScene.moveToBar(true, one.world)
    note()
    #expect(numbers.rows[5].contains(", in UIView, "))
  }
}
