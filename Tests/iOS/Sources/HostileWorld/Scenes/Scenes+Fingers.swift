internal import RefreshCore
internal import RefreshRuntime
internal import UIKit

/// D: fingers, and what is none.
///
/// Here are pans that fail, controls that come in the same turn, delegates, the focus, and lists in lists;
/// the rest is in files.
extension Scenes {
  static let fingers: [Scene] = [
    Scene("D3", "a pan that is canceled starts nothing") { switches in
      let world = DeviceScene(switches)
      for order in 0..<4 {
        for state in [UIGestureRecognizer.State.cancelled, .failed] {
          let one = DeviceScene(switches)
          one.attach(StandardHeader.self)
          one.pull(to: 90)
          one.expectPhase(.armed)
          if order == 0 { one.leaveWindow() }
          one.outside("cancel") { list in
            if order == 1 { list.removeFromSuperview() }
            list.cancelTouch(as: state)
          }
          if order == 2 { one.leaveWindow() }
          one.turn()
          if order < 3 { one.enterWindow() }
          one.rest()
          one.wait(0.5)
          one.expectActions(0, 0, "order \(order)")
          one.expectPhase(.idle, 0, "order \(order)")
          world.adopt(one)
        }
      }
      return world
    },
    Scene("D8", "an overshoot far beyond, and the app corrects it") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      world.setOffset(-700)
      world.list.onScroll = { list in
        if list.contentOffset.y < -rest - 10 { list.contentOffset.y = -rest }
      }
      world.setOffset(-700)
      world.turn()
      world.expectActions(0)
      world.expect(world.haptics == 0, "H13: felt")
      return world
    },
    Scene("D9", "a VoiceOver scroll at the header, which has the focus, refreshes") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      UIAccessibility.isVoiceOverRunning = true
      defer { UIAccessibility.isVoiceOverRunning = false }
      world.setOffset(-rest)
      world.turn()
      let header = world.list.subviews.first {
        !($0 is UIRefreshControl) && !$0.isHidden && $0.frame.size.height == 60
      }
      world.event("scroll up", mayWrite: true) {
        world.expect(header?.accessibilityScroll(.up) == true, "D9: no answer")
      }
      world.turn()
      world.wait(0.3)
      world.expectActions(1)
      world.expect(world.announcements.count == 1, "H13: \(world.announcements)")
      return world
    },
    Scene("D4", "a finger that was there before the control counts from where it is") { switches in
      let world = DeviceScene(switches)
      world.pull(to: 90)
      let control = world.attach(StandardHeader.self)
      world.setOffset(-DeviceScene.restingTop - 95)
      world.expect(control.phase != .armed, "R: armed without a movement of the finger")
      world.lift()
      world.wait(0.3)
      world.rest()
      world.expectActions(0)
      world.retire()
      world.expectInset()
      return world
    },
    Scene("D4", "a finger in a short list that was there before a footer counts from there") {
      switches in
      let world = DeviceScene(switches)
      world.setContent(200)
      world.touch()
      world.drag(to: 0)
      let control = world.attach(PullFooter.self)
      world.setOffset(-5)
      world.expect(control.phase != .armed, "R: armed without a movement of the finger")
      world.lift()
      world.wait(0.3)
      world.rest()
      world.expectActions(0)
      return world
    },
    Scene("D13", "a finger moves an outer list, an inner one, or both in turn") { switches in
      let world = DeviceScene(switches)
      for inner: Double in [120.0, 60, 0] {
        let one = DeviceScene(switches)
        let outer = one.attach(StandardHeader.self)
        let nested = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 400))
        nested.switches = switches
        nested.contentSize = CGSize(width: 390, height: 2000)
        one.list.addSubview(nested)
        let control = StandardHeader.attach(to: nested, clock: one.clock, onRefresh: { _ in })
        one.touch()
        one.outside("inner touch") { _ in nested.touchDown() }
        for step in 0..<12 {
          // 60: the outer list hands the finger over to the inner one in mid gesture.
          let isInner = inner == 120 || inner == 60 && step >= 6
          one.outside("outer") { $0.fingerMoves(by: 20, scrolling: !isInner) }
          one.outside("inner") { _ in nested.fingerMoves(by: 20, scrolling: isInner) }
          one.turn()
        }
        one.outside("inner lift") { _ in nested.lift() }
        one.lift()
        one.wait(0.3)
        if inner == 120 { one.expectActions(0, 0, "of the outer list") }
        if inner == 0 { one.expect(control.actionCount == 0, "O: of the inner list") }
        let count = outer.actionCount + control.actionCount
        one.expect(inner == 60 ? count <= 1 : count == 1, "O: \(count) actions for \(inner)")
        world.adopt(one)
      }
      return world
    },
  ]
}
