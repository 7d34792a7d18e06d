internal import RefreshCore
internal import RefreshRuntime
internal import SwiftUI
internal import UIKit

/// T: refreshing without a finger.
///
/// Here are the focus, lists of SwiftUI, and lists that do not bounce; the rest is in files.
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
      let view = world.list.subviews.first {
        !($0 is UIRefreshControl) && !$0.isHidden && $0.frame.size.height == 60
      }
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
    },
    Scene("T7", "a scroll at the top of a sheet refreshes wherever the focus is") { switches in
      let (world, text) = focused(switches)
      world.presentSheet()
      defer { UIAccessibility.isVoiceOverRunning = false }
      world.event("scroll down") {
        world.expect(UIAccessibility.scroll(at: text, .down), "T7: no page")
      }
      world.turn()
      for _ in 0...1 {
        world.expectActions(0)
        world.event("scroll up", mayWrite: true) {
          world.expect(UIAccessibility.scroll(at: text, .up), "T7: no answer")
        }
        world.turn()
        world.wait(0.3)
      }
      world.expectActions(1)
      world.expect(world.announcements == ["Loading"], "H13: \(world.announcements)")
      world.retire()
      world.expectInset()
      world.expectOffset(-rest)
      return world
    },
    Scene("T3", "a refreshable list in a sheet stays one") { switches in
      let world = DeviceScene(switches, isShown: false)
      let (presenter, controller) = (UIViewController(), UIViewController())
      presenter.presentSheet(controller)
      let screen = Screen()
      controller.view = screen.hosting.root
      let list = Screen.list(switches)
      let system = UIRefreshControl(frame: .zero)
      list.refreshControl = system
      screen.show(list)
      screen.show(list)
      world.expect(list.refreshControl !== system, "S8: not taken")
      // SwiftUI may remove a control that is not its own.
      list.refreshControl = nil
      screen.show(list)
      list.touchDown()
      for _ in 0..<20 {
        list.fingerMoves(by: 20)
        screen.window.layoutIfNeeded()
      }
      world.expect(list.headerController?.phase == .armed, "T3: not pulled")
      list.lift()
      screen.window.layoutIfNeeded()
      world.expect(list.headerController?.phase == .refreshing, "T3: no refresh")
      screen.hosting.clear()
      world.expect(list.refreshControl === system, "S8: not given back")
      world.expect(presenter.presentedViewController === controller, "the sheet is gone")
      return world
    },
    Scene("T3", "a list that does not bounce is not pulled, and refreshes by its action") {
      switches in
      let world = DeviceScene(switches)
      world.outside("no bounce") { $0.bounces = false }
      world.attach(StandardHeader.self)
      world.pull(to: 120)
      world.expectPhase(.idle)
      world.lift()
      world.expect(world.haptics == 0, "H13: \(world.haptics) haptics")
      world.expectOffset(-rest)
      for action in UIAccessibility.actions(at: world.list) {
        world.event("action", mayWrite: true) { _ = action.actionHandler?(action) }
      }
      world.turn()
      world.wait(0.3)
      world.expectActions(1)
      world.expectInSight(below: rest)
      world.retire()
      world.expectInset()
      world.expectOffset(-rest)
      return world
    },
  ]
}
