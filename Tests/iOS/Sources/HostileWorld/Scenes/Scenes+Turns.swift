internal import RefreshCore
internal import RefreshRuntime
internal import UIKit

/// U: titles that do both, rows above, the end of a turn.
///
/// Here are bars that the player takes for titles, frames, owners of stand-ins, landings, and second fingers; the
/// rest is in files.
extension Scenes {
  static let turns: [Scene] = [
    Scene("U3", "a banner in the turn after the release") { switches in
      let world = DeviceScene(switches)
      for velocity: CGFloat in [0, -600] {
        let one = DeviceScene(switches)
        one.attach(StandardHeader.self)
        one.pull(to: 90)
        one.lift(velocity: velocity)
        one.setSafe(top: rest + 44)
        one.turn()
        one.rest()
        one.wait(0.3)
        one.rest()
        one.expectActions(1)
        one.expectInSight(below: rest + 44, 60, "at \(velocity)")
        one.retire()
        one.expectInset()
        one.expectOffset(-rest - 44, "at \(velocity)")
        world.adopt(one)
      }
      return world
    },
    Scene("U4", "a frame is shown before the run loop's observers are called") { switches in
      let world = DeviceScene(switches)
      for order in Switches.FrameOrder.allCases {
        var settings = switches
        (settings.frameOrder, settings.hasUpdateLinks) = (order, true)
        let one = DeviceScene(settings)
        one.attach(StandardHeader.self)
        one.refresh()
        for top: CGFloat in [60, rest, 100, rest] {
          one.setSafe(top: top)
          Turns.onFrame = { one.expectInSight(below: top, 60, "in a frame, \(order)") }
          one.turn()
          Turns.onFrame = nil
          one.expectInSight(below: top, 60, "after it, \(order)")
        }
        one.retire()
        one.expectInset()
        one.expectOffset(-rest)
        world.adopt(one)
      }
      return world
    },
    Scene("U6", "another owner takes the stand-in of a sheet") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      world.presentSheet()
      let first = world.list.refreshControl
      world.expect(first?.tintColor == .clear, "U6: a tint that is lost")
      world.outside("an update") { $0.refreshControl = nil }
      world.turn()
      world.expect(world.list.refreshControl != nil, "U6: no stand-in comes back")
      world.expect(world.list.refreshControl?.tintColor == .clear, "U6: a tint that is lost")
      let own = UIRefreshControl(frame: .zero)
      world.outside("a control of the app") { $0.refreshControl = own }
      world.turn()
      world.expect(world.list.refreshControl === own, "U6: the app's control is gone")
      world.outside("none") { $0.refreshControl = nil }
      world.turn()
      world.pull(to: 90)
      world.lift()
      world.wait(0.3)
      world.rest()
      world.expectActions(1)
      return world
    },
    Scene("U7", "an app lands the list at its top while a control refreshes") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      world.pull(to: 90)
      world.list.landing = -rest
      world.lift(velocity: 300)
      world.rest()
      world.list.landing = nil
      world.rest()
      world.wait(0.3)
      world.rest()
      world.expectActions(1)
      world.expectInSight(below: rest)
      // An app that scrolls again and again has its way.
      for _ in 0...1 {
        world.setOffset(-rest)
        world.turn()
        world.wait(0.3)
      }
      world.expectOffset(-rest, "again")
      world.retire()
      world.expectInset()
      world.expectOffset(-rest)
      return world
    },
    Scene("U8", "a second finger lands") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      world.pull(to: 40)
      world.setSafe(top: rest - 52)
      world.turn()
      world.expectPhase(.pulling)
      world.outside("second finger") { $0.secondFingerLands(at: 40) }
      world.turn()
      world.expectPhase(.pulling)
      world.expect(world.haptics == 0, "H13: \(world.haptics) haptics")
      world.lift()
      world.rest()
      world.expectActions(0)
      return world
    },
  ]
}
