internal import RefreshCore
internal import RefreshRuntime
internal import UIKit

/// T: bars within a scroll, sheets, anchors, senses and threads.
extension Scenes {
  /// A list below a bar that is 88 points high, and expands to 140 at the top.
  private static func expanding(_ switches: Switches, at offset: CGFloat) -> DeviceScene {
    let world = DeviceScene(switches, top: 88)
    world.list.expandingBar = 88...140
    world.attach(StandardHeader.self)
    world.setOffset(offset)
    world.turn()
    return world
  }

  static let motions: [Scene] = [
    Scene("T1", "a bar expands under the finger") { switches in
      let world = DeviceScene(switches)
      for start: CGFloat in [150, -88] {
        for (pull, phase) in [(40.0, RefreshPhase.pulling), (74, .armed)] {
          let one = expanding(switches, at: start)
          one.touch()
          one.drag(to: -140 - CGFloat(pull), steps: 40)
          one.expectPhase(phase, 0, "at \(pull) from \(start)")
          let haptics = phase == .armed ? 1 : 0
          one.expect(one.haptics == haptics, "H13: \(one.haptics) haptics at \(pull)")
          one.lift()
          one.wait(0.3)
          one.rest()
          one.expectActions(haptics, 0, "at \(pull) from \(start)")
          one.retire()
          one.expectInset()
          one.expectOffset(-one.list.systemInsets.top)
          world.adopt(one)
        }
      }
      return world
    },
    Scene("T1", "a bar expands and collapses twice in a drag") { switches in
      let world = expanding(switches, at: 150)
      world.touch()
      for round in 1...2 {
        world.drag(to: -140 - 60, steps: 30)
        world.expectPhase(.pulling, 0, "in round \(round)")
        world.drag(to: 20, steps: 20)
        world.expectPhase(.idle, 0, "in round \(round)")
      }
      world.expect(world.haptics == 0, "H13: \(world.haptics) haptics")
      world.drag(to: -140 - 90, steps: 30)
      world.expectPhase(.armed)
      world.drag(to: -140 - 50, steps: 10)
      world.expectPhase(.pulling)
      world.drag(to: -140 - 90, steps: 10)
      world.expect(world.haptics == 2, "H13: \(world.haptics) haptics")
      world.lift()
      world.wait(0.3)
      world.rest()
      world.expectActions(1)
      world.retire()
      world.expectInset()
      world.expectOffset(-world.list.systemInsets.top)
      return world
    },
    Scene("T1", "a bar expands within a leap of the list") { switches in
      let world = expanding(switches, at: 150)
      world.touch()
      world.drag(to: -120)
      world.drag(to: -140 - 40, steps: 1)
      world.expectPhase(.pulling)
      world.expect(world.haptics == 0, "H13: \(world.haptics) haptics")
      world.drag(to: -140 - 80, steps: 1)
      world.expectPhase(.armed)
      return world
    },
    Scene("T1", "a bar expands while the control refreshes") { switches in
      let world = expanding(switches, at: -88)
      world.begin()
      world.wait(0.3)
      world.rest()
      world.touch()
      world.drag(to: 150, steps: 20)
      world.drag(to: -140 - 60 - 72, steps: 40)
      world.lift()
      world.rest()
      world.expectInSight(below: 140)
      world.expectActions(1)
      world.expect(world.haptics == 0, "H13: \(world.haptics) haptics")
      world.retire()
      world.expectInset()
      world.expectOffset(-world.list.systemInsets.top)
      return world
    },
    Scene("T2", "a tab bar minimizes while the list decelerates") { switches in
      let world = DeviceScene(switches)
      for design in [PullFooter.self, ReachFooter.self] as [any RefreshDesign.Type] {
        let one = DeviceScene(switches, bottom: 83)
        one.attach(design)
        let own = one.inset.bottom
        one.setOffset(200)
        one.turn()
        one.touch()
        one.drag(to: 400)
        one.lift(velocity: 1500)
        for bottom: CGFloat in [34, 83, 34] {
          for _ in 0..<20 { one.wait(1.0 / 120) }
          let before = one.offset
          one.event("tab bar \(bottom)", mayWrite: true) {
            Writes.asWorld { one.list.setSystemInsets(UIEdgeInsets(top: rest, bottom: bottom)) }
          }
          one.expect(Writes.noted.offsets == 0, "J: an offset against the bar, from \(before)")
          one.turn()
        }
        one.expectActions(0, 0, "by the bar")
        one.rest()
        one.expectInset(bottom: own)
        world.adopt(one)
      }
      return world
    },
  ]
}
