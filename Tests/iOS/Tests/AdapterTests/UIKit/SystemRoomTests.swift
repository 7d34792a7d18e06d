import HostileWorld
import RefreshTesting
import Testing
import UIKit

@testable import RefreshRuntime

/// What UIKit may do with room, tint and distance, and what apps do meanwhile.
@MainActor
@Suite("The room of a UIRefreshControl around a control")
struct SystemRoomTests {
  private func expectRest(_ one: SystemScene) {
    #expect(one.problemsAtRest.isEmpty)
  }

  private func scrollOfVoiceOver(_ one: SystemScene) {
    one.world.outside("VoiceOver") { _ = $0.accessibilityScroll(.up) }
    one.world.turn()
  }

  @Test("a control that is dressed off window knows which of two changes is the app's")
  func dressOffWindow() {
    let one = SystemScene {
      $0.hasRoomInContentInset = true
      $0.roomStart = .inLaterFrame
      $0.roomEnd = .inLaterFrame
    }
    scrollOfVoiceOver(one)
    one.world.turn()
    one.world.leaveWindow()
    one.world.addInset(top: 20)
    one.controller.end()
    let again = SystemScene.dress(one.system, as: SystemSample.self, one.world)
    for _ in 0..<2 { one.world.turn() }
    #expect(one.world.inset.top == 20)
    one.world.addInset(top: -20)
    one.world.outside("send") { _ in one.system.sendActions(for: .valueChanged) }
    one.world.turn()
    scrollOfVoiceOver(one)
    one.world.turn()
    one.world.outside("end") { _ in
      if one.system.isRefreshing { one.system.endRefreshing() }
    }
    one.world.enterWindow()
    #expect(again.phase == .refreshing)
    #expect(abs(one.world.list.ownerContentInset.top) < 0.01)
  }

  @Test("two fingers on a trackpad keep the room", arguments: Switches.Trackpad.allCases)
  func trackpad(trackpad: Switches.Trackpad) {
    let one = SystemScene { $0.trackpad = trackpad }
    scrollOfVoiceOver(one)
    one.world.touch(onTrackpad: true)
    one.pull(to: 80)
    one.controller.end()
    one.world.turn()
    #expect(one.system.isRefreshing)
    one.world.lift()
    #expect(!one.system.isRefreshing)
    one.world.wait(0.5)
    one.world.rest()
    expectRest(one)
  }

  @Test(
    "UIKit's spinner is hidden again whenever UIKit resets the tint",
    arguments: Switches.TintReset.allCases
  )
  func tint(reset: Switches.TintReset) {
    let one = SystemScene {
      $0.tintReset = reset
      $0.hasUpdateLinks = false
    }
    scrollOfVoiceOver(one)
    #expect(one.system.tintColor == .clear)
    one.controller.end()
    one.world.wait(1)
    #expect(one.system.tintColor == .clear)
    one.controller.begin()
    one.world.wait(0.5)
    #expect(one.system.isRefreshing && one.system.tintColor == .clear)
    one.controller.end()
    one.world.wait(1)
    one.controller.isEnabled = false
    scrollOfVoiceOver(one)
    #expect(!one.system.isRefreshing && one.system.tintColor == .clear)
  }

  @Test("room that is there a frame after a target of the app has ended the refresh is UIKit's")
  func roomAfterEndInTarget() {
    let one = SystemScene {
      $0.hasRoomInContentInset = true
      $0.roomEnd = .inLaterFrame
    }
    one.controller.isEnabled = false
    for _ in 0..<20 { one.world.turn() }
    let target = UIAction { [weak system = one.system] _ in system?.endRefreshing() }
    one.system.addAction(target, for: .valueChanged)
    scrollOfVoiceOver(one)
    #expect(one.world.inset.top == 60)
    #expect(abs(one.world.list.ownerContentInset.top) < 0.01)
  }

