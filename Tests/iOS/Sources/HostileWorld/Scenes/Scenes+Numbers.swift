internal import RefreshCore
internal import RefreshRuntime
internal import UIKit

/// A: numbers. B: insets, and who writes them.
///
/// Here are offsets in thirds and tenths, bounces, and insets that a book of owners cannot tell; the rest is in
/// files.
extension Scenes {
  static let rest = DeviceScene.restingTop

  static let numbers: [Scene] = [
    Scene("A2", "sums of insets differ in the last bits") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      world.refresh()
      for step: Double in [1.0 / 3, 0.1] {
        var offset = -rest - 60
        while offset < -rest {
          world.setOffset(offset)
          world.expect(Writes.noted.insets <= 1, "Q: \(Writes.noted.insets) writes at \(offset)")
          offset += CGFloat(step)
        }
      }
      world.retire()
      world.expect(world.inset.top == 0, "R: \(world.inset.top) is not 0 to the bit")
      return world
    }
  ]

  static let owners: [Scene] = [
    Scene("B2", "bouncing is the app's once the app has said so") { switches in
      let world = DeviceScene(switches, content: 200)
      world.outside("scrollable axes") {
        $0.contentInsetAdjustmentBehavior = .scrollableAxes
      }
      world.turn()
      let control = world.attach(StandardHeader.self)
      world.outside("bounce") { $0.alwaysBounceVertical = true }
      world.event("detach") { control.detach() }
      world.expect(world.list.alwaysBounceVertical, "X: the app's bounce is gone")
      world.outside("no bounce") { $0.alwaysBounceVertical = false }
      let other = world.attach(StandardHeader.self)
      world.event("detach") { other.detach() }
      world.expect(!world.list.alwaysBounceVertical, "X: a bounce without a control")
      world.expectInset()
      return world
    },
    Scene("B7", "differences that the app has reverted are forgotten") { switches in
      let world = DeviceScene(switches)
      world.attach(PullFooter.self)
      for bottom: Double in [-44, 246, 0.25, -200.5, -44, 0, 44.25] {
        world.setInset(bottom: CGFloat(bottom))
        world.turn()
      }
      world.expectInset(bottom: 44.25)
      return world
    },
    Scene("B7", "a difference is taken back first that is what a control adds") { switches in
      let world = DeviceScene(switches)
      world.attach(ReachFooter.self)
      for bottom: Double in [44, 302, -44, -302] {
        world.addInset(bottom: CGFloat(bottom))
        world.turn()
      }
      world.expectInset(bottom: 44)
      return world
    },
    Scene("B7", "an inset that the app wants again is no sum of differences") { switches in
      let world = DeviceScene(switches)
      world.attach(ReachFooter.self)
      for bottom: Double in [142, 10, 100, 200, 142] {
        world.setInset(bottom: CGFloat(bottom))
        world.turn()
      }
      world.expectInset(bottom: 142 + 44)
      return world
    },
  ]
}
