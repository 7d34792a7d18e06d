import HostileWorld
import RefreshTesting
import Testing
import UIKit

@testable import RefreshRuntime

@MainActor
@Suite("Refreshes that the app begins and ends at a UIRefreshControl")
struct SystemRefreshTests {
  @Test("an action that ends at once ends UIKit's refresh after its other targets have heard of it")
  func endAtOnce() {
    let world = DeviceScene()
    SystemScene.forgetProblems()
    let control = UIRefreshControl(frame: .zero)
    world.outside("refreshControl") { $0.refreshControl = control }
    SystemSample.dress(control, clock: world.clock, onRefresh: { $0.end() })
    world.turn()
    world.outside("VoiceOver") { _ = $0.accessibilityScroll(.up) }
    #expect(control.isRefreshing)
    world.turn()
    #expect(!control.isRefreshing)
    #expect(UIRefreshControl.problems.isEmpty)
  }

  @Test("a target of the app that ends at once leaves the refresh to the control")
  func appEndsAtOnce() {
    let one = SystemScene()
    let target = UIAction { [weak system = one.system] _ in system?.endRefreshing() }
    one.system.addAction(target, for: .valueChanged)
    one.world.outside("VoiceOver") { _ = $0.accessibilityScroll(.up) }
    one.world.turn()
    one.system.removeAction(target, for: .valueChanged)
    #expect(one.controller.phase != .idle && one.controller.actionCount == 1)
    SystemScene.forgetProblems()
    one.controller.end()
    one.world.wait(0.8)
    one.world.rest()
    #expect(one.problemsAtRest.isEmpty)
    #expect(one.controller.completionCount == 1)
  }

  @Test("a refresh that follows on one that the app has ended is in the UIRefreshControl, too")
  func beginAgain() {
    let one = SystemScene(SystemOutcomeSample.self)
    one.world.outside("VoiceOver") { _ = $0.accessibilityScroll(.up) }
    one.world.turn()
    one.world.outside("endRefreshing") { _ in one.system.endRefreshing() }
    one.world.turn()
    one.controller.begin()
    one.world.wait(1)
    #expect(one.controller.phase == .refreshing && one.controller.actionCount == 2)
    #expect(one.system.isRefreshing)
    one.controller.end()
    one.world.wait(2)
    one.world.rest()
    #expect(one.problemsAtRest.isEmpty)
  }

  @Test("a refresh that the app ends at the UIRefreshControl is over")
  func endedBySystem() {
    let one = SystemScene()
    one.world.touch()
    one.pull(to: 120)
    one.world.lift()
    one.world.rest()
    one.world.outside("endRefreshing") { _ in one.system.endRefreshing() }
    one.world.turn()
    #expect(one.controller.phase == .ending)
    one.world.wait(0.5)
    one.world.rest()
    #expect(one.problemsAtRest.isEmpty)
    #expect(one.controller.completionCount == 1)
  }

  @Test("a refresh that the app begins at the UIRefreshControl is shown, and runs no action")
  func begunBySystem() {
    let one = SystemScene()
    one.world.outside("beginRefreshing") { _ in one.system.beginRefreshing() }
    one.world.turn()
    #expect(one.controller.phase == .refreshing && one.system.isRefreshing)
    one.world.wait(60)
    #expect(one.controller.phase == .refreshing && one.controller.actionCount == 0)
    one.world.outside("endRefreshing") { _ in one.system.endRefreshing() }
    one.world.turn()
    one.world.wait(1)
    one.world.rest()
    #expect(one.problemsAtRest.isEmpty)
    #expect(one.controller.completionCount == 1)
  }

  @Test("a refresh that the app begins at the UIRefreshControl may be ended at the controller")
  func begunBySystemEndedHere() {
    let one = SystemScene()
    one.world.outside("beginRefreshing") { _ in one.system.beginRefreshing() }
    one.world.turn()
    one.world.event("end") { one.controller.end(.failure) }
    one.world.turn()
    one.world.wait(1)
    one.world.rest()
    #expect(one.problemsAtRest.isEmpty)
  }

  @Test("a refresh that the app begins at the UIRefreshControl waits for a disabled control")
  func begunWhileDisabled() {
    let one = SystemScene()
    one.world.event("disable") { one.controller.isEnabled = false }
    one.world.outside("beginRefreshing") { _ in one.system.beginRefreshing() }
    one.world.turn()
    #expect(one.controller.phase == .idle && one.controller.isRefreshing)
    one.world.event("enable") { one.controller.isEnabled = true }
    #expect(one.controller.phase == .refreshing && one.controller.actionCount == 0)
    one.world.event("disable") { one.controller.isEnabled = false }
    one.world.outside("endRefreshing") { _ in one.system.endRefreshing() }
    one.world.turn()
    one.world.wait(1)
    one.world.rest()
    #expect(one.problemsAtRest.isEmpty)
    one.world.outside("beginRefreshing") { _ in one.system.beginRefreshing() }
    one.world.turn()
    one.world.outside("endRefreshing") { _ in one.system.endRefreshing() }
    one.world.turn()
    #expect(!one.controller.isRefreshing)
  }

  @Test(
    "a refresh that the app begins at the UIRefreshControl of a hidden control is over with its room"
  )
  func hiddenWhileAdopted() {
    let one = SystemScene()
    one.world.outside("beginRefreshing") { _ in one.system.beginRefreshing() }
    one.world.turn()
    one.world.event("hide") { one.controller.isHidden = true }
    one.world.turn()
    #expect(!one.system.isRefreshing && !one.controller.isRefreshing)
    one.world.event("show") { one.controller.isHidden = false }
    #expect(one.controller.phase == .idle)
  }
}
