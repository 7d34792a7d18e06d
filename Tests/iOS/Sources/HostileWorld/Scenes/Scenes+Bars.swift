internal import RefreshCore
internal import RefreshRuntime
internal import UIKit

/// E: bars.
extension Scenes {
  static let bars: [Scene] = [
    Scene("E1", "a large title stretches with the pull") { switches in
      let world = DeviceScene(switches, top: 140)
      world.list.hasLargeTitle = true
      world.attach(StandardHeader.self)
      world.touch()
      world.drag(to: -140 - 60, steps: 12)
      world.expectPhase(.pulling)
      world.drag(to: -140 - 110, steps: 12)
      world.expectPhase(.armed)
      world.lift()
      world.wait(0.3)
      world.rest()
      world.expectActions(1)
      world.expectOffset(-200)
      world.retire()
      world.expectInset()
      return world
    },
    Scene("E1", "an owner's inset under the finger is no title that grows") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      world.pull(to: 40)
      world.setInset(top: 40)
      world.turn()
      world.drag(to: -rest - 40 - 50)
      world.expectPhase(.pulling)
      world.lift()
      world.rest()
      world.refresh()
      world.expectInSight(below: rest + 40)
      world.retire()
      world.expectInset(top: 40)
      return world
    },
    Scene("E2", "a title collapses and expands while the list scrolls") { switches in
      let world = DeviceScene(switches, top: 140)
      world.attach(StandardHeader.self)
      for isFirst in [true, false] {
        world.touch()
        for step in 1...16 {
          let bar = max(88, 140 - CGFloat(step) * 5)
          if isFirst { world.setSafe(top: bar) }
          world.outside("move") { $0.fingerMoves(by: -5) }
          if !isFirst { world.setSafe(top: bar) }
          if step == 8 && isFirst { world.begin() }
          world.turn()
        }
        for step in 1...16 {
          let bar = min(140, 60 + CGFloat(step) * 5)
          if isFirst { world.setSafe(top: bar) }
          world.outside("move") { $0.fingerMoves(by: 5) }
          if !isFirst { world.setSafe(top: bar) }
          world.turn()
        }
        world.lift()
        world.rest()
        world.wait(0.3)
        if isFirst { world.retire() }
        world.setOffset(-140)
        world.turn()
        world.expectActions(1, 0, "by the bar")
      }
      world.expectInset()
      return world
    },
    Scene("E3", "a search is presented while the control refreshes") { switches in
      let world = DeviceScene(switches, top: 140)
      world.attach(StandardHeader.self)
      world.refresh()
      world.outside("search") {
        $0.setSystemInsets(UIEdgeInsets(top: 60, bottom: 34))
        $0.contentOffset.y = -120
      }
      world.turn()
      world.setInset(bottom: 302)
      world.turn()
      world.setInset(bottom: 0)
      world.setSafe(top: 140)
      world.turn()
      world.expectOffset(-200)
      world.retire()
      world.expectInset()
      world.expectOffset(-140)
      return world
    },
    Scene("E4", "bars at the bottom come and go") { switches in
      let world = DeviceScene(switches, bottom: 83)
      world.attach(ReachFooter.self)
      let high = world.list.range.high
      world.setOffset(high - 200)
      world.turn()
      world.touch()
      world.drag(to: high - 140)
      world.setSafe(bottom: 34)
      world.turn()
      world.expectActions(0)
      world.drag(to: high)
      world.setSafe(bottom: 83)
      world.turn()
      world.lift()
      world.rest()
      world.expectActions(1)
      world.retire()
      world.expectInset(bottom: 44)
      return world
    },
    Scene("E5", "a rotation, in any order of what it changes") { switches in
      let world = DeviceScene(switches)
      for order in permutations([0, 1, 2, 3]) {
        let one = DeviceScene(switches)
        one.attach(StandardHeader.self)
        one.attach(ReachFooter.self)
        one.refresh()
        let ways = [(844.0, 390.0, 53.0, 2600.0), (390, 844, 355.0 / 3, 3000)]
        for (width, height, top, content) in ways {
          for step in order {
            switch step {
            case 0: one.setSize(CGFloat(width), CGFloat(height))
            case 1: one.setSafe(top: CGFloat(top))
            case 2: one.setContent(CGFloat(content))
            // The app restores where it has been.
            default: one.setOffset(-CGFloat(top) - 60)
            }
          }
          one.turn()
          one.expectInSight(below: CGFloat(top), 60, "in the order \(order)")
        }
        for width in 0..<60 {
          one.setSize(390 + CGFloat(width) * 7 / 3, 844)
          one.turn()
        }
        one.expectOffset(-rest - 60, "after widths")
        one.retire()
        one.expectInset(bottom: 44)
        one.expectOffset(-rest)
        world.adopt(one)
      }
      return world
    },
    Scene("E6", "the status bar changes, and another owner corrects the offset") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      world.outside("taller") { $0.setSystemInsets(UIEdgeInsets(top: rest + 20, bottom: 34)) }
      world.expect(Writes.noted.offsets == 0, "J: a correction at rest")
      world.setOffset(-rest)
      world.turn()
      world.expect(Writes.noted.offsets == 0, "J: a correction at rest")
      world.setSafe(top: rest)
      world.setOffset(-rest)
      world.turn()
      world.pull(to: 50)
      world.setSafe(top: rest + 20)
      world.turn()
      world.expectPhase(.pulling)
      world.expect(world.haptics == 0, "H13: felt")
      world.lift()
      world.rest()
      world.expectActions(0)
      world.setSafe(top: rest)
      world.turn()
      world.setOffset(-rest)
      world.refresh()
      world.outside("taller") { list in
        list.setSystemInsets(UIEdgeInsets(top: rest + 20, bottom: 34))
        list.contentOffset.y = -rest - 80
      }
      world.setOffset(-rest - 60)
      world.turn()
      world.expectInSight(below: rest + 20)
      world.retire()
      world.expectInset()
      return world
    },
    Scene("E7", "a push, and a pop that is canceled") { switches in
      let world = DeviceScene(switches)
      for endsBelow in [true, false] {
        let one = DeviceScene(switches)
        one.attach(StandardHeader.self)
        one.begin()
        one.leaveWindow()
        one.wait(1)
        if endsBelow { one.end() }
        one.enterWindow()
        one.wait(0.1)
        one.leaveWindow()
        one.wait(1)
        one.enterWindow()
        one.turn()
        if endsBelow {
          one.wait(0.5)
          one.expectPhase(.idle)
        } else {
          one.expectOffset(-rest - 60, "on return")
          one.retire()
        }
        one.expectInset()
        if one.returnsToTop || !endsBelow { one.expectOffset(-rest, "ended below: \(endsBelow)") }
        one.expectActions(1)
        world.adopt(one)
      }
      return world
    },
  ]
}
