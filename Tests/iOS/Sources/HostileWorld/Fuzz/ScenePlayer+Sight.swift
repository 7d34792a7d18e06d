internal import RefreshCore
internal import RefreshRuntime
internal import RefreshTesting
internal import UIKit

/// The part that must be visible while a control refreshes, and the rest that may stay after it.
extension ScenePlayer {
  // MARK: Visible while refreshing (P), gone afterwards (L)

  func checkSight(_ event: RandomEvent) {
    let list = world.list
    let isStill = !list.isTouched && !list.isMoving && list.window != nil
    let isByWorld = Self.movesList(event) || hasReacted
    // A control that shows itself, or leaves, may make another one invisible.
    let here = all.filter { !$0.isInner }
    if here.contains(where: { $0.changes > 0 }) && here.count(where: \.hasRefreshed) > 1 {
      inSight = []
    }
    let hasBegun = here.contains {
      $0.control.phase == .refreshing && ($0.changes > 0 || $0.hasFollowed)
    }
    if hasBegun { inSight = [] }
    if isByWorld {
      inSight = []
      leaving = [:]
    }
    for (slot, one) in slots where !one.isInner && one.isAttached {
      // Content that has grown makes the end invisible, whatever else happens at the same time.
      if one.isFar && hasGrown(within: 0.6) { inSight.remove(slot) }
      let height = CGFloat(one.behavior.height)
      let shows =
        one.behavior.style == .pull && one.behavior.insetWhileRefreshing != .none
        && !one.isHiddenByList
        && !one.isInSystem
      guard shows, scene.owner == .none, !hasGrowingTitle,
        UIEdgeInsets.Side.allCases.allSatisfy(book.isCertain)
      else { continue }
      let pull = pull(at: one)
      if one.isOpen { continue }
      if one.isFar, mayCollapse { continue }
      if one.control.machine.isRevealed {
        if hasItsWay(axis.side(isFar: one.isFar)) { inSight.remove(slot) }
        if inSight.contains(slot), isStill, inSight.count == 1,
          !(isShort || wasShort) || here.count(where: \.hasRefreshed) == 1
        {
          world.expect(
            pull > height - 1.1 - 1 / list.switches.scale,
            "P: visible at \(pull), which was \(height)"
          )
        }
        let isShown = isStill && abs(pull - height) < 1.1
        if isShown && !isByWorld { inSight.insert(slot) }
        continue
      }
      if inSight.remove(slot) != nil {
        leaving[slot] = 0
        // Its outcome may have been shown for a part of the time.
        if case .wait = event { continue }
      }
      guard let waited = leaving[slot] else { continue }
      // It has begun to leave at some time in this event.
      if one.changes > 0, case .wait = event { continue }
      guard case .wait(let seconds) = event else {
        if event != .turn && event != .layout { leaving[slot] = nil }
        if case .end = event { leaving[slot] = 0 }
        continue
      }
      leaving[slot] = waited + seconds
      guard waited + seconds >= one.behavior.timing.retract + 0.3, isStill else { continue }
      world.expect(pull < 1.1, "L: still \(pull) visible after the end")
    }
  }

  /// Whether a finger, the app's scrolls or the list's own motion may move the list in an event.
  private static func movesList(_ event: RandomEvent) -> Bool {
    switch event {
    case .touch, .hold, .tap, .move, .lift, .cancel, .moveWithBar, .moveWithKeyboard, .offset,
      .shift, .scroll, .bounds, .present, .pinch, .endPinch, .page, .action, .reload, .react,
      .keyboard(.manager, _), .start, .begin, .replace, .hide, .detach, .level, .clear:
      true
    case .animated(let event, _): movesList(event)
    case .together(let one, let other): movesList(one) || movesList(other)
    default: false
    }
  }

  // MARK: The end of a scene (L, X)

  /// Everything ends, and nothing is left.
  func finish() {
    prepare(for: .turn)
    for one in all { one.reaction = nil }
    if world.list.window == nil {
      world.outside("enter the window") { world.window.addSubview($0) }
      world.turn()
    }
    cause = .cancel
    world.outside("cancel") { list in
      list.cancelTouch()
      innerList?.cancelTouch()
    }
    world.turn()
    rest()
    wait(1)
    cause = .surroundings
    // A control that fills the screen loads once more.
    for _ in 0..<2 {
      for one in all { world.event("end") { one.control.end() } }
      world.turn()
      wait(3)
    }
    for one in all { world.event("close") { one.control.closeSecondLevel() } }
    world.turn()
    // The longest outcome, and a retraction.
    wait(3)
    rest()
    check(after: .turn)
    for one in all where one.isAttached {
      world.expect(
        [.idle, .exhausted, .failed, .pulling].contains(one.control.phase),
        "L: still \(one.control.phase) at the end"
      )
      world.expect(
        (0...one.loads).contains(one.control.completionCount - one.control.actionCount),
        "O: \(one.control.completionCount) completions of \(one.control.actionCount) actions"
      )
    }
    (world.onEvent, world.newHeights) = (nil, nil)
    for one in all { world.event("detach", mayWrite: true) { one.control.detach() } }
    world.turn()
    checkExit()
    dropList()
  }

  private func checkExit() {
    let list = world.list
    checkInsets()
    world.expect(list.observers.count == 0, "X: observers after detach")
    world.expect(
      list.subviews.allSatisfy { $0 === innerList || $0 is UIRefreshControl },
      "X: views after detach"
    )
    world.expect(list.panGestureRecognizer.actions.isEmpty, "X: a target after detach")
    Writes.noted = Writes()
    world.clock.advance(by: 100)
    Writes.asWorld { list.contentOffset.y += 10 }
    world.expect(Writes.noted.insets + Writes.noted.offsets == 0, "X: a write after detach")
  }
}
