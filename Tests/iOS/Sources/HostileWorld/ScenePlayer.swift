internal import RefreshCore
internal import RefreshRuntime
import RefreshTesting
internal import UIKit

/// Plays the events of a scene, keeps what its owners want, and looks at the invariants after each.
@MainActor
final class ScenePlayer {
  private let world: World
  private let scene: RandomScene
  /// What owners who write have said last, by the rules that a write is read by; nothing where they have
  /// written in ways that leave room for doubt.
  private var owner: (top: CGFloat, bottom: CGFloat)? = (0, 0)
  private var saved: UIEdgeInsets?
  private var added: [CGFloat] = []
  private var isCleared = false
  /// What the user has done that may start a refresh, since the last one of each control.
  private var intentions = [0, 0]
  private var counts = [0, 0]

  init(_ world: World, _ scene: RandomScene) {
    self.world = world
    self.scene = scene
    switch scene.owner {
    case .none: break
    case .atLayout:
      world.list.onLayout = { list in
        if list.contentInset.top != 44 { list.contentInset.top = 44 }
      }
      owner = (44, 0)
    case .inSetter:
      world.list.onInsetWrite = { list in
        if list.contentInset.top != 20 { list.contentInset.top = 20 }
      }
      world.setInset(top: 20)
      owner = (20, 0)
    }
    world.outside("layout") { $0.setNeedsLayout() }
    world.turn()
  }

  func attach() {
    if scene.controls[0] >= 0 { world.attach(RandomScene.headers[scene.controls[0]]) }
    if scene.controls[1] >= 0 { world.attach(RandomScene.footers[scene.controls[1]]) }
    world.turn()
  }

  func play(_ event: RandomEvent) {
    perform(event)
    if !event.isTimed { world.turn() }
    check()
  }

  private func perform(_ event: RandomEvent) {
    switch event {
    case .touch(let trackpad): world.touch(onTrackpad: trackpad)
    case .move(let way):
      note()
      world.outside("move") { $0.fingerMoves(by: way) }
    case .lift(let velocity):
      note()
      world.lift(velocity: velocity)
    case .cancel: world.outside("cancel") { $0.cancelTouch() }
    case .offset(let value): world.setOffset(value)
    case .scroll(let value):
      world.outside("scroll") { $0.setContentOffset(CGPoint(x: 0, y: value), animated: true) }
    case .safe(let top): world.setSafe(top: top)
    case .keyboard(let overlap): world.outside("keyboard") { $0.setKeyboardOverlap(overlap) }
    case .content(let height): world.setContent(height)
    case .size(let width, let height): world.setSize(width, height)
    case .window:
      if world.list.window == nil { world.enterWindow() } else { world.leaveWindow() }
    case .adjust(let value):
      world.outside("adjust") {
        $0.contentInsetAdjustmentBehavior = .init(rawValue: value) ?? .automatic
      }
    case .begin(let index): if let at = control(index) { asked(at) { world.begin(at) } }
    case .end(let index, let outcome):
      let outcomes = [RefreshOutcome.success, .failure, .cancelled, .exhausted]
      if let at = control(index) { world.end(at, outcomes[outcome]) }
    case .wait(let seconds): world.wait(seconds)
    case .notice(let index):
      let keys = [ObservedKey.contentOffset, .contentInset, .contentSize, .bounds]
      world.outside("notice") { $0.observers.notify(keys[index]) }
    case .clear:
      isCleared = true
      world.outside("clear") { for view in $0.subviews { view.removeFromSuperview() } }
    case .layout: world.outside("layout") { $0.setNeedsLayout() }
    case .background:
      let state = world.window.windowScene?.activationState
      world.window.windowScene?.activationState =
        state == .background ? .foregroundActive : .background
    case .turn: break
    case .inset, .bottom, .add, .takeBack, .save, .restore: write(event)
    }
  }

  /// What owners do to the insets; those that write by themselves already are enough.
  private func write(_ event: RandomEvent) {
    guard scene.owner == .none else { return }
    switch event {
    case .inset(let top):
      world.setInset(top: top)
      // It may be a value that was in force before, and then it means what it meant then.
      owner = nil
    case .bottom(let value):
      world.setInset(bottom: value)
      owner = nil
    case .add(let value):
      world.addInset(top: value)
      added.append(value)
      owner = nil
    case .takeBack:
      guard let last = added.popLast() else { return }
      world.addInset(top: -last)
    case .save: saved = world.inset
    case .restore:
      guard let saved else { return }
      world.outside("restore") { $0.contentInset = saved }
      self.saved = nil
      owner = nil
    default: break
    }
  }

  private func control(_ index: Int) -> Int? {
    world.controls.isEmpty ? nil : min(index, world.controls.count - 1)
  }

  /// A finger has moved, or has left after it moved: each control may start once.
  private func note() {
    for index in world.controls.indices { intentions[index] = 1 }
  }

  private func asked(_ index: Int, _ body: () -> Void) {
    intentions[index] = 1
    body()
  }

  // MARK: What must hold

  private func check() {
    for (index, control) in world.controls.enumerated() {
      let news = control.actionCount - counts[index]
      world.expect(news <= 1 + intentions[index], "O: \(news) actions at once")
      counts[index] = control.actionCount
    }
    world.expect(world.list.observers.count <= 7, "X: \(world.list.observers.count) observers")
    world.expect(isCleared ? world.list.observers.count == 0 : true, "X: observers remain")
    checkRest()
  }

  /// R: where no control is busy, the list has its owner's insets, and inline room.
  private func checkRest() {
    guard let owner, world.controls.allSatisfy({ !$0.machine.isBusy }) else { return }
    let room =
      isCleared
      ? 0
      : world.controls.reduce(0) { sum, control in
        let behavior = control.machine.behavior
        return behavior.style == .inline ? sum + CGFloat(behavior.height) : sum
      }
    world.expectInset(top: owner.top, bottom: owner.bottom + room, "at rest")
  }

  /// L and X: everything ends, and nothing is left.
  func finish() {
    if world.list.window == nil { world.enterWindow() }
    world.outside("cancel") { $0.cancelTouch() }
    world.turn()
    world.rest()
    world.wait(1)
    for index in world.controls.indices { world.end(index) }
    world.wait(2)
    world.rest()
    for control in world.controls {
      world.expect(
        [.idle, .exhausted, .failed, .pulling].contains(control.phase),
        "L: still \(control.phase) at the end"
      )
    }
    for control in world.controls { world.event("detach") { control.detach() } }
    world.turn()
    world.expect(world.list.observers.count == 0, "X: observers after detach")
    world.expect(world.list.subviews.isEmpty, "X: views after detach")
    world.expect(world.list.panGestureRecognizer.actions.isEmpty, "X: a target after detach")
    if let owner { world.expectInset(top: owner.top, bottom: owner.bottom, "after detach") }
    let list = world.list
    Writes.noted = Writes()
    world.clock.advance(by: 100)
    list.contentOffset.y += 10
    world.expect(Writes.noted.insets == 0, "X: a write after detach")
    world.forgetControls()
    world.dropList()
  }
}

extension RandomEvent {
  /// Whether it has its turns in it.
  var isTimed: Bool {
    switch self {
    case .wait, .lift, .begin, .end: true
    default: false
    }
  }
}
