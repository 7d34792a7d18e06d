import HostileWorld
import RefreshTesting
import Testing
import UIKit

@testable import RefreshRuntime

/// What a control changes at a `UIRefreshControl`, and gives back.
@MainActor
@Suite("The dressing of a UIRefreshControl")
struct SystemDressingTests {
  @Test("keeps the haptic, writes no background, and hides what UIKit shows again")
  func dress() {
    let one = SystemScene { $0.tintReset = .atLayout }
    #expect(one.system.tintColor == .clear)
    #expect(!one.system.hasLostHaptic)
    #expect(!one.system.isStretched)
    for _ in 0..<3 {
      one.world.outside("layout") { _ in one.system.setNeedsLayout() }
      one.world.turn()
      #expect(one.system.systemView.alpha == 0)
      #expect(one.system.tintColor == .clear)
    }
    // One of its own is in the list before anything is written to it.
    let world = DeviceScene()
    SystemSample.attach(to: world.list, clock: world.clock, onRefresh: { _ in })
    #expect(world.list.refreshControl?.hasLostHaptic == false)
    // The trap: a control that the app gives its tint before.
    let early = UIRefreshControl(frame: .zero)
    early.tintColor = UIColor.label
    #expect(early.hasLostHaptic)
  }

  @Test(
    "gives back what was, and not an inherited tint as an own one",
    arguments: [nil, UIColor.label]
  )
  func undress(tint: UIColor?) {
    let one = SystemScene(tint: tint)
    one.world.window.tintColor = .systemGray
    one.system.accessibilityLabel = "Mine"
    one.world.touch()
    one.pull(to: 120)
    one.world.lift()
    one.world.rest()
    one.controller.detach()
    one.world.turn()
    #expect(one.system.tintColor == tint ?? .systemGray)
    #expect(one.system.layer.zPosition == 0)
    #expect(one.system.systemView.alpha == 1)
    #expect(one.system.subviews.count == 1)
    #expect(!one.system.isRefreshing)
    #expect(one.world.list.refreshControl === one.system)
    #expect(one.world.list.observers.count == 0)
    #expect(one.world.list.headerController == nil)
    one.world.rest()
    let told = one.told.count
    one.world.touch()
    one.pull(to: 120)
    #expect(one.told.count == told + 1)
    #expect(one.controller.actionCount == 1)
  }

  @Test(
    "a control that is detached while its list has none is given back in a list, with its haptic"
  )
  func undressOutside() {
    let one = SystemScene(tint: .label)
    one.world.outside("take") { $0.refreshControl = nil }
    one.controller.detach()
    one.world.turn()
    #expect(!one.system.hasLostHaptic)
    #expect(one.world.list.observers.count == 0)
    one.world.outside("give back") { $0.refreshControl = one.system }
    one.world.turn()
    #expect(one.system.tintColor == .label)
    #expect(one.system.systemView.alpha == 1)
    #expect(one.system.subviews.count == 1)
    #expect(one.world.list.observers.count == 0)
    #expect(!one.system.hasLostHaptic)
  }

  @Test("a tint that the window has when the control is dressed does not become its own")
  func inheritedTint() {
    let one = SystemScene()
    one.controller.detach()
    one.world.window.tintColor = .systemGray
    let again = SystemScene.dress(one.system, as: SystemSample.self, one.world)
    again.detach()
    one.world.window.tintColor = .label
    #expect(one.system.tintColor == .label)
  }

  @Test("a UIRefreshControl that was added for the control goes with it")
  func own() {
    let world = DeviceScene()
    let own = SystemSample.attach(to: world.list, clock: world.clock, onRefresh: { _ in })
    world.turn()
    #expect(world.list.headerController === own)
    let control = world.list.refreshControl
    let next = SystemOutcomeSample.attach(to: world.list, clock: world.clock, onRefresh: { _ in })
    world.turn()
    #expect(world.list.headerController === next)
    next.detach()
    #expect(world.list.refreshControl == nil)
    #expect(world.list.subviews.isEmpty)
    #expect(control?.subviews.count == 1)
  }

  @Test("attach(to:) dresses a control that the list has, and leaves it there")
  func attach() {
    let world = DeviceScene()
    let control = UIRefreshControl(frame: .zero)
    world.outside("refreshControl") { $0.refreshControl = control }
    let header = SystemSample.attach(to: world.list, clock: world.clock, onRefresh: { _ in })
    world.turn()
    #expect(world.list.refreshControl === control)
    #expect(world.list.headerController === header)
    header.detach()
    #expect(world.list.refreshControl === control)
  }

  @Test("of two headers, one with insets and one inside a UIRefreshControl, the later one stays")
  func replace() {
    let world = DeviceScene()
    let first = world.attach(StandardHeader.self)
    let second = SystemSample.attach(to: world.list, clock: world.clock, onRefresh: { _ in })
    world.turn()
    #expect(first.reading == nil && world.list.headerController === second)
    let third = world.attach(StandardHeader.self)
    world.turn()
    #expect(second.reading == nil && world.list.headerController === third)
    #expect(world.list.refreshControl == nil)
  }
}
