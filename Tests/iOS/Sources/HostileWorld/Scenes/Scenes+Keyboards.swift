internal import RefreshCore
internal import RefreshRuntime
internal import UIKit

/// F: keyboards; most are files, and here are those of managers that write what a book of owners can't tell.
extension Scenes {
  static let keyboards: [Scene] = [
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
