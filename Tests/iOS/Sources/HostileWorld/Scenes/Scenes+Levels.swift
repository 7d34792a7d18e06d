internal import RefreshCore
internal import RefreshRuntime
internal import UIKit

/// L: second levels.
extension Scenes {
  static let levels: [Scene] = [
    Scene("L1", "fingers open a second level, leave it open, and close it") { switches in
      let world = DeviceScene(switches)
      let control = world.attach(LeveledHeader.self)
      var told: [Bool] = []
      control.onSecondLevel = { told.append($0) }
      for round in 1...2 {
        world.pull(to: 100)
        world.expectPhase(.armed)
        world.drag(to: -rest - 160)
        world.expectPhase(.secondLevelArmed)
        world.lift()
        world.expectPhase(.secondLevel)
        world.wait(0.3)
        world.rest()
        world.expectInSight(below: rest, 500)
        world.expectInset(top: 500)
        world.idleTurn()
        world.touch()
        world.drag(to: -rest - 460)
        world.lift()
        world.rest()
        world.expectPhase(.secondLevel, 0, "a little way up")
        world.touch()
        world.drag(to: -rest - 300)
        world.lift()
        world.wait(0.5)
        world.rest()
        world.expectPhase(.idle)
        world.expectInset()
        world.expectOffset(-rest)
        world.expect(told.count == 2 * round, "O: told \(told)")
      }
      world.expectActions(0)
      return world
    },
    Scene("L2", "bars and sizes change below an open second level") { switches in
      let world = DeviceScene(switches)
      world.attach(LeveledHeader.self)
      world.openLevel()
      world.setSafe(top: 140)
      world.turn()
      world.expectInset(top: 500)
      world.expectInSight(below: 140, 500)
      world.setInset(bottom: 300)
      world.turn()
      world.setInset(bottom: 0)
      world.turn()
      world.setContent(100)
      world.turn()
      world.setContent(3000)
      world.turn()
      world.expectPhase(.secondLevel)
      world.expectInset(top: 500)
      world.event("close") { world.controls[0].closeSecondLevel() }
      world.wait(0.5)
      world.rest()
      world.expectPhase(.idle)
      world.expectInset()
      world.expectOffset(-140)
      world.expectActions(0)
      return world
    },
    Scene("L3", "the app opens a second level under a finger and during a refresh") { switches in
      let world = DeviceScene(switches)
      world.attach(LeveledHeader.self)
      world.pull(to: 40)
      world.event("open") { world.controls[0].openSecondLevel() }
      world.drag(to: -rest - 50)
      world.lift()
      world.wait(0.3)
      world.rest()
      world.expectPhase(.secondLevel)
      world.expectInSight(below: rest, 500)
      world.event("begin") { world.controls[0].begin() }
      world.turn()
      world.event("close") { world.controls[0].closeSecondLevel() }
      world.refresh()
      world.event("open") { world.controls[0].openSecondLevel() }
      world.turn()
      world.expectPhase(.refreshing)
      world.expectActions(1)
      world.retire()
      world.expectInset()
      world.expectOffset(-rest)
      return world
    },
    Scene("L4", "a list leaves its window with an open second level, or loses its control") {
      switches in
      let world = DeviceScene(switches)
      world.attach(LeveledHeader.self)
      world.openLevel()
      world.leaveWindow()
      world.enterWindow()
      world.rest()
      world.expectPhase(.secondLevel)
      world.expectInset(top: 500)
      world.event("detach", mayWrite: true) { world.controls[0].detach() }
      world.turn()
      world.expectInset()
      return world
    },
  ]
}

extension DeviceScene {
  /// The app opens the second level of the first control.
  fileprivate func openLevel() {
    event("open") { controls[0].openSecondLevel() }
    wait(0.3)
    rest()
    expectPhase(.secondLevel)
    expectInset(top: 500)
  }
}
