internal import RefreshCore
internal import RefreshRuntime
internal import UIKit

/// T: refreshing without a finger.
extension Scenes {
  /// A list at rest at its top, with a row that has the focus of VoiceOver.
  private static func focused(_ switches: Switches) -> (DeviceScene, UIView) {
    let world = DeviceScene(switches)
    let row = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 44))
    let text = UIView(frame: CGRect(x: 16, y: 0, width: 200, height: 44))
    row.addSubview(text)
    world.list.addSubview(row)
    world.attach(StandardHeader.self)
    UIAccessibility.isVoiceOverRunning = true
    world.setOffset(-rest)
    world.turn()
    return (world, text)
  }

  static let senses: [Scene] = [
    Scene("T7", "an action of the list refreshes wherever the focus is") { switches in
      let (world, text) = focused(switches)
      defer { UIAccessibility.isVoiceOverRunning = false }
      let view = world.list.subviews.first { !$0.isHidden && $0.frame.size.height == 60 }
      world.expect(view?.alpha == 0, "T7: a clear bar shows the idle header")
      let actions = UIAccessibility.actions(at: text)
      world.expect(actions.map(\.name) == ["Pull"], "T7: \(actions.map(\.name))")
      for action in actions {
        world.event("action", mayWrite: true) {
          world.expect(action.actionHandler?(action) == true, "T7: no effect")
        }
      }
      world.turn()
      world.wait(0.3)
      world.expect(view?.alpha == 1, "T7: the refresh is not visible")
      world.expectActions(1)
      world.expect(world.announcements == ["Loading"], "H13: \(world.announcements)")
      world.retire()
      world.expectInset()
      world.expectOffset(-rest)
      return world
    }
  ]
}
