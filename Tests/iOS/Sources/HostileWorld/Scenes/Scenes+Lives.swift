internal import RefreshCore
internal import RefreshRuntime
import RefreshTesting
internal import UIKit

/// H: hierarchy and life.
///
/// Here are controls one after the other, indicators, subviews and delegates; the rest is in files.
extension Scenes {
  static let lives: [Scene] = [
    Scene("H2", "attached, detached and attached before anything is there") { switches in
      let world = DeviceScene(switches, isShown: false)
      world.outside("nothing") {
        $0.frame = .zero
        $0.contentSize = .zero
      }
      let first = world.attach(StandardHeader.self)
      world.event("detach") { first.detach() }
      world.attach(FixedHeader.self)
      world.enterWindow()
      world.setSize(390, 844)
      world.setContent(3000)
      world.turn()
      let views = world.list.subviews.filter { !$0.isHidden }
      world.expect(views.count == 1, "X: \(views.count) views")
      world.expect(
        views.first?.frame.size.width == 390,
        "P: a width of \(views.first?.frame.size.width ?? 0)"
      )
      world.expectInset()
      return world
    },
    Scene("H3", "off window in each phase") { switches in
      let world = DeviceScene(switches)
      for phase in [RefreshPhase.idle, .pulling, .armed, .refreshing, .ending] {
        for seconds: Double in [0, 0.1, 40] {
          for change in 0..<4 {
            let one = DeviceScene(switches)
            let control = one.attach(StandardHeader.self)
            one.reach(phase)
            one.leaveWindow()
            one.wait(seconds)
            let count = control.actionCount
            if change == 1 { one.event("begin") { control.begin() } }
            if change >= 2 { one.event("end") { control.end() } }
            if change == 3 { one.event("begin") { control.begin() } }
            one.expectActions(count, 0, "off window, \(phase) \(change)")
            if phase == .idle && change % 2 == 1 { one.expectPhase(.pending, 0, "off window") }
            one.enterWindow()
            one.wait(0.3)
            one.rest()
            let isBusy = control.phase == .refreshing
            let isTurning = one.list.isIndicatorTurning
            one.expect(isTurning == isBusy, "H3: the indicator turns: \(isTurning), \(phase)")
            if isBusy {
              one.expectOffset(-rest - 60, "back, \(phase) \(change)")
              one.retire()
            }
            one.wait(0.5)
            one.rest()
            one.expectPhase(.idle, 0, "\(phase) \(change)")
            one.expectInset()
            let mayHaveMoved = !one.returnsToTop && phase != .refreshing
            if !mayHaveMoved { one.expectOffset(-rest, "\(phase), \(seconds) s, \(change)") }
            world.adopt(one)
          }
        }
      }
      return world
    },
    Scene("H6", "others want the front") { switches in
      let world = DeviceScene(switches)
      world.attach(OverlayHeader.self)
      let foreign = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      world.list.addSubview(foreign)
      world.list.onScroll = { list in
        if list.subviews.last !== foreign { list.bringSubviewToFront(foreign) }
      }
      for offset: Double in [0.0, 10, -200, -130] { world.setOffset(CGFloat(offset)) }
      world.turn()
      world.expect(world.list.subviews.last === foreign, "H6: the control went to the front")
      return world
    },
    Scene("H7", "the delegate writes, and detaches") { switches in
      let world = DeviceScene(switches)
      let control = world.attach(StandardHeader.self)
      var calls = 0
      world.list.onScroll = { [weak control] list in
        calls += 1
        if calls == 3 { control?.detach() }
        if calls < 3 { list.contentInset.bottom = CGFloat(calls) }
      }
      world.refresh()
      world.touch()
      world.drag(to: -rest - 90)
      world.list.onScroll = nil
      world.lift()
      world.rest()
      world.expect(world.list.subviews.isEmpty, "X: views")
      world.expect(world.list.observers.count == 0, "X: observers")
      world.expect(world.isNear(world.inset.top, 0), "R: \(world.inset.top)")
      return world
    },
  ]
}
