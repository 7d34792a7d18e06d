internal import RefreshCore
internal import RefreshRuntime
internal import UIKit

/// F: keyboards.
extension Scenes {
  static let keyboards: [Scene] = [
    Scene("F1", "a keyboard that the system makes room for") { switches in
      let world = DeviceScene(switches)
      for design in [ReachFooter.self, PullFooter.self] as [any RefreshDesign.Type] {
        let one = DeviceScene(switches)
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
    Scene("F1", "a keyboard of any kind, with a refresh before it, under it or after it") {
      switches in
      let world = DeviceScene(switches)
      let designs =
        [StandardHeader.self, PullFooter.self, ReachFooter.self] as [any RefreshDesign.Type]
      for design in designs {
        for (begins, ends) in [(0, 1), (0, 2), (0, 4), (1, 2), (1, 4), (2, 3), (2, 4), (3, 4)] {
          let one = DeviceScene(switches)
          one.attach(design)
          let own = one.inset.bottom
          for _ in 0..<3 {
            for (step, height) in [336.0, 290, 260, 0].enumerated() {
              if step == begins { one.refresh() }
              if step == ends { one.retire() }
              one.setKeyboard(CGFloat(height))
            }
            if ends == 4 { one.retire() }
            one.setOffset(-rest)
            one.turn()
            let place = "with a refresh from \(begins) to \(ends)"
            one.expectInset(bottom: own, place)
            one.expectPhase(.idle, 0, place)
          }
          one.expectActions(3)
          one.event("detach") { one.controls[0].detach() }
          one.expectInset()
          world.adopt(one)
        }
      }
      return world
    },
    Scene("F2", "a keyboard manager that saves and restores, with the offset") { switches in
      let world = DeviceScene(switches)
      for startsAtRest in [true, false] {
        let one = DeviceScene(switches)
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
      let world = DeviceScene(switches)
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
      let world = DeviceScene(switches)
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
      let world = DeviceScene(switches)
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
      let world = DeviceScene(switches)
      for design in [StandardHeader.self, FixedHeader.self] as [any RefreshDesign.Type] {
        let one = DeviceScene(switches)
        one.attach(design)
        one.refresh()
        one.outside("zeros") {
          $0.contentOffset = .zero
          $0.contentInset.bottom = 0
        }
        one.turn()
        let room: CGFloat = design == FixedHeader.self ? 60 : 0
        one.expect(one.isNear(one.inset.top, room), "F6: \(one.inset.top) of room, not \(room)")
        one.retire()
        one.expectInset()
        one.expectActions(1)
        world.adopt(one)
      }
      return world
    },
  ]
}
