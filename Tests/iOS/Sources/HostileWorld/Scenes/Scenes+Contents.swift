internal import RefreshCore
internal import RefreshRuntime
internal import UIKit

/// G: content.
///
/// Here are lists that turn round, and insets that a book of owners cannot tell; the rest is in files.
extension Scenes {
  static let contents: [Scene] = [
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
