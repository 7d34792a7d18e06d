internal import RefreshCore
internal import RefreshRuntime
internal import UIKit

/// G: content.
extension Scenes {
  static let contents: [Scene] = [
    Scene("G1", "estimated heights change with each row") { switches in
      let world = DeviceScene(switches)
      world.attach(ReachFooter.self)
      world.setOffset(0)
      world.turn()
      world.touch()
      var random = WorldRandom(seed: 1)
      var content: CGFloat = 3000
      for _ in 0..<100 {
        world.outside("move") { $0.fingerMoves(by: -15) }
        content += CGFloat(Int.random(in: -80...120, using: &random))
        world.setContent(content)
        world.turn()
      }
      world.expectActions(0)
      world.drag(to: world.list.range.high - 30)
      world.drag(to: world.list.range.high)
      world.lift()
      world.rest()
      world.expectActions(1)
      return world
    },
    Scene("G2", "a reload passes through zero") { switches in
      let world = DeviceScene(switches)
      for design in [StandardHeader.self, CrossHeader.self] as [any RefreshDesign.Type] {
        let one = DeviceScene(switches)
        one.attach(design)
        one.pull(to: 90)
        let held = one.offset
        if design == StandardHeader.self {
          one.begin()
        }
        one.wait(0.3)
        one.end()
        one.wait(0.5)
        let felt = one.haptics
        for _ in 0..<4 {
          one.setOffset(0)
          one.setOffset(held)
          one.turn()
        }
        one.expect(one.haptics == felt, "H13: felt again")
        one.lift()
        one.rest()
        one.wait(0.5)
        one.expectActions(1, 0, "\(design)")
        world.adopt(one)
      }
      return world
    },
    Scene("G3", "rows come after the end") { switches in
      let world = DeviceScene(switches)
      world.attach(PullFooter.self)
      world.setOffset(world.list.range.high)
      world.refresh()
      world.end()
      world.wait(0.05)
      let before = world.offset
      world.setContent(3900)
      world.turn()
      world.wait(0.5)
      world.expectOffset(before, "after the rows have come")
      world.expectInset()
      return world
    },
    Scene("G4", "the action reloads before, in or after its end") { switches in
      let world = DeviceScene(switches)
      for content: Double in [0.0, 1, 300] {
        for order in 0..<8 {
          let (isBefore, isFooter, isAgain) = (order % 2 == 0, order / 2 % 2 == 1, order / 4 == 1)
          let one = DeviceScene(switches)
          one.attach(StandardHeader.self)
          one.attach(PullFooter.self)
          let index = isFooter ? 1 : 0
          one.refresh(index)
          if isBefore { one.setContent(CGFloat(content)) }
          one.end(index)
          if !isBefore { one.setContent(CGFloat(content)) }
          if isAgain {
            one.begin(index)
            one.wait(0.3)
            one.rest()
            one.end(index)
          }
          one.wait(0.5)
          one.rest()
          let place = "content \(content), order \(order)"
          one.expectInset()
          if switches.clamping != .atTouch || !isFooter { one.expectOffset(-rest, place) }
          one.expectActions(isAgain ? 2 : 1, index, place)
          one.expectActions(0, of: 1 - index)
          world.adopt(one)
        }
      }
      return world
    },
    Scene("G5", "empty and short content") { switches in
      let world = DeviceScene(switches)
      for content: Double in [0.0, 1, 100, 691, 692, 693] {
        for isDown in [true, false] {
          let one = DeviceScene(switches, content: CGFloat(content))
          one.attach(StandardHeader.self)
          one.attach(PullFooter.self)
          one.touch()
          for _ in 0..<20 { one.outside("move") { $0.fingerMoves(by: isDown ? 15 : -15) } }
          one.turn()
          one.lift()
          one.wait(0.3)
          one.expectActions(isDown ? 1 : 0, 0, "content \(content)")
          one.expectActions(isDown ? 0 : 1, 1, "content \(content)")
          world.adopt(one)
        }
      }
      return world
    },
    Scene("G6", "a collection lays out with each write of insets") { switches in
      let world = DeviceScene(switches, list: UICollectionView(frame: .zero))
      world.attach(StandardHeader.self)
      world.begin()
      world.wait(0.3)
      world.event("end") { world.controls[0].end() }
      world.expect(Writes.noted.insets == 1, "G6: \(Writes.noted.insets) writes at the end")
      return world
    },
    Scene("G6", "the layouts of a collection are counted") { switches in
      let world = DeviceScene(switches, list: UICollectionView(frame: .zero))
      world.attach(StandardHeader.self)
      @MainActor func invalidations(_ body: () -> Void) -> Int {
        let before = world.list.insetHistory.count
        body()
        return world.list.insetHistory.count - before
      }
      let first = invalidations { world.refresh() }
      world.expect(first == 1, "G6: \(first) at the begin")
      var offset = world.offset
      while offset < -rest + 20 {
        offset += 1 / switches.scale
        let count = invalidations {
          world.setOffset(offset)
          world.turn()
        }
        world.expect(count <= 1, "G6: \(count) for a pixel, at \(offset)")
      }
      world.setOffset(-rest - 60)
      world.turn()
      let last = invalidations { world.retire() }
      world.expect(last == 1, "G6: \(last) at the end")
      return world
    },
    Scene("G7", "pinned headers stand at the inset") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      world.refresh()
      let steps = stride(from: -rest - 60, through: 300, by: 7)
      for offset in Array(steps) + Array(steps).reversed() {
        world.setOffset(offset)
        let place = min(max(-offset - rest, 0), 60)
        world.expect(
          world.isNear(world.inset.top, place, within: 1.01 / switches.scale),
          "G7: inset \(world.inset.top) at \(offset)"
        )
        world.expect(Writes.noted.insets <= 1, "Q: \(Writes.noted.insets) writes")
      }
      return world
    },
    Scene("G8", "rows above change their height") { switches in
      let world = DeviceScene(switches)
      world.attach(ReachFooter.self)
      world.setOffset(world.list.range.high - 60)
      world.turn()
      let count = world.controls[0].actionCount
      for isOffsetFirst in [true, false] {
        world.outside("rows above") { list in
          UIView.animate(withDuration: 0.25) {
            if isOffsetFirst { list.contentOffset.y += 120 }
            list.contentSize.height += 120
            if !isOffsetFirst { list.contentOffset.y += 120 }
          }
        }
        world.turn()
      }
      world.expectActions(count)
      return world
    },
    Scene("G9", "a list that scrolls sideways turns round") { switches in
      let world = DeviceScene(switches)
      world.outside("sideways") { list in
        list.isSideways = true
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 900, height: 200)
        list.contentOffset = .zero
      }
      world.turn()
      world.attach(LeadingHeader.self)
      world.refresh()
      for width: Double in [500.0, 900, 500] {
        world.outside("width") { $0.contentSize = CGSize(width: CGFloat(width), height: 200) }
        world.turn()
      }
      world.outside("turn") { $0.semanticContentAttribute = .forceRightToLeft }
      world.turn()
      world.retire()
      world.expect(world.inset == .zero, "R: \(world.inset)")
      world.expectActions(1)
      return world
    },
    Scene("G9", "content that is read from the right and too short leaves room") { switches in
      let world = DeviceScene(switches)
      world.outside("sideways") { list in
        list.isSideways = true
        list.semanticContentAttribute = .forceRightToLeft
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 300, height: 200)
        list.contentOffset = .zero
      }
      world.turn()
      world.attach(LeadingHeader.self)
      world.refresh()
      let position = world.list.position1
      world.expect(
        world.isNear(world.list.range.clamped(position), position, within: 1),
        "P: visible at \(position), beyond \(world.list.range)"
      )
      world.retire()
      world.expect(world.inset == .zero, "R: \(world.inset)")
      return world
    },
    Scene("G9", "an owner removes the room of a list that is read from the right, under a finger") {
      switches in
      let world = DeviceScene(switches)
      world.outside("sideways") { list in
        list.isSideways = true
        list.semanticContentAttribute = .forceRightToLeft
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 10, height: 200)
        list.contentInset.left = 303
        list.contentOffset.x = -303
      }
      world.turn()
      world.attach(LeadingHeader.self)
      world.refresh()
      world.outside("away") { $0.contentOffset.x = -303 }
      world.turn()
      world.touch()
      world.outside("move") { $0.fingerMoves(by: -1) }
      world.turn()
      world.outside("inset") { $0.contentInset.right = 0 }
      world.turn()
      // The gap before the control, and the part of the control that the finger has pulled into view.
      let gap: CGFloat = 390 - 303 - 10
      world.expect(world.inset.right < gap + 3, "J: room of \(world.inset.right) under the finger")
      return world
    },
  ]
}
