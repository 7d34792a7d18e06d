internal import RefreshCore
internal import RefreshRuntime
internal import UIKit

/// E: bars. F: keyboards.
extension Scenes {
  static let bars: [Scene] = [
    Scene("E1", "a large title stretches with the pull") { switches in
      let world = World(switches, top: 140)
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
    Scene("E2", "a title collapses and expands while the list scrolls") { switches in
      let world = World(switches, top: 140)
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
      let world = World(switches, top: 140)
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
      let world = World(switches, bottom: 83)
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
      let world = World(switches)
      for order in permutations([0, 1, 2]) {
        let one = World(switches)
        one.attach(StandardHeader.self)
        one.attach(ReachFooter.self)
        one.refresh()
        let ways = [(844.0, 390.0, 53.0, 2600.0), (390, 844, 355.0 / 3, 3000)]
        for (width, height, top, content) in ways {
          for step in order {
            switch step {
            case 0: one.setSize(CGFloat(width), CGFloat(height))
            case 1: one.setSafe(top: CGFloat(top))
            default: one.setContent(CGFloat(content))
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
    Scene("E6", "the status bar changes, and somebody else corrects it") { switches in
      let world = World(switches)
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
      return world
    },
    Scene("E7", "a push, and a pop that is cancelled") { switches in
      let world = World(switches)
      for endsBelow in [true, false] {
        let one = World(switches)
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

  static let keyboards: [Scene] = [
    Scene("F1", "a keyboard that the system makes room for") { switches in
      let world = World(switches)
      for design in [ReachFooter.self, PullFooter.self] as [any RefreshDesign.Type] {
        let one = World(switches)
        one.attach(design)
        let own = one.inset.bottom
        if own == 0 { one.refresh() }
        for _ in 0..<3 {
          for overlap: Double in [336.0, 290, 336, 0] {
            one.outside("keyboard \(overlap)") { $0.setKeyboardOverlap(CGFloat(overlap)) }
            one.turn()
          }
          // And one that adds to what it reads, and takes it off again.
          one.addInset(bottom: 302)
          one.turn()
          one.addInset(bottom: -302)
          one.turn()
        }
        if own == 0 { one.retire() }
        one.expectInset(bottom: own)
        one.event("detach") { one.controls[0].detach() }
        one.expectInset()
        world.adopt(one)
      }
      return world
    },
    Scene("F2", "a keyboard manager that saves and restores, with the offset") { switches in
      let world = World(switches)
      for startsAtRest in [true, false] {
        let one = World(switches)
        one.attach(StandardHeader.self)
        one.attach(ReachFooter.self)
        for _ in 0..<3 {
          if !startsAtRest { one.refresh() }
          let (saved, place) = (one.inset, one.offset)
          one.setInset(bottom: max(saved.bottom, 336) - 34)
          one.turn()
          if startsAtRest { one.refresh() } else { one.retire() }
          one.outside("restore") {
            $0.contentInset = saved
            $0.setContentOffset(CGPoint(x: 0, y: place), animated: true)
          }
          one.turn()
          one.rest()
          if startsAtRest { one.retire() }
          one.expectInset(bottom: 44)
          // What was restored may be a place beyond the edge.
          one.setOffset(-rest)
          one.turn()
          one.expectPhase(.idle)
        }
        for control in one.controls { one.event("detach") { control.detach() } }
        one.expectInset()
        world.adopt(one)
      }
      return world
    },
    Scene("F3", "a list that saves, and writes a moment later") { switches in
      let world = World(switches)
      world.attach(StandardHeader.self)
      world.attach(ReachFooter.self)
      let saved = world.inset
      world.begin()
      world.wait(0.01)
      for content: Double in [3000.0, 3100, 3200, 3300] {
        world.setContent(CGFloat(content))
        world.outside("write") {
          $0.contentInset = UIEdgeInsets(top: saved.top, bottom: 302)
        }
        world.turn()
      }
      world.outside("restore") { $0.contentInset = saved }
      world.turn()
      world.wait(0.3)
      world.retire()
      world.expectInset(bottom: 44)
      return world
    },
    Scene("F4", "a keyboard that takes from the list's height") { switches in
      let world = World(switches)
      world.attach(ReachFooter.self)
      let high = world.list.range.high
      world.setOffset(high - 10)
      world.turn()
      let count = world.controls[0].actionCount
      for step in 0...40 {
        let part = CGFloat(step <= 20 ? step : 40 - step) / 20
        world.setSize(390, 844 - part * 336)
        world.turn()
      }
      world.expectActions(count)
      return world
    },
    Scene("F5", "a finger takes the keyboard down") { switches in
      let world = World(switches)
      world.attach(StandardHeader.self)
      world.setInset(bottom: 302)
      world.turn()
      world.touch()
      for step in 1...300 {
        world.outside("move") { $0.fingerMoves(by: 1) }
        world.setInset(bottom: CGFloat(max(0, 302 - step)))
        if step % 10 == 0 { world.turn() }
      }
      world.expectPhase(.armed)
      world.expect(world.haptics == 1, "H13: \(world.haptics) haptics")
      world.lift()
      world.wait(0.3)
      world.expectActions(1)
      return world
    },
    Scene("F6", "a keyboard without a height makes managers write zeros") { switches in
      let world = World(switches)
      world.attach(StandardHeader.self)
      world.refresh()
      world.outside("zeros") {
        $0.contentOffset = .zero
        $0.contentInset.bottom = 0
      }
      world.turn()
      world.retire()
      world.expectInset()
      world.expectActions(1)
      return world
    },
  ]
}
