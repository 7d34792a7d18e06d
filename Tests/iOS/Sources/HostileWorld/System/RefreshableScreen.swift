internal import RefreshCore
internal import RefreshRuntime
internal import RefreshTesting
internal import SwiftUI
internal import UIKit

/// A list of SwiftUI with `refreshable`, whose control comes turns late and is replaced by updates.
///
/// In some lives, a refresh is seen for half a second at least, an update cancels the action, and a list
/// in a row has a control for the same action.
///
/// A class, since the list's controls call it back.
@MainActor
final class RefreshableScreen {
  private let hosting = Hosting()
  private let world: DeviceScene
  private let design: any RefreshDesign.Type
  private var random: WorldRandom
  private var isShown = false
  private let hasMinimum: Bool
  private let isCanceled: Bool
  private let innerList: UIScrollView?

  init(_ world: DeviceScene, _ design: any RefreshDesign.Type, number: UInt64) {
    (self.world, self.design) = (world, design)
    random = WorldRandom(seed: number)
    hasMinimum = Bool.random(using: &random)
    isCanceled = Bool.random(using: &random)
    innerList = Bool.random(using: &random) ? UIScrollView(frame: .zero) : nil
    RefreshAnchorLink.clock = world.clock
    world.event("SwiftUI", mayWrite: true) {
      world.list.headerController?.detach()
      Writes.asWorld {
        world.list.refreshControl = nil
        world.list.removeFromSuperview()
        world.window.addSubview(hosting.root)
        innerList.map { world.list.addSubview($0) }
        innerList?.refreshControl = UIRefreshControl(frame: .zero)
      }
      update()
    }
    for _ in 0..<4 { world.turn() }
  }

  /// An update of the view, in which SwiftUI may exchange the control, even in mid refresh.
  func update() {
    show()
    isShown = true
    if isCanceled, world.list.refreshControl?.isRefreshing == true { endAction() }
    guard world.list.refreshControl == nil || Int.random(in: 0..<2, using: &random) == 0 else {
      return
    }
    let next = UIRefreshControl(frame: .zero)
    comes(next, after: Int.random(in: 0...3, using: &random))
  }

  /// Whether the control of the list in a row is drawn, which the modifier is not for.
  var isInnerListDressed: Bool { innerList?.refreshControl?.tintColor == .clear }

  /// The action returns, so that SwiftUI ends the refresh, at once or after the least time that one is seen.
  func endAction() {
    let time = hasMinimum ? Double.random(in: 0...0.5, using: &random) : 0
    guard time > 0 else { return SystemLife.endAsApp(world.list) }
    _ = world.clock.schedule(after: time) { [weak self] in
      self.map { SystemLife.endAsApp($0.world.list) }
    }
  }

  private func comes(_ control: UIRefreshControl, after turns: Int) {
    guard turns > 0 else {
      // SwiftUI exchanges it at work.
      let exchanges = UIRefreshControl.exchangesWhileActive
      Writes.asWorld { world.list.refreshControl = control }
      UIRefreshControl.exchangesWhileActive = exchanges
      return
    }
    Turns.inLaterFrame { [weak self] in self?.comes(control, after: turns - 1) }
  }

  private func show() {
    func show(_ design: (some RefreshDesign).Type) {
      hosting.show(List(world.list).refreshable {}.refreshControl(design))
    }
    show(design)
  }

  /// The view is removed, with its modifier, and its list stays for others.
  func remove() {
    hosting.clear()
    isShown = false
  }

  func leave() { hosting.root.removeFromSuperview() }

  func enter() {
    world.window.addSubview(hosting.root)
    if !isShown { update() }
  }

  func close() {
    hosting.clear()
    RefreshAnchorLink.clock = SystemClock.shared
  }
}
