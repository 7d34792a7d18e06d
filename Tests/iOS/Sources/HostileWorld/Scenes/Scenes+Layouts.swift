internal import RefreshCore
internal import RefreshRuntime
internal import UIKit

/// T: layouts, and lists within lists.
///
/// Here are what an app does within a layout, and lists in lists; the rest is in files.
extension Scenes {
  static let layouts: [Scene] = [
    Scene("T9", "rows and insets change in the layout of the list") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      world.attach(PullFooter.self)
      var left = 0
      world.list.onLayout = { list in
        guard left > 0 else { return }
        left -= 1
        list.contentSize.height += 44
        list.contentInset.bottom = list.contentInset.bottom == 20 ? 30 : 20
      }
      world.refresh()
      for _ in 0..<3 {
        left = 2
        world.outside("layout") { $0.setNeedsLayout() }
        world.turn()
        world.rest()
        world.expectInSight(below: rest)
      }
      world.outside("rotate") {
        left = 2
        $0.frame.size = CGSize(width: 844, height: 390)
      }
      world.turn()
      world.rest()
      world.expectInSight(below: rest)
      world.end()
      left = 2
      world.outside("layout") { $0.setNeedsLayout() }
      world.turn()
      world.wait(0.5)
      world.rest()
      world.list.onLayout = nil
      world.expectActions(1)
      world.expectActions(0, of: 1)
      world.expectPhase(.idle)
      world.expectInset(bottom: world.inset.bottom == 20 ? 20 : 30)
      world.expectOffset(-rest)
      return world
    },
    Scene("T9", "a layout in a deceleration changes the bar and moves the list") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      world.refresh()
      world.touch()
      world.drag(to: -rest - 40)
      world.lift(velocity: 400)
      world.outside("layout") { list in
        list.onLayout = { list in
          list.onLayout = nil
          list.setSystemInsets(UIEdgeInsets(top: rest - 20, bottom: 34))
          list.contentOffset.y += 10
        }
        list.setNeedsLayout()
        list.layoutIfNeeded()
      }
      world.turn()
      world.rest()
      world.retire()
      world.expectPhase(.idle)
      world.expectInset()
      return world
    },
    Scene("T9", "the app begins and ends in the layout of the list") { switches in
      let world = DeviceScene(switches)
      let control = world.attach(StandardHeader.self)
      var call: (() -> Void)?
      world.list.onLayout = { _ in
        call?()
        call = nil
      }
      call = {
        // A layout that UIKit starts is not known, so what the app calls in it is the app's own.
        if switches.frameOrder == .observersFirst { Writes.author = .control }
        control.begin()
        Writes.author = .world
      }
      world.outside("layout") { $0.setNeedsLayout() }
      world.turn()
      world.wait(0.3)
      world.rest()
      world.expectActions(1)
      world.expectInSight(below: rest)
      call = { control.end() }
      world.outside("layout") { $0.setNeedsLayout() }
      world.turn()
      world.wait(0.5)
      world.rest()
      world.expectPhase(.idle)
      world.expectInset()
      world.expectOffset(-rest)
      return world
    },
    Scene("T12", "an inner list at its top hands its pull to the list around it") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
      inner.switches = switches
      inner.contentSize = CGSize(width: 390, height: 2000)
      world.listCount = 2
      world.outside("inner") { $0.addSubview(inner) }
      world.turn()
      let control = DeviceScene.attach(StandardHeader.self, to: inner, world.clock)
      world.turn()
      world.outside("touch") { _ in inner.touchDown() }
      for _ in 0..<30 {
        world.outside("move") { list in
          inner.fingerMoves(by: 8, scrolling: false)
          list.setContentOffset(CGPoint(x: 0, y: list.contentOffset.y - 4), animated: false)
        }
        world.turn()
        world.expect(control.phase != .armed, "O: the inner list is armed")
      }
      world.outside("lift") { list in
        inner.lift()
        list.setContentOffset(CGPoint(x: 0, y: -rest), animated: true)
      }
      world.turn()
      world.rest()
      world.expect(control.actionCount == 0, "O: a refresh of the inner list")
      world.expect(world.controls[0].actionCount <= 1, "O: two refreshes")
      world.expect(world.haptics <= 1, "H13: \(world.haptics) haptics")
      if world.controls[0].actionCount == 1 { world.retire() }
      world.expectInset()
      world.expectOffset(-rest)
      world.event("detach", mayWrite: true) { control.detach() }
      return world
    },
  ]
}
