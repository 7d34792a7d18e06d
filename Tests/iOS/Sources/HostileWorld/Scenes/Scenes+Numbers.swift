internal import RefreshCore
internal import RefreshRuntime
internal import UIKit

/// A: numbers. B: insets, and who writes them.
extension Scenes {
  static let rest = DeviceScene.restingTop

  static let numbers: [Scene] = [
    Scene("A1", "an offset that is written comes back as a pixel") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      for inset: Double in [0.0, 1.0 / 6, 0.1, 18.7] {
        world.setInset(top: CGFloat(inset))
        world.turn()
        world.refresh()
        world.expectOffset(-rest - CGFloat(inset) - 60)
        world.retire()
        world.expectInset(top: CGFloat(inset))
        world.expectOffset(-rest - CGFloat(inset))
      }
      return world
    },
    Scene("A2", "sums of insets differ in the last bits") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      world.refresh()
      for step: Double in [1.0 / 3, 0.1] {
        var offset = -rest - 60
        while offset < -rest {
          world.setOffset(offset)
          world.expect(Writes.noted.insets <= 1, "Q: \(Writes.noted.insets) writes at \(offset)")
          offset += CGFloat(step)
        }
      }
      world.retire()
      world.expect(world.inset.top == 0, "R: \(world.inset.top) is not 0 to the bit")
      return world
    },
    Scene("A3", "a pull of exactly the distance is the same everywhere") { switches in
      let world = DeviceScene(switches)
      for top: Double in [118, 355.0 / 3, 293.0 / 3, 59.5] {
        let low = CGFloat((top * Double(switches.scale)).rounded()) / switches.scale
        for pixels in -1...1 {
          let one = DeviceScene(switches, top: CGFloat(top))
          one.attach(StandardHeader.self)
          one.touch()
          let target = -low - 72 - CGFloat(pixels) / switches.scale
          one.drag(to: -low - 40)
          one.outside("exactly") { list in
            list.switches.snapsUnderFinger = true
            list.switches.snapping = .nearest
            list.fingerMoves(to: target)
          }
          let phase: RefreshPhase = pixels > 0 ? .armed : .pulling
          one.expectPhase(phase, 0, "at \(top), \(pixels) pixels past, \(one.offset)")
          world.adopt(one)
        }
      }
      return world
    },
    Scene("A4", "notifications come without a change") { switches in
      let world = DeviceScene(switches)
      let control = world.attach(StandardHeader.self)
      world.refresh()
      var phases = 0
      control.onStateChange = { _ in phases += 1 }
      for key in [ObservedKey.contentOffset, .contentInset, .contentSize, .bounds] {
        for _ in 0..<100 { world.outside("notice") { $0.observers.notify(key) } }
        world.expect(Writes.noted == Writes(), "Q: an answer to nothing")
      }
      world.expect(phases == 0, "O: \(phases) changes of phase")
      return world
    },
  ]

  static let owners: [Scene] = [
    Scene("B1", "the adjustment behavior changes in mid refresh") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      world.refresh()
      for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.never, .always, .automatic] {
        world.outside("adjust \(behavior)") { $0.contentInsetAdjustmentBehavior = behavior }
        world.turn()
        let edge = behavior == .never ? 0 : rest
        world.expectInSight(below: edge, 60, "\(behavior)")
      }
      world.retire()
      world.expectInset()
      return world
    },
    Scene("B2", "bouncing is the app's once the app has said so") { switches in
      let world = DeviceScene(switches, content: 200)
      world.outside("scrollable axes") {
        $0.contentInsetAdjustmentBehavior = .scrollableAxes
      }
      world.turn()
      let control = world.attach(StandardHeader.self)
      world.outside("bounce") { $0.alwaysBounceVertical = true }
      world.event("detach") { control.detach() }
      world.expect(world.list.alwaysBounceVertical, "X: the app's bounce is gone")
      world.outside("no bounce") { $0.alwaysBounceVertical = false }
      let other = world.attach(StandardHeader.self)
      world.event("detach") { other.detach() }
      world.expect(!world.list.alwaysBounceVertical, "X: a bounce without a control")
      world.expectInset()
      return world
    },
    Scene("B3", "the system's part changes with the content") { switches in
      let world = DeviceScene(switches, content: 200)
      world.outside("axes") { $0.contentInsetAdjustmentBehavior = .scrollableAxes }
      world.attach(PullFooter.self)
      world.refresh()
      for content: Double in [3000.0, 200] {
        world.setContent(CGFloat(content))
        world.turn()
      }
      world.retire()
      world.expectInset()
      return world
    },
    Scene("B4", "the system's own control is a part of the system's insets") { switches in
      let world = DeviceScene(switches)
      world.outside("system's control") { $0.refreshControl = UIRefreshControl(frame: .zero) }
      world.attach(FixedHeader.self)
      world.attach(PullFooter.self)
      world.outside("begins") { $0.refreshControl?.beginRefreshing() }
      world.turn()
      world.refresh(0)
      world.expectActions(1)
      world.outside("ends") { $0.refreshControl?.endRefreshing() }
      world.turn()
      world.retire(0)
      world.expectInset()
      world.expectOffset(-rest)
      return world
    },
    Scene("B5", "an owner writes its insets whenever it lays out") { switches in
      let world = DeviceScene(switches)
      world.list.onLayout = { list in
        if list.contentInset.top != 44 { list.contentInset.top = 44 }
      }
      world.outside("layout") { $0.setNeedsLayout() }
      world.turn()
      world.attach(StandardHeader.self)
      world.begin()
      for pass in 0..<50 {
        world.outside("layout") { $0.setNeedsLayout() }
        world.turn()
        let writes = Writes.noted.insets + Writes.noted.offsets
        world.expect(pass < 2 || writes == 0, "B5: \(writes) writes in pass \(pass)")
      }
      world.wait(0.3)
      world.expectActions(1)
      world.retire()
      world.expectInset(top: 44)
      return world
    },
    Scene("B6", "insets are saved and restored, whatever happened in between") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      world.attach(ReachFooter.self)
      for _ in 0..<3 {
        world.refresh()
        var saved = world.inset
        world.setInset(bottom: 302)
        world.turn()
        world.retire()
        world.outside("restore") { $0.contentInset = saved }
        world.turn()
        world.expectInset(top: 0, bottom: 44, "saved while refreshing")
        saved = world.inset
        world.setInset(bottom: 302)
        world.begin()
        world.outside("restore") { $0.contentInset = saved }
        world.turn()
        world.wait(0.3)
        world.retire()
        world.expectInset(top: 0, bottom: 44, "saved at rest")
      }
      for control in world.controls { world.event("detach") { control.detach() } }
      world.expectInset()
      return world
    },
    Scene("B7", "differences are added and taken back") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      for round in 0..<10 {
        for order in 0..<6 {
          // When the refresh begins and ends: before, between or after.
          let (begins, ends) = [(0, 1), (0, 2), (1, 2), (1, 1), (2, 2), (0, 0)][order]
          for place in 0...2 {
            if begins == place { world.refresh() }
            if ends == place { world.retire() }
            switch place {
            case 0: world.addInset(top: 44)
            case 1:
              if world.controls[0].phase == .refreshing {
                world.setOffset(world.offset + 20)
                world.turn()
              }
              world.addInset(top: -44)
            default: break
            }
            world.turn()
          }
          if world.controls[0].phase != .idle { world.retire() }
          world.expectInset(top: 0, "round \(round), order \(order)")
        }
      }
      return world
    },
    Scene("B7", "differences that the app has reverted are forgotten") { switches in
      let world = DeviceScene(switches)
      world.attach(PullFooter.self)
      for bottom: Double in [-44, 246, 0.25, -200.5, -44, 0, 44.25] {
        world.setInset(bottom: CGFloat(bottom))
        world.turn()
      }
      world.expectInset(bottom: 44.25)
      return world
    },
    Scene("B7", "a difference is taken back first that is what a control adds") { switches in
      let world = DeviceScene(switches)
      world.attach(ReachFooter.self)
      for bottom: Double in [44, 302, -44, -302] {
        world.addInset(bottom: CGFloat(bottom))
        world.turn()
      }
      world.expectInset(bottom: 44)
      return world
    },
    Scene("B7", "an inset that the app wants again is no sum of differences") { switches in
      let world = DeviceScene(switches)
      world.attach(ReachFooter.self)
      for bottom: Double in [142, 10, 100, 200, 142] {
        world.setInset(bottom: CGFloat(bottom))
        world.turn()
      }
      world.expectInset(bottom: 142 + 44)
      return world
    },
    Scene("B8", "one edge is read, changed and written with the others as they were") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      world.refresh()
      var insets = world.inset
      world.setOffset(world.offset + 5)
      insets.bottom = 336
      world.outside("write back") { $0.contentInset = insets }
      world.turn()
      world.retire()
      world.expectInset(top: 0, bottom: 336)
      return world
    },
    Scene("B9", "an owner corrects each write in the setter") { switches in
      let world = DeviceScene(switches)
      world.list.onInsetWrite = { list in
        if list.contentInset.top != 20 { list.contentInset.top = 20 }
      }
      world.setInset(top: 20)
      world.turn()
      world.attach(StandardHeader.self)
      world.begin()
      world.wait(0.3)
      for offset in stride(from: -200, to: 0, by: 7) {
        world.setOffset(CGFloat(offset))
        world.expect(Writes.noted.insets == 0, "Q: a write to an owner that has had its way")
      }
      world.expectActions(1)
      world.retire()
      world.expectPhase(.idle)
      world.expectInset(top: 20)
      return world
    },
    Scene("B10", "two writers write in one turn") { switches in
      let world = DeviceScene(switches)
      world.attach(PullFooter.self)
      world.refresh()
      for bottom: Double in [300.0, 600, 300, 0, -300, 0] {
        world.setInset(bottom: CGFloat(bottom))
        world.expect(Writes.noted.insets <= 1, "Q: \(Writes.noted.insets) answers")
      }
      world.turn()
      world.retire()
      world.expectInset()
      return world
    },
  ]
}
