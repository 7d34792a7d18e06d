internal import RefreshCore
internal import RefreshRuntime
internal import UIKit

/// C: offset, clamping, motion.
extension Scenes {
  static let offsets: [Scene] = [
    Scene("C1", "the range is a formula") { switches in
      let world = DeviceScene(switches)
      for content: Double in [0, 1, 600, 691 + 2.0 / 3, 692, 3000] {
        let one = DeviceScene(switches, content: CGFloat(content))
        let footer = one.attach(PullFooter.self)
        let header = one.attach(FixedHeader.self)
        let range = one.list.range
        let reading = footer.reading
        let high = reading.map { footer.machine.behavior.rest(in: $0) } ?? 0
        one.expect(
          one.isNear(CGFloat(high), range.high, within: 1.01 / switches.scale),
          "P: \(high), not \(range.high)"
        )
        let low = header.reading.map { header.machine.behavior.rest(in: $0) } ?? 0
        one.expect(one.isNear(CGFloat(low), range.low), "P: \(low), not \(range.low)")
        world.adopt(one)
      }
      return world
    },
    Scene("C2", "clamping loses the offset, and the control stays visible") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      world.refresh()
      world.setSize(844, 390)
      world.setSafe(top: 53)
      world.turn()
      world.setSize(390, 844)
      world.setSafe(top: rest)
      world.turn()
      world.expectOffset(-rest - 60)
      world.retire()
      world.expectOffset(-rest)
      world.expectInset()
      return world
    },
    Scene("C3", "setting the content size ends an overshoot") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      world.pull(to: 90)
      world.expectPhase(.armed)
      world.setContent(2990)
      world.turn()
      world.outside("move") { $0.fingerMoves(by: 2) }
      world.turn()
      world.lift()
      world.wait(0.3)
      world.expectActions(1)
      world.expect(world.haptics == 1, "H13: \(world.haptics) haptics")
      return world
    },
    Scene("C4", "an inset that is written at the release makes the list jump") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      world.pull(to: 102)
      world.lift(velocity: -3000)
      // A list that the reveal has stopped does not bounce, so that a jump would be a scroll of the app.
      for jump: Double in world.list.isDecelerating ? [-60, 60] : [] {
        world.outside("jump") { $0.contentOffset.y += CGFloat(jump) }
        world.expect(world.isNear(world.inset.top, 60), "P: \(world.inset.top) in the reveal")
        world.outside("back") { $0.contentOffset.y -= CGFloat(jump) }
      }
      world.rest()
      world.wait(0.3)
      world.rest()
      world.expectActions(1)
      world.expectOffset(-rest - 60)
      return world
    },
    Scene("C5", "nothing is written while the control is out of view") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      world.refresh()
      world.touch()
      world.drag(to: 180, steps: 60)
      var writes = 0
      for step in 0..<40 {
        world.outside("move") { $0.fingerMoves(by: step < 20 ? -5 : 5) }
        writes += Writes.noted.insets + Writes.noted.offsets
        world.turn()
        writes += Writes.noted.insets + Writes.noted.offsets
      }
      world.expect(writes == 0, "C5: \(writes) writes out of view")
      world.lift(velocity: 2000)
      world.rest()
      world.retire()
      world.expectInset()
      return world
    },
    Scene("C5", "a refresh that starts under the finger shows itself once the finger has left") {
      switches in
      let world = DeviceScene(switches)
      world.attach(CrossHeader.self)
      world.pull(to: 100)
      world.expectPhase(.refreshing)
      let before = world.offset
      world.wait(0.3)
      world.expectActions(1)
      world.expect(world.offset == before, "J: \(before) became \(world.offset) under the finger")
      world.lift()
      world.rest()
      world.expectOffset(-rest - 60)
      return world
    },
    Scene("C5", "under the finger, a control adds at most its visible part") { switches in
      let world = DeviceScene(switches)
      world.attach(FixedHeader.self)
      world.pull(to: 30)
      world.begin()
      world.turn()
      world.expect(world.inset.top < 31, "C5: room of \(world.inset.top) for a pull of 30")
      world.lift()
      world.rest()
      world.expectOffset(-rest - 60)
      world.retire()
      world.expectInset()
      return world
    },
    Scene("C5", "what a finger starts is shown, and not what has begun at the other end") {
      switches in
      let world = DeviceScene(switches)
      world.attach(EgoExample.self)
      world.attach(PullFooter.self)
      world.pull(to: 40)
      world.begin(1)
      world.drag(to: -rest - 100)
      world.lift()
      world.rest()
      world.expectPhase(.refreshing)
      world.expectOffset(-rest - 60)
      return world
    },
    Scene("C6", "begin takes over a fling; end and detach leave it alone") { switches in
      let world = DeviceScene(switches)
      let control = world.attach(StandardHeader.self)
      world.setOffset(1000)
      world.touch()
      world.outside("move") { $0.fingerMoves(by: -10) }
      world.lift(velocity: 2000)
      world.wait(0.05)
      world.begin()
      world.wait(0.3)
      world.rest()
      world.expectOffset(-rest - 60)
      world.touch()
      world.drag(to: 500)
      world.lift(velocity: 2000)
      world.wait(0.05)
      world.end()
      world.expect(world.list.isDecelerating, "J: end stops a fling")
      world.event("detach") { control.detach() }
      world.expect(world.list.isDecelerating, "J: detach stops a fling")
      world.rest()
      world.expectInset()
      return world
    },
    Scene("C6", "a fling that outlives its refresh ends where it goes") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      world.refresh()
      world.touch()
      world.drag(to: 500)
      world.lift(velocity: 2000)
      world.wait(0.05)
      world.end()
      world.expect(world.list.isDecelerating, "J: end stops a fling")
      world.rest()
      world.wait(0.6)
      world.rest()
      world.expectPhase(.idle)
      world.expect(world.offset > 500, "J: the fling ends at \(world.offset)")
      world.expectInset()
      return world
    },
    Scene("C7", "a scroll of the app under an armed finger starts nothing") { switches in
      let world = DeviceScene(switches, isShown: false)
      // It ends beyond the edge too, short of the distance.
      for last in [-10, -rest - 30] {
        let one = DeviceScene(switches)
        one.attach(StandardHeader.self)
        one.pull(to: 90)
        for offset in [-150.0, -100, -60, last] { one.setOffset(offset) }
        one.lift()
        one.rest()
        one.wait(0.3)
        one.expectActions(0, 0, "let go at \(last)")
        one.expectPhase(.idle)
        world.adopt(one)
      }
      return world
    },
    Scene("C7", "a scroll of the app and a touch come in the middle of a reveal") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      world.begin()
      world.wait(0.1)
      world.outside("scroll") { $0.setContentOffset(CGPoint(x: 0, y: 0), animated: true) }
      world.wait(0.1)
      world.touch()
      world.turn()
      world.lift()
      world.wait(0.3)
      world.rest()
      world.expectActions(1)
      world.retire()
      world.expectPhase(.idle)
      world.expectInset()
      return world
    },
    Scene("C8", "a touch during the retraction") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      world.refresh()
      world.end()
      world.wait(0.1)
      world.touch()
      world.drag(to: -rest - 80)
      world.expectPhase(.armed)
      world.expect(world.isNear(world.inset.top, 0), "R: \(world.inset.top)")
      world.lift()
      world.wait(0.5)
      world.expectActions(2)
      return world
    },
    Scene("C9", "the bounds are moved behind everybody's back") { switches in
      let world = DeviceScene(switches)
      world.attach(OverlayHeader.self)
      world.begin()
      world.outside("bounds") { $0.bounds.origin.y += 200 }
      world.turn()
      world.outside("layout") { $0.setNeedsLayout() }
      world.turn()
      let view = world.list.subviews.last
      world.expect(
        world.isNear(view?.frame.origin.y ?? 0, world.offset + rest, within: 1),
        "P: the overlay is at \(view?.frame.origin.y ?? 0)"
      )
      return world
    },
    Scene("C10", "views promise no notice of their geometry") { switches in
      let world = DeviceScene(switches)
      world.attach(PullFooter.self)
      world.attach(StandardHeader.self)
      world.setSize(320, 568)
      world.setSafe(top: 20, bottom: 0)
      world.turn()
      for view in world.list.subviews where !view.isHidden {
        world.expect(view.frame.size.width == 320, "P: a width of \(view.frame.size.width)")
      }
      return world
    },
    Scene("C11", "begin comes before window, size, safe area and content") { switches in
      let world = DeviceScene(switches)
      for order in permutations([0, 1, 2, 3]) {
        let one = DeviceScene(switches, isShown: false)
        one.outside("nothing") {
          $0.frame = .zero
          $0.systemInsets = .zero
          $0.contentSize = .zero
          $0.contentOffset = .zero
        }
        one.attach(StandardHeader.self)
        one.event("begin") { one.controls[0].begin() }
        for step in order {
          switch step {
          case 0: one.outside("window") { one.window.addSubview($0) }
          case 1: one.setSize(390, 844)
          case 2: one.setSafe(top: rest, bottom: 34)
          default: one.setContent(3000)
          }
          one.turn()
          if one.list.window == nil || one.list.bounds.size == .zero {
            one.expectPhase(.pending, 0, "after \(step) in the order \(order)")
          }
        }
        one.wait(0.3)
        one.expectActions(1, 0, "in the order \(order)")
        one.expectOffset(-rest - 60, "in the order \(order)")
        one.retire()
        one.expectInset()
        one.expectOffset(-rest, "in the order \(order)")
        world.adopt(one)
      }
      return world
    },
  ]

  static func permutations(_ items: [Int]) -> [[Int]] {
    guard items.count > 1 else { return [items] }
    return items.flatMap { first in
      permutations(items.filter { $0 != first }).map { [first] + $0 }
    }
  }
}
