internal import RefreshCore
internal import RefreshRuntime
internal import SwiftUI
internal import UIKit

/// A list of SwiftUI with `refreshable`, whose control comes turns late and is replaced by updates.
///
/// A class, since the list's controls call it back.
@MainActor
final class RefreshableScreen {
  private let hosting = Hosting()
  private let world: DeviceScene
  private let design: any RefreshDesign.Type
  private var random: WorldRandom
  private var isShown = false

  init(_ world: DeviceScene, _ design: any RefreshDesign.Type, number: UInt64) {
    (self.world, self.design) = (world, design)
    random = WorldRandom(seed: number)
    RefreshAnchorLink.clock = world.clock
    world.event("SwiftUI", mayWrite: true) {
      world.list.headerController?.detach()
      Writes.asWorld {
        world.list.refreshControl = nil
        world.list.removeFromSuperview()
        world.window.addSubview(hosting.root)
      }
      update()
    }
    for _ in 0..<4 { world.turn() }
  }

  /// An update of the view, in which SwiftUI may exchange the control, even in mid refresh.
  func update() {
    show()
    isShown = true
    guard world.list.refreshControl == nil || Int.random(in: 0..<2, using: &random) == 0 else {
      return
    }
    let next = UIRefreshControl(frame: .zero)
    comes(next, after: Int.random(in: 0...3, using: &random))
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
