internal import RefreshCore
internal import RefreshRuntime
internal import UIKit

/// D: fingers, and what is none.
extension Scenes {
  static let fingers: [Scene] = [
    Scene("D1", "dragging is late, and tracking early") { switches in
      var late = switches
      late.lateDragging = 3
      let world = DeviceScene(late)
      world.attach(StandardHeader.self)
      world.touch()
      world.drag(to: -rest - 30, steps: 3)
      world.drag(to: -rest - 82, steps: 3)
      world.expectPhase(.armed)
      world.expect(world.haptics == 1, "H13: \(world.haptics) haptics")
      world.outside("cancel") { $0.cancelTouch() }
      world.wait(0.05)
      // A touch in the bounce, and no movement.
      world.touch()
      world.turn()
      world.lift()
      world.rest()
      world.expectActions(0)
      return world
    },
    Scene("D1", "a finger that rests on a footer before it moves scrolls the list") { switches in
      let world = DeviceScene(switches)
      world.attach(ReachFooter.self)
      world.setOffset(world.list.range.high)
      world.turn()
      world.retire()
      let start = world.offset
      world.outside("hold") { $0.touchDown(restingAt: CGPoint(x: 195, y: 3020)) }
      world.outside("move") { $0.fingerMoves(by: 100) }
      world.turn()
      world.expectOffset(start - 100, "after a slow drag")
      world.lift()
      world.expectInset(bottom: 44)
      return world
    },
    Scene("D2", "a list is grabbed and let go without a toss") { switches in
      let world = DeviceScene(switches)
      world.attach(ReachFooter.self)
      world.setOffset(1000)
      world.touch()
      world.outside("move") { $0.fingerMoves(by: -20) }
      world.lift(velocity: 3000)
      world.rest()
      for _ in 0..<5 {
        world.touch()
        world.turn()
        world.lift()
        world.turn()
      }
      world.expect(
        world.controls[0].actionCount <= 1,
        "O: \(world.controls[0].actionCount) actions"
      )
      return world
    },
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
    Scene("D4", "the world moves under a still finger") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      world.pull(to: 40)
      world.setSafe(top: rest - 52)
      world.turn()
      world.expectPhase(.pulling, 0, "by a bar")
      world.outside("back") { $0.fingerMoves(by: -1) }
      world.turn()
      world.expectPhase(.pulling, 0, "by a finger that moves back")
      world.expect(world.haptics == 0, "H13: felt")
      world.drag(to: -rest + 52 - 120)
      world.expectPhase(.armed)
      return world
    },
    Scene("D4", "a bar moves under a finger that rests while the control refreshes") { switches in
      let world = DeviceScene(switches)
      world.attach(FixedHeader.self)
      world.refresh()
      world.touch()
      world.turn()
      world.setSafe(top: rest + 40)
      world.turn()
      world.expect(Writes.noted.offsets == 0, "J: a write under the finger")
      world.lift()
      world.rest()
      world.setContent(2990)
      world.turn()
      world.expectInSight(below: rest + 40)
      return world
    },
    Scene("D5", "momentum is no pull") { switches in
      let world = DeviceScene(switches)
      let control = world.attach(StandardHeader.self)
      var phases: Set<RefreshState> = []
      control.onStateChange = { phases.insert($0) }
      world.setOffset(2000)
      world.touch()
      world.outside("move") { $0.fingerMoves(by: 10) }
      world.lift(velocity: -6000)
      world.rest()
      world.setOffset(-260)
      world.rest()
      world.expect(phases.subtracting([.idle, .pulling]).isEmpty, "O: \(phases)")
      world.expect(world.haptics == 0, "H13: felt")
      return world
    },
    Scene("D6", "a trackpad scrolls without touches") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      world.touch(onTrackpad: true)
      world.drag(to: -rest - 90)
      world.expectPhase(.armed)
      world.lift()
      world.wait(0.3)
      world.expectActions(1)
      return world
    },
    Scene("D7", "a wheel scrolls in notches") { switches in
      let world = DeviceScene(switches)
      world.attach(ReachFooter.self)
      world.attach(StandardHeader.self)
      world.setOffset(1200)
      world.turn()
      for _ in 0..<30 {
        let high = world.list.range.high
        world.outside("notch") { $0.contentOffset.y = min($0.contentOffset.y + 40, high) }
        world.turn()
        world.wait(0.1)
      }
      world.expectActions(1)
      world.expectActions(0, of: 1)
      return world
    },
    Scene("D7", "each notch of a wheel is a gesture of its own") { switches in
      let world = DeviceScene(switches)
      world.attach(ReachFooter.self)
      world.attach(StandardHeader.self)
      for way: Double in [-40, 40] {
        world.setOffset(way < 0 ? 1200 : 1000)
        world.turn()
        for _ in 0..<30 {
          world.outside("notch") { list in
            let range = list.range
            list.touchDown(onTrackpad: true)
            let left = way < 0 ? list.position1 - range.high : list.position1 - range.low
            list.fingerMoves(by: way < 0 ? max(CGFloat(way), left) : min(CGFloat(way), left))
            list.lift()
          }
          world.turn()
          world.wait(0.1)
        }
      }
      world.expectActions(1)
      world.expectActions(0, of: 1)
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
    Scene("D9", "VoiceOver scrolls by pages, without a finger") { switches in
      let world = DeviceScene(switches)
      world.attach(DraggedFooter.self)
      world.attach(StandardHeader.self)
      UIAccessibility.isVoiceOverRunning = true
      world.setOffset(-rest)
      world.turn()
      for _ in 0..<6 {
        let high = world.list.range.high
        world.outside("page") { $0.contentOffset.y = min($0.contentOffset.y + 600, high) }
        world.turn()
      }
      world.expectActions(1, 0, "of the footer")
      world.retire()
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
      world.expectActions(1, of: 1)
      world.expect(world.announcements.count == 1, "H13: \(world.announcements)")
      UIAccessibility.isVoiceOverRunning = false
      return world
    },
    Scene("D9", "a VoiceOver scroll makes a part of the footer visible") { switches in
      let world = DeviceScene(switches)
      world.attach(DraggedFooter.self)
      UIAccessibility.isVoiceOverRunning = true
      world.setOffset(world.list.range.high - 600)
      world.turn()
      world.outside("page") { $0.contentOffset.y = $0.range.high - 14 }
      world.turn()
      world.expectActions(1)
      UIAccessibility.isVoiceOverRunning = false
      return world
    },
    Scene("D10", "keys scroll frame by frame, without a pan") { switches in
      let world = DeviceScene(switches)
      world.attach(ReachFooter.self)
      world.attach(StandardHeader.self)
      let high = world.list.range.high
      world.setOffset(high - 600)
      world.turn()
      for step in 1...62 {
        world.setOffset(high - 600 + CGFloat(step) * 10)
        world.turn()
      }
      world.expect(world.controls[0].actionCount <= 1, "O: \(world.controls[0].actionCount)")
      world.retire()
      for step in 1...20 {
        world.setOffset(-rest - CGFloat(step))
        world.turn()
      }
      world.expectActions(0, of: 1)
      return world
    },
    Scene("D11", "a tap on the status bar scrolls to the top") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      world.attach(ReachFooter.self)
      world.setOffset(1000)
      world.turn()
      world.outside("to the top") {
        $0.setContentOffset(CGPoint(x: 0, y: -rest), animated: true)
      }
      world.wait(0.15)
      world.setContent(3500)
      world.turn()
      world.rest()
      world.expectActions(0)
      world.expectActions(0, of: 1)
      world.expectOffset(-rest)
      return world
    },
    Scene("D11", "a tap starts a footer once, and nothing else does") { switches in
      let world = DeviceScene(switches)
      world.attach(TapFooter.self)
      world.setOffset(world.list.range.high)
      world.touch()
      world.drag(to: world.list.range.high + 120)
      world.lift(velocity: 2000)
      world.rest()
      world.setContent(3500)
      world.setOffset(world.list.range.high)
      world.rest()
      world.expectActions(0)
      world.tapControl()
      world.tapControl()
      world.expectActions(1)
      world.controls[0].end()
      world.rest()
      world.controls[0].isEnabled = false
      world.tapControl()
      world.expectActions(1)
      world.controls[0].isEnabled = true
      world.setContent(0)
      world.setContent(3000)
      world.tapControl()
      world.expectActions(2)
      return world
    },
    Scene("D12", "pages stay whole") { switches in
      let world = DeviceScene(switches, content: 3376, top: 0, bottom: 0)
      world.outside("never") { $0.contentInsetAdjustmentBehavior = .never }
      world.attach(PullFooter.self)
      world.setOffset(2532)
      world.refresh()
      world.touch()
      world.outside("move") { $0.fingerMoves(by: -30) }
      world.lift()
      world.wait(0.05)
      world.end()
      world.wait(0.5)
      world.rest()
      let pages = world.offset / 844
      world.expect(world.isNear(pages, pages.rounded(), within: 0.01), "P: page \(pages)")
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
