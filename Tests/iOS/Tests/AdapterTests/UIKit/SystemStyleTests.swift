import HostileWorld
import RefreshTesting
import Testing
import UIKit

@testable import RefreshRuntime

@MainActor
@Suite("A control inside a UIRefreshControl")
struct SystemStyleTests {
  typealias Room = Switches.RoomStart

  private func scene(
    _ room: Room,
    _ design: any RefreshDesign.Type = SystemSample.self
  ) -> SystemScene {
    SystemScene(design) { $0.roomStart = room }
  }

  private func expectRest(_ one: SystemScene) {
    #expect(one.problemsAtRest.isEmpty)
  }

  @Test(
    "fires with the UIRefreshControl under the finger, and writes nothing",
    arguments: Room.allCases
  )
  func pullAndFire(room: Room) {
    let one = scene(room)
    one.world.touch()
    one.pull(to: 90)
    #expect(one.controller.phase == .pulling)
    #expect(one.controller.status.progress < 1)
    #expect(one.controller.actionCount == 0)
    one.pull(to: 110)
    #expect(one.controller.phase == .refreshing)
    #expect(one.controller.status.progress == 1)
    #expect(one.controller.actionCount == 1)
    #expect(one.told.count == 1)
    #expect(one.system.begins == 0)
    one.world.lift()
    one.world.rest()
    #expect(abs(one.world.offset + one.rest + 60) < 1)
    one.controller.end()
    one.world.turn()
    #expect(one.controller.phase == .ending)
    one.world.wait(0.5)
    one.world.rest()
    #expect(one.controller.completionCount == 1)
    expectRest(one)
  }

  @Test("shows the pull by the distance at which the UIRefreshControl has fired")
  func learn() {
    let one = scene(.atLift)
    one.world.touch()
    one.pull(to: 74)
    // A list of 844 points: the guess is 148.
    #expect(abs(one.controller.status.progress - 0.5) < 0.01)
    one.pull(to: 110)
    one.world.lift()
    one.world.rest()
    one.controller.end()
    one.world.turn()
    one.world.wait(0.5)
    one.world.rest()
    one.world.touch()
    one.pull(to: 55)
    #expect(abs(one.controller.status.progress - 0.5) < 0.06)
    one.world.lift()
    one.world.rest()
    expectRest(one)
  }

  @Test("an end waits for the lift of the finger", arguments: Room.allCases)
  func endUnderFinger(room: Room) {
    let one = scene(room)
    one.world.touch()
    one.pull(to: 120)
    one.controller.end()
    one.world.turn()
    one.pull(to: 80)
    #expect(one.system.isRefreshing)
    #expect(one.controller.phase == .refreshing)
    one.world.lift()
    #expect(!one.system.isRefreshing)
    one.world.wait(0.5)
    one.world.rest()
    expectRest(one)
  }

  @Test("an outcome whose time is over waits for the lift, too", arguments: Room.allCases)
  func outcomeUnderFinger(room: Room) {
    let one = scene(room, SystemOutcomeSample.self)
    one.world.touch()
    one.pull(to: 120)
    one.world.lift()
    one.world.rest()
    one.controller.end()
    one.world.wait(0.4)
    #expect(one.controller.status.state == .succeeded)
    one.world.touch()
    one.pull(to: 80)
    one.world.wait(0.6)
    #expect(one.controller.status.state == .succeeded)
    #expect(one.system.isRefreshing)
    one.world.lift()
    #expect(!one.system.isRefreshing)
    one.world.wait(0.5)
    one.world.rest()
    expectRest(one)
  }

  @Test("hiding and detaching keep the room until the lift", arguments: [true, false])
  func leaveUnderFinger(detaches: Bool) {
    let one = SystemScene()
    one.world.touch()
    one.pull(to: 120)
    one.world.event("leave") {
      if detaches { one.controller.detach() } else { one.controller.isHidden = true }
    }
    one.world.turn()
    #expect(one.system.isRefreshing)
    one.pull(to: 80)
    one.world.lift()
    #expect(!one.system.isRefreshing)
    one.world.rest()
    #expect(UIRefreshControl.problems.isEmpty)
    #expect((one.world.list.headerController == nil) == detaches)
    #expect((one.system.subviews.count == 1) == detaches)
  }

  @Test("a control that is dressed again under the finger ends the refresh that was left to it")
  func dressUnderFinger() {
    let one = SystemScene()
    one.world.touch()
    one.pull(to: 120)
    let again = SystemScene.dress(one.system, as: SystemSample.self, one.world)
    one.world.turn()
    #expect(one.system.isRefreshing && again.phase != .refreshing)
    #expect(one.system.subviews.count == 2)
    one.world.lift()
    #expect(!one.system.isRefreshing)
    one.world.rest()
    #expect(UIRefreshControl.problems.isEmpty)
  }

  @Test("a refresh that the app begins is scrolled into view, begins that of UIKit, sends nothing")
  func begin() {
    let one = SystemScene()
    one.controller.begin()
    one.world.turn()
    #expect(one.controller.actionCount == 1)
    #expect(one.system.begins == 0)
    one.world.wait(0.3)
    #expect(one.system.begins == 1)
    #expect(one.told.count == 0)
    #expect(abs(one.world.offset + one.rest + 60) < 1)
    one.controller.end()
    one.world.wait(0.5)
    expectRest(one)
    // One that ends before UIKit's has begun never begins it.
    one.controller.begin()
    one.world.turn()
    one.controller.end()
    one.world.wait(0.5)
    one.world.rest()
    #expect(one.system.begins == 1)
    expectRest(one)
  }

