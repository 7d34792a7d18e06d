internal import RefreshCore
internal import RefreshRuntime
internal import UIKit

/// U: titles that do both, rows above, the end of a turn.
extension Scenes {
  /// The height of a bar whose large title is expanded.
  private static let tall: CGFloat = 148

  /// A list below a bar that expands to its own height, and then stretches with the pull.
  private static func titled(_ switches: Switches, isCollapsed: Bool) -> DeviceScene {
    let world = DeviceScene(switches, top: tall)
    world.list.hasLargeTitle = true
    world.list.expandingBar = 96...tall
    world.attach(StandardHeader.self)
    guard isCollapsed else { return world }
    world.touch()
    world.drag(to: 150)
    world.lift()
    world.rest()
    return world
  }

  static let turns: [Scene] = [
    Scene("U1", "a large title expands and stretches in one motion") { switches in
      let world = DeviceScene(switches)
      for notice in Switches.TitleNotice.allCases {
        for (pull, isCollapsed) in [(40.0, true), (40, false), (74, true), (74, false)] {
          var settings = switches
          settings.titleNotice = notice
          let one = titled(settings, isCollapsed: isCollapsed)
          let (isPast, place) = (pull > 72, "at \(pull), \(notice), collapsed: \(isCollapsed)")
          one.touch()
          one.drag(to: -tall - CGFloat(pull), steps: 24)
          one.expectPhase(isPast ? .armed : .pulling, 0, place)
          one.expect(one.haptics == (isPast ? 1 : 0), "H13: \(one.haptics) haptics \(place)")
          one.turn()
          one.expectPhase(isPast ? .armed : .pulling, 0, place)
          one.lift()
          one.wait(0.3)
          one.rest()
          one.expectActions(isPast ? 1 : 0, 0, place)
          if isPast { one.expectInSight(below: tall, 60, place) }
          one.retire()
          one.expectInset(top: 0, bottom: 0, place)
          one.expectOffset(-tall, place)
          world.adopt(one)
        }
      }
      return world
    },
    Scene("U1", "a title with which the app has collapsed the list's top expands, too") {
      switches in
      let world = DeviceScene(switches)
      for notice in Switches.TitleNotice.allCases {
        for pull: CGFloat in [40, 74] {
          var settings = switches
          settings.titleNotice = notice
          let one = titled(settings, isCollapsed: true)
          one.setOffset(-96)
          one.turn()
          one.touch()
          one.drag(to: -tall - pull, steps: 24)
          one.expectPhase(pull > 72 ? .armed : .pulling, 0, "at \(pull), \(notice)")
          one.lift()
          one.wait(0.3)
          one.rest()
          one.expectActions(pull > 72 ? 1 : 0, 0, "at \(pull), \(notice)")
          one.retire()
          one.expectInset()
          one.expectOffset(-tall, "at \(pull), \(notice)")
          world.adopt(one)
        }
      }
      return world
    },
    Scene("U1", "a large title that is replaced by a small one stretches from its own height") {
      switches in
      let world = DeviceScene(switches, top: tall)
      world.list.hasLargeTitle = true
      world.attach(StandardHeader.self)
      world.setOffset(150)
      world.turn()
      world.setSafe(top: 96)
      world.turn()
      world.tapStatusBar()
      // A bounce shows how high the bar is.
      for phase: RefreshPhase in [.idle, .armed] {
        world.touch()
        world.drag(to: -96 - 74, steps: 24)
        if phase == .armed { world.expectPhase(.armed) }
        world.drag(to: -96 - 60, steps: 4)
        world.lift()
        world.rest()
      }
      world.expectActions(0)
      world.expectOffset(-96)
      return world
    },
    Scene("U2", "rows above, with the position kept, and an end in a later turn") { switches in
      let world = DeviceScene(switches)
      for way in 0..<4 {
        let one = DeviceScene(switches)
        one.attach(StandardHeader.self)
        one.refresh()
        // A finger has moved the list since its last layout.
        if way == 1 {
          one.touch()
          one.drag(to: -rest - 30)
          one.lift()
          one.rest()
        }
        let place = one.offset + 900
        if way == 2 {
          one.setOffset(place)
          one.setContent(3900)
        } else {
          one.setContent(3900)
          if way == 3 { one.turn() }
          one.setOffset(place)
        }
        one.turn()
        one.expectOffset(place, "with rows above, \(way)")
        one.retire()
        one.expectOffset(place, "after the end, \(way)")
        one.expectInset()
        world.adopt(one)
      }
      return world
    },
    Scene("U3", "a banner in the turn after the release") { switches in
      let world = DeviceScene(switches)
      for velocity: CGFloat in [0, -600] {
        let one = DeviceScene(switches)
        one.attach(StandardHeader.self)
        one.pull(to: 90)
        one.lift(velocity: velocity)
        one.setSafe(top: rest + 44)
        one.turn()
        one.rest()
        one.wait(0.3)
        one.rest()
        one.expectActions(1)
        one.expectInSight(below: rest + 44, 60, "at \(velocity)")
        one.retire()
        one.expectInset()
        one.expectOffset(-rest - 44, "at \(velocity)")
        world.adopt(one)
      }
      return world
    },
    Scene("U4", "a frame is shown before the run loop's observers are called") { switches in
      let world = DeviceScene(switches)
      for order in Switches.FrameOrder.allCases {
        var settings = switches
        (settings.frameOrder, settings.hasUpdateLinks) = (order, true)
        let one = DeviceScene(settings)
        one.attach(StandardHeader.self)
        one.refresh()
        for top: CGFloat in [60, rest, 100, rest] {
          one.setSafe(top: top)
          Turns.onFrame = { one.expectInSight(below: top, 60, "in a frame, \(order)") }
          one.turn()
          Turns.onFrame = nil
          one.expectInSight(below: top, 60, "after it, \(order)")
        }
        one.retire()
        one.expectInset()
        one.expectOffset(-rest)
        world.adopt(one)
      }
      return world
    },
    Scene("U5", "a popover is a sheet on a phone") { switches in
      let world = DeviceScene(switches)
      for pull: CGFloat in [40, 90, 130] {
        let one = DeviceScene(switches)
        let control = one.attach(StandardHeader.self)
        one.presentSheet(isPopover: true)
        one.pull(to: pull)
        let isPast = pull > 72
        one.expectPhase(isPast ? .armed : .pulling, 0, "at \(pull)")
        one.lift()
        one.wait(0.3)
        one.rest()
        one.expectActions(isPast ? 1 : 0, 0, "at \(pull)")
        one.retire()
        one.expectInset()
        one.expectOffset(-rest)
        one.event("detach", mayWrite: true) { control.detach() }
        one.expect(one.list.refreshControl == nil, "X: a control of the system stays")
        world.adopt(one)
      }
      return world
    },
    Scene("U6", "another owner takes the stand-in of a sheet") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      world.presentSheet()
      let first = world.list.refreshControl
      world.expect(first?.tintColor == .clear, "U6: a tint that is lost")
      world.outside("an update") { $0.refreshControl = nil }
      world.turn()
      world.expect(world.list.refreshControl != nil, "U6: no stand-in comes back")
      world.expect(world.list.refreshControl?.tintColor == .clear, "U6: a tint that is lost")
      let own = UIRefreshControl(frame: .zero)
      world.outside("a control of the app") { $0.refreshControl = own }
      world.turn()
      world.expect(world.list.refreshControl === own, "U6: the app's control is gone")
      world.outside("none") { $0.refreshControl = nil }
      world.turn()
      world.pull(to: 90)
      world.lift()
      world.wait(0.3)
      world.rest()
      world.expectActions(1)
      return world
    },
    Scene("U6", "a pull survives what the system's control does beside it") { switches in
      let world = DeviceScene(switches)
      var settings = switches
      settings.systemPull = .insetsAndFeels
      for pulls in [[90.0, 130], [130.0, 90], [130.0, 160, 110]] {
        let one = DeviceScene(settings)
        one.attach(StandardHeader.self)
        one.presentSheet()
        one.touch()
        for pull in pulls {
          one.drag(to: -rest - CGFloat(pull), steps: 8)
          one.expectPhase(.armed, 0, "at \(pull) of \(pulls)")
        }
        one.expect(one.haptics == 1, "H13: \(one.haptics) haptics of \(pulls)")
        one.turn()
        one.expectPhase(.armed, 0, "after \(pulls)")
        one.lift()
        one.wait(0.3)
        one.rest()
        one.expectActions(1, 0, "of \(pulls)")
        one.expectInSight(below: rest, 60, "after \(pulls)")
        one.retire()
        one.expectInset()
        one.expectOffset(-rest, "after \(pulls)")
        world.adopt(one)
      }
      return world
    },
    Scene("U7", "the status bar and the app scroll while a control refreshes") { switches in
      let world = DeviceScene(switches)
      for way in 0..<5 {
        let one = DeviceScene(switches)
        one.attach(StandardHeader.self)
        one.pull(to: 90)
        switch way {
        case 0, 1:
          one.lift()
          one.wait(0.3)
          one.rest()
          if way == 0 {
            one.touch()
            one.drag(to: 600, steps: 30)
            one.lift()
            one.rest()
          }
          one.tapStatusBar()
        case 2, 3:
          one.outside("lift and scroll") {
            $0.lift()
            $0.setContentOffset(CGPoint(x: 0, y: -rest), animated: way == 2)
          }
          one.turn()
        default:
          one.list.landing = -rest
          one.lift(velocity: 300)
          one.rest()
          one.list.landing = nil
        }
        one.rest()
        one.wait(0.3)
        one.rest()
        one.expectActions(1, 0, "in way \(way)")
        one.expectInSight(below: rest, 60, "in way \(way)")
        // An app that scrolls again and again has its way.
        for _ in 0...1 {
          one.setOffset(-rest)
          one.turn()
          one.wait(0.3)
        }
        one.expectOffset(-rest, "in way \(way), again")
        one.retire()
        one.expectInset()
        one.expectOffset(-rest, "in way \(way)")
        world.adopt(one)
      }
      return world
    },
    Scene("U8", "a second finger lands") { switches in
      let world = DeviceScene(switches)
      world.attach(StandardHeader.self)
      world.pull(to: 40)
      world.setSafe(top: rest - 52)
      world.turn()
      world.expectPhase(.pulling)
      world.outside("second finger") { $0.secondFingerLands(at: 40) }
      world.turn()
      world.expectPhase(.pulling)
      world.expect(world.haptics == 0, "H13: \(world.haptics) haptics")
      world.lift()
      world.rest()
      world.expectActions(0)
      return world
    },
    Scene("U9", "a fling that starts past the edge keeps its speed") { switches in
      let world = DeviceScene(switches)
      var settings = switches
      settings.keepsSpeed = true
      for velocity: CGFloat in [600, 1500, 3000] {
        for pull: CGFloat in [40, 90] {
          let one = DeviceScene(settings)
          one.attach(StandardHeader.self)
          one.attach(ReachFooter.self)
          one.pull(to: pull)
          one.lift(velocity: velocity)
          one.rest()
          one.wait(0.3)
          one.rest()
          one.expectActions(pull > 72 ? 1 : 0, 0, "at \(pull), \(velocity)")
          if pull < 72 { one.expectPhase(.idle, 0, "at \(pull), \(velocity)") }
          let place = one.offset
          if pull > 72 { one.retire() }
          if place > -rest { one.expectOffset(place, "at \(pull), \(velocity)") }
          one.expectInset(bottom: 44)
          world.adopt(one)
        }
      }
      return world
    },
  ]
}
