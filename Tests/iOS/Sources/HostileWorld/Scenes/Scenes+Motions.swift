internal import RefreshCore
internal import RefreshRuntime
internal import UIKit

/// T: bars within a scroll, sheets, anchors, senses and threads.
///
/// Here are lists with a layout, an alignment or an owner of their own; the rest is in files.
extension Scenes {
  static let motions: [Scene] = [
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
