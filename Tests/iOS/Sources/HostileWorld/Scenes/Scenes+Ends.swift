internal import RefreshCore
internal import RefreshRuntime
internal import RefreshTesting
internal import UIKit

/// H1, H4, H5: lists and controls that die, move or lose their parts.
///
/// Here are objects that die or change their window, and parts that are removed in a callback; the rest is in
/// files.
extension Scenes {
  static let ends: [Scene] = [
    Scene("H1", "a list dies in every phase") { switches in
      let world = DeviceScene(switches, isShown: false)
      for phase in [RefreshPhase.idle, .pulling, .armed, .pending, .refreshing, .ending] {
        weak var gone: UIScrollView?
        weak var control: RefreshController?
        var calls = 0
        do {
          let one = DeviceScene(switches, isShown: phase != .pending)
          gone = one.list
          let attached = one.attach(StandardHeader.self)
          one.attach(ReachFooter.self)
          control = attached
          one.reach(phase)
          one.expectPhase(phase)
          // What it hears on leaving the window, it hears while it lives.
          one.leaveWindow()
          attached.onStateChange = { _ in calls += 1 }
          attached.onCompletion = { _ in calls += 1 }
          one.dropControls()
          world.adopt(one)
          Writes.noted = Writes()
          one.dropList()
          world.expect(Writes.noted == Writes(), "X: \(Writes.noted) in death while \(phase)")
          one.clock.advance(by: 60)
        }
        world.expect(gone == nil, "X: the list lives on, \(phase)")
        world.expect(control == nil, "X: the control lives on, \(phase)")
        world.expect(calls == 0, "X: \(calls) calls in death while \(phase)")
      }
      return world
    },
    Scene("H1", "a list dies from within what it or its control tells") { switches in
      let world = DeviceScene(switches, isShown: false)
      for place in 0..<5 {
        weak var gone: UIScrollView?
        weak var control: RefreshController?
        var calls = 0
        do {
          let one = DeviceScene(switches)
          gone = one.list
          let dying = Dying(one)
          let attached = StandardHeader.attach(
            to: one.list,
            clock: one.clock,
            onRefresh: { _ in if place == 1 { dying.drop() } }
          )
          control = attached
          attached.onStateChange = { phase in
            if dying.isOver { calls += 1 }
            if place == 0 && phase == .refreshing || place == 4 && phase == .succeeded {
              dying.drop()
            }
          }
          attached.onCompletion = { _ in if dying.isOver { calls += 1 } }
          let observation = one.list.observe(\.contentInset) { _, _ in
            MainActor.assumeIsolated { if place == 2 { dying.drop() } }
          }
          if place == 3 { _ = one.clock.schedule(after: 0.25) { dying.drop() } }
          one.event("begin", mayWrite: true) { _ = control?.begin() }
          one.event("wait", mayWrite: true) { one.clock.advance(by: 0.3) }
          one.event("end", mayWrite: true) { _ = control?.end() }
          observation.invalidate()
          one.expect(dying.isOver, "X: the list was not dropped at place \(place)")
          one.clock.advance(by: 60)
          one.turn()
          world.adopt(one)
        }
        world.expect(gone == nil, "X: the list lives on, \(place)")
        world.expect(control == nil, "X: the control lives on, \(place)")
        world.expect(calls == 0, "X: \(calls) calls after death, \(place)")
      }
      return world
    },
    Scene("H4", "a list moves without leaving") { switches in
      let world = DeviceScene(switches)
      let control = world.attach(StandardHeader.self)
      let other = UIView(frame: world.window.frame)
      world.window.addSubview(other)
      world.refresh()
      world.outside("to another view") { other.addSubview($0) }
      world.turn()
      world.expectPhase(.refreshing)
      let second = UIWindow(frame: world.window.frame)
      second.ownTraits = world.window.ownTraits
      world.outside("to another window") { second.addSubview($0) }
      second.layoutIfNeeded()
      world.expectPhase(.refreshing)
      world.retire()
      world.expectActions(1)
      world.expectInset()
      world.event("detach") { control.detach() }
      world.expect(world.list.subviews.isEmpty && world.list.observers.count == 0, "X: remains")
      world.outside("back") { world.window.addSubview($0) }
      return world
    },
    Scene("H4", "a list moves in each phase, and nothing is lost") { switches in
      let world = DeviceScene(switches)
      for phase in [RefreshPhase.pulling, .pending, .refreshing, .ending] {
        for isOther in [true, false] {
          let one = DeviceScene(switches)
          let control = one.attach(StandardHeader.self)
          if phase == .pending { one.leaveWindow() }
          one.reach(phase)
          let window = UIWindow(frame: one.window.frame)
          window.ownTraits = one.window.ownTraits
          let holder = UIView(frame: one.window.frame)
          if isOther { window.addSubview(holder) } else { one.window.addSubview(holder) }
          one.outside("move") { holder.addSubview($0) }
          window.layoutIfNeeded()
          one.turn()
          let place = "\(phase), to another window: \(isOther)"
          one.expectPhase(phase == .pending ? .refreshing : phase, 0, place)
          one.lift()
          one.wait(0.5)
          if control.phase == .refreshing { one.event("end") { control.end() } }
          one.wait(0.5)
          window.layoutIfNeeded()
          one.rest()
          one.expectPhase(.idle, 0, place)
          one.expectActions(phase == .pulling ? 0 : 1, 0, place)
          one.expectInset(top: 0, place)
          one.event("detach") { control.detach() }
          one.expect(one.list.subviews.isEmpty && one.list.observers.count == 0, "X: \(place)")
          world.adopt(one)
          _ = window
        }
      }
      return world
    },
    Scene("H5", "parts are cleared out from within callbacks") { switches in
      let world = DeviceScene(switches)
      for phase in [RefreshState.pulling, .armed, .refreshing, .succeeded] {
        for part in 0..<4 {
          let one = DeviceScene(switches)
          let control = one.attach(StandardHeader.self)
          control.onStateChange = { [weak one] new in
            guard let one, new == phase else { return }
            one.answers += 1
            Writes.asWorld { clear(part, of: one.list, in: one.window) }
          }
          one.pull(to: 90)
          one.lift()
          one.rest()
          one.wait(0.3)
          if control.phase == .refreshing { one.end() }
          one.wait(0.5)
          one.rest()
          one.expectInset(top: 0, "\(phase) \(part)")
          one.expectOffset(-rest, "\(phase) \(part)")
          one.expect(one.list.subviews.isEmpty, "X: views, \(phase) \(part)")
          one.expect(one.list.observers.count == 0, "X: observers, \(phase) \(part)")
          one.expect(one.list.panGestureRecognizer.actions.isEmpty, "X: a target")
          one.expect(!control.begin(), "X: it begins")
          world.adopt(one)
        }
      }
      return world
    },
  ]

  private static func clear(_ part: Int, of list: UIScrollView, in window: UIWindow) {
    switch part {
    case 0: for view in list.subviews { view.removeFromSuperview() }
    case 1: list.subviews.first { $0.isHidden }?.removeFromSuperview()
    case 2: list.subviews.first { !$0.isHidden }?.removeFromSuperview()
    default: if let view = list.subviews.first(where: { !$0.isHidden }) { window.addSubview(view) }
    }
  }
}

/// The end of a list in a callback.
@MainActor
private final class Dying {
  private let world: DeviceScene
  private(set) var isOver = false

  init(_ world: DeviceScene) {
    self.world = world
  }

  func drop() {
    guard !isOver else { return }
    world.dropList()
    isOver = true
  }
}

extension UIScrollView {
  /// Whether an indicator in the list turns.
  var isIndicatorTurning: Bool {
    func turns(_ view: UIView) -> Bool {
      (view as? UIActivityIndicatorView)?.isTurning == true || view.subviews.contains(where: turns)
    }
    return subviews.contains(where: turns)
  }
}
