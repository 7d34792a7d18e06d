import HostileWorld
import RefreshRuntime
import Testing
import UIKit

/// What the rules of a scroll view that is not ours ask of controls.
@MainActor
@Suite("A foreign scroll view")
struct ForeignBodyTests {
  @Test("the found scenes hold on a foreign scroll view")
  func found() {
    #expect(ForeignScenes.foundProblems().isEmpty)
  }

  @Test("events at random hold on a foreign scroll view")
  func random() {
    #expect(Fuzzer.firstFailure(events: 2500, from: 1, on: .foreign) == nil)
  }

  @Test("a fling that takes a second is a deceleration to its end")
  func longFling() {
    let world = DeviceScene()
    world.attach(StandardHeader.self)
    world.refresh()
    world.setOffset(1500)
    world.touch()
    world.drag(to: 1480)
    world.lift(velocity: -4000)
    for _ in 0..<240 where world.offset > -DeviceScene.restingTop - 10 { world.wait(1.0 / 120) }
    world.end()
    #expect(world.list.isDecelerating)
    #expect(world.failures.isEmpty)
  }

  /// A list that always reports a deceleration.
  private final class StuckList: UITableView {
    override var isDecelerating: Bool { true }
  }

  @Test("a finger moves a list that was at rest, and always reports a deceleration")
  func fingerAfterRest() {
    let world = DeviceScene(list: StuckList())
    world.attach(StandardHeader.self)
    world.refresh()
    for _ in 0..<2 { world.wait(0.6) }
    world.touch()
    world.drag(to: 100)
    world.lift(velocity: -3000)
    for _ in 0..<50 where world.offset > -DeviceScene.restingTop - 10 { world.wait(1.0 / 120) }
    world.end()
    #expect(world.list.isMoving)
  }

  @Test("begin() under a finger is in view although the list goes on to decelerate")
  func beginUnderFinger() {
    let one = SystemScene { $0.follow(.foreign) }
    one.world.touch()
    one.pull(to: 30)
    one.controller.begin()
    one.world.lift(velocity: -100)
    one.world.setOffset(-one.rest - 20)
    one.world.turn()
    #expect(one.world.list.isDecelerating)
    one.world.wait(1.2)
    #expect(one.world.list.isDecelerating)
    #expect(abs(one.world.offset + one.rest + 60) < 1)
  }
}