  @Test("a refresh that begins off window waits for the window")
  func beginOffWindow() {
    let one = SystemScene(isShown: false)
    one.controller.begin()
    one.world.turn()
    #expect(one.controller.phase == .pending)
    one.world.enterWindow()
    one.world.wait(0.3)
    #expect(one.controller.phase == .refreshing)
    #expect(one.system.begins == 1)
    #expect(one.system.ignoredBegins == 0)
  }

  @Test(
    "a control that is replaced is undressed, and the new one can be dressed"
  )
  func exchange() {
    let one = SystemScene()
    one.world.touch()
    one.pull(to: 120)
    one.world.lift()
    one.world.rest()
    let other = UIRefreshControl(frame: .zero)
    one.world.outside("exchange") { $0.refreshControl = other }
    one.world.turn()
    #expect(one.world.list.headerController == nil)
    #expect(one.system.subviews.count == 1)
    #expect(one.system.systemView.alpha == 1)
    #expect(one.controller.completionCount == 1)
    let again = SystemScene.dress(other, as: SystemSample.self, one.world)
    #expect(one.world.list.headerController === again)
    one.world.rest()
    one.world.touch()
    one.pull(to: 120)
    #expect(again.phase == .refreshing)
    #expect(one.controller.actionCount == 1)
  }

  @Test("a scroll of VoiceOver past the top fires without a finger", arguments: Room.allCases)
  func voiceOver(room: Room) {
    let one = scene(room)
    one.world.outside("VoiceOver") { _ = $0.accessibilityScroll(.up) }
    one.world.turn()
    #expect(one.controller.phase == .refreshing)
    #expect(one.system.isRefreshing)
    #expect(one.controller.actionCount == 1)
    one.controller.end()
    one.world.wait(0.5)
    one.world.rest()
    expectRest(one)
  }

  @Test("speaks for the control at the UIRefreshControl, and announces outcomes only")
  func accessibility() {
    let one = SystemScene(SystemOutcomeSample.self)
    #expect(one.system.accessibilityLabel == "Refresh the feed")
    #expect(one.system.accessibilityValue == "idle")
    one.world.touch()
    one.pull(to: 120)
    #expect(one.system.accessibilityValue == "refreshing")
    #expect(one.world.announcements.isEmpty)
    one.world.lift()
    one.controller.end(.failure)
    one.world.wait(0.5)
    #expect(one.world.announcements == ["failed"])
  }

  @Test("a refresh that the control refuses ends with the lift", arguments: [true, false])
  func refused(isBusyBelow: Bool) {
    let one = SystemScene()
    if isBusyBelow {
      PullFooter.attach(to: one.world.list, clock: one.world.clock, onRefresh: { _ in }).begin()
    } else {
      one.controller.isEnabled = false
    }
    one.world.touch()
    one.world.drag(to: -one.rest - 120, steps: 30)
    #expect(one.system.isRefreshing)
    #expect(one.controller.actionCount == 0)
    one.world.lift()
    #expect(!one.system.isRefreshing)
    one.world.rest()
    expectRest(one)
  }

  @Test(
    "a footer keeps its inset beside it, and the app does not own UIKit's room",
    arguments: Room.allCases
  )
  func footer(room: Room) {
    for isInContentInset in [false, true] {
      let one = SystemScene {
        $0.roomStart = room
        $0.hasRoomInContentInset = isInContentInset
      }
      let footer = InlineFooter.attach(
        to: one.world.list,
        clock: one.world.clock,
        onRefresh: { _ in }
      )
      one.world.turn()
      #expect(one.world.inset.bottom == 44)
      one.world.touch()
      one.pull(to: 120)
      #expect(one.controller.phase == .refreshing)
      one.world.lift()
      one.world.rest()
      #expect(abs(one.world.list.ownerContentInset.top) < 0.01)
      one.world.list.ownerContentInset.top += 10
      one.world.turn()
      #expect(abs(one.world.list.ownerContentInset.top - 10) < 0.01)
      one.world.list.ownerContentInset.top -= 10
      one.world.turn()
      footer.end(.exhausted)
      one.controller.end()
      one.world.turn()
      one.world.wait(0.5)
      one.world.rest()
      expectRest(one)
      #expect(one.world.inset.bottom == 44)
    }
  }

  @Test("the list of a web view has no UIRefreshControl of the control")
  func webView() {
    let list = WKScrollView(frame: .zero)
    SystemSample.attach(to: list, onRefresh: { _ in })
    #expect(list.refreshControl == nil && list.headerController != nil)
  }

  @Test("on a Mac, the control has insets and fires by itself")
  func fallback() {
    let world = DeviceScene()
    world.window.ownTraits = UITraitCollection(displayScale: 3, userInterfaceIdiom: .mac)
    let header = SystemSample.attach(to: world.list, clock: world.clock, onRefresh: { _ in })
    world.turn()
    #expect(world.list.refreshControl == nil)
    world.touch()
    world.drag(to: -DeviceScene.restingTop - 140)
    #expect(header.phase == .pulling)
    world.drag(to: -DeviceScene.restingTop - 150)
    #expect(header.phase == .refreshing && header.actionCount == 1)
    header.end()
    world.turn()
    #expect(header.phase == .refreshing)
    world.lift()
    #expect(header.phase == .ending)
    world.wait(0.5)
    world.rest()
    #expect(header.phase == .idle && abs(world.inset.top) < 1)
    #expect(world.failures.isEmpty)
  }
}

/// Named as the list of WebKit, in which the control is not drawn inside a `UIRefreshControl`.
private final class WKScrollView: UIScrollView {}
