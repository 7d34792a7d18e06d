import HostileWorld
import RefreshRuntime
import Testing
import UIKit

/// Changes of a list that is in no window, and whose insets the system keeps there.
@MainActor
@Suite("A list outside a window")
struct WindowTests {
  private let world: DeviceScene
  /// The offset at which a footer of 44 points is visible.
  private let end: CGFloat = 3000 + 34 + 44 - 844

  init() {
    var switches = Switches()
    switches.offWindow = .kept
    world = DeviceScene(switches)
  }

  @Test("a footer requests a refresh if the app scrolls to the end outside a window")
  func scrolls() {
    world.attach(ReachFooter.self)
    world.leaveWindow()
    world.outside("scroll") { list in
      list.contentOffset.y = end
    }
    world.turn()
    #expect(world.controls[0].phase == .pending)
  }

  @Test("a footer requests no refresh if the app also changes the insets outside a window")
  func changesInsets() {
    world.attach(ReachFooter.self)
    world.leaveWindow()
    world.outside("scroll and insets") { list in
      list.contentOffset.y = end
      list.contentInset.top = 20
    }
    world.turn()
    #expect(world.controls[0].phase == .idle)
  }

  @Test("a refresh that begins as its list leaves the window, and ends there, keeps the offset")
  func leaves() {
    world.attach(ImmediateHeader.self)
    world.setOffset(2000)
    world.turn()
    let list = world.list
    world.controls[0].onStateChange = { [weak list] phase in
      if phase == .refreshing { list?.removeFromSuperview() }
    }
    world.controls[0].begin()
    world.end()
    world.wait(1)
    world.enterWindow()
    #expect(world.controls[0].actionCount == 1)
    #expect(world.controls[0].phase == .idle)
    #expect(world.offset == 2000)
  }
}

/// A header whose action starts at once, and that does not scroll a list that shows later rows.
private enum ImmediateHeader: RefreshDesign {
  static let behavior = RefreshBehavior(
    edge: .top,
    height: 60,
    trigger: RefreshTrigger(when: .release, distance: 72),
    action: .immediate,
    insetWhileRefreshing: .fixed,
    timing: RefreshTiming(reveal: 0.25, retract: 0.4)
  )
  static let curve = RefreshCurve.easeInOut

  static func appearance(in state: RefreshState) -> RefreshAppearance { RefreshAppearance() }
}