  @Test("room that an alert keeps goes with the next refresh", arguments: [true, false])
  func alert(isInContentInset: Bool) {
    let one = SystemScene {
      $0.staysUnderAlert = true
      $0.hasRoomInContentInset = isInContentInset
    }
    scrollOfVoiceOver(one)
    one.controller.end()
    one.world.turn()
    one.world.outside("alert") { _ in one.system.alertIsShown() }
    one.world.wait(2)
    one.world.rest()
    #expect(one.world.list.adjustedContentInset.top > one.rest + 59)
    #expect(one.controller.phase == .idle)
    one.world.touch()
    one.pull(to: 60 + 120)
    #expect(one.controller.phase == .refreshing)
    one.world.lift()
    one.world.rest()
    one.controller.end()
    one.world.wait(1)
    one.world.rest()
    expectRest(one)
  }

  @Test("a pull during the retraction counts from the edge", arguments: Switches.RoomEnd.allCases)
  func pullInRetraction(end: Switches.RoomEnd) {
    let one = SystemScene { $0.roomEnd = end }
    scrollOfVoiceOver(one)
    one.controller.end()
    one.world.turn()
    one.world.touch()
    one.pull(to: 50)
    for _ in 0..<6 { one.world.turn() }
    #expect(abs((one.controller.reading?.start ?? 0) - Double(one.rest)) < 1)
    one.world.lift()
    one.world.wait(1)
    one.world.rest()
    expectRest(one)
  }

  @Test("bars that change before a postponed refresh begins do not misplace it")
  func postponed() {
    let one = SystemScene()
    one.controller.begin()
    one.world.setSafe(top: 40)
    one.world.leaveWindow()
    one.world.wait(1)
    one.world.enterWindow()
    one.world.wait(1)
    one.world.rest()
    #expect(one.system.begins == 1)
    #expect(abs(one.world.offset + 40 + 60) < 1)
  }

  @Test("a list that goes while it is pulled tells its control nothing")
  func death() {
    let one = SystemScene()
    one.world.touch()
    one.pull(to: 40)
    one.world.leaveWindow()
    one.controller.onStateChange = { Issue.record("\($0)") }
    one.world.dropList()
    #expect(!one.controller.begin())
  }

  @Test("a control at the bottom knows of the room that goes with a replaced control")
  func replacedUnderFinger() {
    let one = SystemScene {
      $0.hasUpdateLinks = false
      $0.endsDragFirst = true
    }
    one.world.touch()
    one.pull(to: 120)
    let header = one.world.attach(StandardHeader.self)
    one.world.turn()
    one.world.lift()
    #expect(!one.system.isRefreshing)
    #expect(abs((header.reading?.start ?? 0) - Double(one.rest)) < 1)
  }

  @Test("a scroll of VoiceOver shows no distance")
  func distanceOfVoiceOver() {
    let one = SystemScene()
    scrollOfVoiceOver(one)
    one.controller.end()
    one.world.wait(1)
    one.world.rest()
    one.world.touch()
    one.pull(to: 50)
    #expect(one.controller.phase == .pulling)
    #expect(abs(one.controller.status.progress - 0.32) < 0.03)
  }

  @Test("the pull is shown by the distance that UIKit has for the list's height")
  func share() {
    let one = SystemScene { $0.firingShare = 0.2 }
    for (round, isPortrait) in [true, false, true, false].enumerated() {
      let distance: CGFloat = isPortrait ? 148 : 78
      one.world.setSize(isPortrait ? 390 : 844, isPortrait ? 844 : 390)
      one.world.turn()
      one.world.touch()
      one.pull(to: distance - 4)
      #expect(one.controller.phase == .pulling)
      // At first, the distance that was learned last is the best guess.
      #expect(round == 1 || abs(one.controller.status.progress - 0.95) < 0.03)
      one.pull(to: distance + 1)
      #expect(one.controller.phase == .refreshing)
      one.world.lift()
      one.world.rest()
      one.controller.end()
      one.world.wait(1)
      one.world.rest()
      expectRest(one)
    }
  }
}
