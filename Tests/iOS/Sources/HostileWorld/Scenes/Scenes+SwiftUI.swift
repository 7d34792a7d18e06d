internal import RefreshCore
internal import RefreshRuntime
internal import SwiftUI
internal import UIKit

/// S: SwiftUI. What needs a task to run is in the tests of the modifier.
extension Scenes {
  static let swiftUI: [Scene] = [
    Scene("S1", "text, pages and lists of another axis lie around") { switches in
      let world = DeviceScene(switches, isShown: false)
      let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      pager.isPagingEnabled = true
      pager.contentSize = CGSize(width: 1170, height: 844)
      let screen = Screen()
      pager.addSubview(screen.hosting.root)
      screen.window.addSubview(pager)
      screen.show(nil)
      world.expect(pager.hostCount == 0, "S1: a control on the pages")
      let list = Screen.list(switches)
      list.addSubview(UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 44)))
      screen.show(list)
      world.expect(list.hostCount == 1, "S1: no control on the list")
      world.expect(
        list.subviews.first { $0 is UITextView }?.subviews.isEmpty == true,
        "S1: on a text"
      )
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      text.contentSize = CGSize(width: 390, height: 3000)
      let editor = Screen()
      editor.show(text)
      world.expect(text.hostCount == 0, "S1: a control on a text editor")
      return world
    },
    Scene("U10", "a feed of pages is a list") { switches in
      let world = DeviceScene(switches, isShown: false)
      let screen = Screen()
      let feed = Screen.list(switches)
      feed.isPagingEnabled = true
      screen.show(feed)
      world.expect(feed.hostCount == 1, "U10: no control on the feed")
      return world
    },
    Scene("S2", "another screen's list lies behind") { switches in
      let world = DeviceScene(switches, isShown: false)
      let below = Screen()
      let list = Screen.list(switches)
      below.show(list)
      let view = list.controlView
      let above = Screen(in: below.window)
      above.show(nil)
      below.show(list)
      above.show(nil)
      world.expect(list.controlView === view && view != nil, "S2: the control behind was replaced")
      let own = Screen.list(switches)
      above.show(own)
      world.expect(own.hostCount == 1, "S2: no control above")
      above.hosting.clear()
      above.hosting.root.removeFromSuperview()
      world.expect(list.controlView === view, "S2: the control behind went along")
      return world
    },
    Scene("S3", "the list comes late, without an update") { switches in
      let world = DeviceScene(switches, isShown: false)
      for turns in [1, 10, 100] {
        let screen = Screen()
        screen.show(nil)
        for _ in 0..<turns { screen.window.layoutIfNeeded() }
        let list = Screen.list(switches)
        let holder = UIView(frame: screen.hosting.root.bounds)
        holder.addSubview(list)
        screen.hosting.root.insertSubview(holder, at: 1)
        for view in screen.hosting.root.subviews { view.subviews.first?.setNeedsLayout() }
        screen.window.layoutIfNeeded()
        world.expect(list.hostCount == 1, "S3: \(list.hostCount) controls after \(turns) turns")
        screen.window.layoutIfNeeded()
        world.expect(list.hostCount == 1, "S3: attached again")
      }
      return world
    },
    Scene("S4", "the list is another one") { switches in
      let world = DeviceScene(switches, isShown: false)
      let screen = Screen()
      let (first, second) = (Screen.list(switches), Screen.list(switches))
      screen.show(first)
      screen.show(nil)
      screen.show(second)
      world.expect(first.contentInset == .zero && first.hostCount == 0, "R: the first list")
      world.expect(second.hostCount == 1, "S4: no control on the second list")
      return world
    },
    Scene("S5", "updates come without end, off screen too") { switches in
      let world = DeviceScene(switches, isShown: false)
      let screen = Screen()
      let list = Screen.list(switches)
      screen.show(list)
      let view = list.controlView
      Writes.noted = Writes()
      for _ in 0..<100 { screen.show(list) }
      screen.hosting.root.removeFromSuperview()
      for _ in 0..<10 { screen.show(list) }
      screen.window.addSubview(screen.hosting.root)
      screen.window.layoutIfNeeded()
      world.expect(list.controlView === view, "S5: another control")
      world.expect(Writes.noted.insets + Writes.noted.offsets == 0, "Q: \(Writes.noted)")
      return world
    },
    Scene("S6", "views are dismantled early, late, and after another was made") { switches in
      let world = DeviceScene(switches, isShown: false)
      for dismantling in Hosting.Dismantling.allCases {
        for order in permutations([0, 1, 2, 3]) {
          let (old, new) = (Screen(), Screen())
          old.hosting.dismantling = dismantling
          let list = Screen.list(switches)
          old.show(list)
          for step in order {
            switch step {
            case 0:
              new.window.addSubview(new.hosting.root)
              new.show(list)
            case 1: old.hosting.clear()
            case 2: old.hosting.catchUp()
            default: new.window.layoutIfNeeded()
            }
          }
          old.hosting.catchUp()
          new.show(list)
          let place = "\(dismantling), \(order)"
          world.expect(list.hostCount == 1, "S6: \(list.hostCount) hosts, \(place)")
          world.expect(list.controlView != nil, "S6: no control, \(place)")
          new.hosting.clear()
          world.expect(list.hostCount == 0, "S6: a control stays, \(place)")
          world.expect(list.contentInset == .zero, "R: \(list.contentInset)")
        }
      }
      return world
    },
    Scene("S8", "the system's control is taken only while it does nothing") { switches in
      let world = DeviceScene(switches, isShown: false)
      let screen = Screen()
      let list = Screen.list(switches)
      let system = UIRefreshControl(frame: .zero)
      list.refreshControl = system
      system.beginRefreshing()
      UIRefreshControl.exchangesWhileActive = 0
      for _ in 0..<20 { screen.show(list) }
      world.expect(list.refreshControl === system, "S8: taken while it refreshes")
      system.endRefreshing()
      list.contentOffset = CGPoint(x: 0, y: -150)
      for _ in 0..<20 { screen.show(list) }
      world.expect(list.refreshControl === system, "S8: taken while it is pulled")
      list.contentOffset = CGPoint(x: 0, y: -100)
      screen.show(list)
      world.expect(list.refreshControl == nil, "S8: not taken")
      world.expect(UIRefreshControl.exchangesWhileActive == 0, "S8: exchanged while active")
      screen.hosting.clear()
      world.expect(list.refreshControl === system, "S8: not given back")
      return world
    },
  ]
}
