import HostileWorld
import RefreshRuntime
import Testing
import UIKit

/// Changes of a list, other than scrolls, while a finger holds the list past the trigger distance.
@MainActor
@Suite("A held list")
struct HeldListTests {
  private let world = DeviceScene()
  /// The offset at which the list rests.
  private let rest = -DeviceScene.restingTop

  init() {
    world.attach(StandardHeader.self)
  }

  @Test("an armed control starts its refresh after the app has moved the list under the finger")
  func moved() {
    world.pull(to: 90)
    world.setOffset(rest - 100)
    world.turn()
    #expect(world.controls[0].phase == .armed)
    world.lift()
    #expect(world.controls[0].phase == .refreshing)
  }

  @Test("an armed control whose list the app moves back below the distance starts no refresh")
  func movedBack() {
    world.pull(to: 90)
    world.setOffset(rest - 40)
    world.turn()
    world.lift()
    #expect(world.controls[0].phase == .pulling)
  }

  @Test("an armed control starts its refresh even if a bar that grows has shortened the pull")
  func grownBar() {
    world.pull(to: 90)
    world.setSafe(top: DeviceScene.restingTop + 40)
    world.turn()
    #expect(world.controls[0].phase == .armed)
    world.lift()
    #expect(world.controls[0].phase == .refreshing)
  }
}
