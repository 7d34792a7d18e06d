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
          one.expectOffset(-140)
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
      world.expectOffset(-140)
      return world
    },
    Scene("T1", "the app scrolls a list that refreshes, so that its bar collapses") { switches in
      let world = expanding(switches, at: -88)
      world.setOffset(-140)
      world.turn()
      world.begin()
      world.wait(0.3)
      world.rest()
      world.setOffset(500)
      world.turn()
      world.expectOffset(500)
      world.retire()
      world.expectOffset(500)
      world.expectInset()
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
      world.expectOffset(-140)
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
    Scene("T4", "insets that the list heeds, ignores or overwrites") { switches in
      let world = DeviceScene(switches)
      for kind in 0..<3 {
        let one = DeviceScene(switches)
        one.list.ignoresInsets = kind == 1
        if kind == 2 {
          one.list.onLayout = { if $0.contentInset != .zero { $0.contentInset = .zero } }
        }
        one.attach(StandardHeader.self)
        one.refresh()
        one.wait(0.3)
        let view = one.list.subviews.first { !$0.isHidden }
        let top = (view?.frame.origin.y ?? 0) - one.offset
        one.expect(top > rest - 31 && top < 810, "P: the control is at \(top), of kind \(kind)")
        one.setOffset(200)
        one.turn()
        one.retire()
        one.expectInset(top: 0, "of kind \(kind)")
        one.expectPhase(.idle)
        world.adopt(one)
      }
      return world
    },
    Scene("T5", "short content at the end or in the middle of the list") { switches in
      let world = DeviceScene(switches)
      for (part, design) in [
        (CGFloat(1), StandardHeader.self), (0.5, StandardHeader.self), (0.5, FixedHeader.self),
      ] as [(CGFloat, any RefreshDesign.Type)] {
        let one = DeviceScene(switches, content: 300)
        one.outside("align") { $0.contentAlignmentPoint = CGPoint(x: 0, y: part) }
        one.turn()
        let low = one.list.range.low
        one.setOffset(low)
        one.turn()
        one.attach(design)
        one.turn()
        one.touch()
        one.drag(to: low - 40)
        one.expectPhase(.pulling, 0, "at \(part)")
        one.drag(to: low - 80)
        one.expectPhase(.armed, 0, "at \(part)")
        one.lift()
        one.wait(0.3)
        one.rest()
        one.expectActions(1, 0, "at \(part)")
        one.expectOffset(low - 60, "at \(part)")
        let view = one.list.subviews.first { !$0.isHidden }
        let top = (view?.frame.origin.y ?? 0) - one.offset
        one.expect(one.isNear(top, rest, within: 1), "P: the control is at \(top)")
        one.retire()
        one.expectInset()
        one.expectOffset(low, "after \(part)")
        one.refresh()
        one.setContent(3000)
        one.turn()
        one.retire()
        one.setContent(300)
        one.turn()
        one.rest()
        one.expectInset()
        world.adopt(one)
      }
      return world
    },
    Scene("T6", "a list that scrolls both ways") { switches in
      let world = DeviceScene(switches)
      world.outside("wide") {
        $0.contentSize = CGSize(width: 2000, height: 3000)
        $0.contentOffset.x = 800
      }
      world.turn()
      world.attach(StandardHeader.self)
      world.pull(to: 90)
      let view = world.list.subviews.first { !$0.isHidden }
      world.expect(view?.frame.origin.x == 800, "P: the control is at \(String(describing: view))")
      world.lift()
      world.wait(0.3)
      world.outside("sideways") { $0.contentOffset.x = 400 }
      world.turn()
      world.expect(view?.frame.origin.x == 400, "P: the control stays behind")
      world.expectActions(1)
      return world
    },
    Scene("T6", "two fingers pinch the content below its smallest zoom") { switches in
      let world = DeviceScene(switches, content: 900)
      world.attach(StandardHeader.self)
      for step in 1...20 {
        world.outside("pinch") {
          $0.pinch(to: CGSize(width: 390 - step * 10, height: 900 - step * 20))
        }
        world.turn()
        world.expect(world.controls[0].phase != .armed, "O: armed by a zoom")
      }
      world.outside("end") { $0.endPinch(at: CGSize(width: 390, height: 900)) }
      world.turn()
      world.rest()
      world.expectActions(0)
      world.expect(world.haptics == 0, "H13: \(world.haptics) haptics")
      return world
    },
    Scene("T11", "a collection that does not flip starts at the left") { switches in
      let list = UICollectionView(frame: .zero)
      list.collectionViewLayout = FixedLayout()
      let world = DeviceScene(switches, list: list)
      world.outside("sideways") { list in
        list.isSideways = true
        list.semanticContentAttribute = .forceRightToLeft
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 900, height: 200)
        list.contentOffset = .zero
      }
      world.turn()
      world.attach(LeadingHeader.self)
      let view = world.list.subviews.first { !$0.isHidden }
      world.expect(view?.frame.origin.x == -60, "P: the control is at \(String(describing: view))")
      world.touch()
      world.drag(to: -80)
      world.expectPhase(.armed)
      world.lift()
      world.wait(0.3)
      world.expectActions(1)
      return world
    },
  ]

  private final class FixedLayout: UICollectionViewLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  }
}
