internal import RefreshCore
internal import RefreshRuntime
internal import RefreshTesting
internal import UIKit

/// The invariants, each as exact as what is known of the list allows.
extension ScenePlayer {
  func check(after event: RandomEvent) {
    for one in all { one.check() }
    checkInsets()
    checkViews()
    checkPlaces()
    checkIntention(event)
    checkSight(event)
    let list = world.list
    let most = all.contains { !$0.isInner && $0.isAttached } ? 7 : 0
    world.expect(list.observers.count == most, "X: \(list.observers.count) observers, not \(most)")
  }

  // MARK: R

  /// At rest each side has what its owners want, and inline room.
  private func checkInsets() {
    let list = world.list
    for side in UIEdgeInsets.Side.allCases where book.isCertain(side) {
      let here = all.filter { one in
        !one.isInner && one.isAttached && axis.side(isFar: one.isFar) == side
      }
      guard here.allSatisfy({ !$0.control.machine.isBusy }) else { continue }
      let room = here.reduce(0) { $0 + $1.room }
      let wanted = book.wants[side]
      // A list that refuses room has none; and what a finger holds gets its room once it has left.
      let mayLack = scene.owner != .none || list.isTouched || book.isInsisting(side)
      if mayLack, room > 0, world.isNear(list.contentInset[side], wanted) { continue }
      let isExact = !book.isWritten(side) && room == 0 && scene.owner == .none
      world.expect(
        isExact
          ? list.contentInset[side] == wanted
          : world.isNear(
            list.contentInset[side],
            wanted + room,
            // Off window a list knows nothing of pixels.
            within: list.window == nil ? 1 : nil
          ),
        "R: \(side) is \(list.contentInset[side]), the owner's is \(wanted), with room \(room)"
      )
    }
  }

  // MARK: J

  /// The control moves the content only to show itself, to leave, or to bring itself back into sight.
  func checkMoves(at name: String) {
    // What is seen of these is only where they end.
    guard name != "reload", name != "rotate", scene.owner == .none, !hasReacted else { return }
    guard world.list.titleGrowth == 0, !wasStretched else { return }
    // Inset and offset are written one after the other, and only where that ends is seen.
    let moves = Writes.noted.moves.filter { $0.list == ObjectIdentifier(world.list) }
    if var move = moves.last {
      move.start = moves[0].start
      // A bounce may jump with its edge, and comes back.
      let mayJump = world.switches.bounceChange == .jumps && !move.isOffset
      guard abs(move.end - move.start) > 1, !(mayJump && world.list.isDecelerating) else { return }
      let hasReason = all.contains { !$0.isInner && self.isMeant(move, by: $0) }
      world.expect(
        hasReason,
        "J: from \(move.start) to \(move.end) by an \(move.isOffset ? "offset" : "inset") at '\(name)'"
      )
    }
  }

  private func isMeant(_ move: Writes.Move, by one: WatchedControl) -> Bool {
    let list = world.list
    let range = list.range
    // Whoever goes takes its room along, and the list goes back into its range.
    let isClamp = world.isNear(range.clamped(move.end), move.end, within: 1.1)
    guard let reading = one.control.reading else { return isClamp }
    func offset(_ value: Double) -> CGFloat {
      let point = axis.point(at: CGFloat(value), in: list)
      return axis.isHorizontal ? point.x : point.y
    }
    let rest = offset(one.behavior.rest(in: reading))
    let reveal = offset(one.behavior.revealOffset(in: reading))
    if one.control.phase == .refreshing {
      let (low, high) = (min(rest, reveal), max(rest, reveal))
      return move.end > low - 1.1 && move.end < high + 1.1 || isClamp && !move.isOffset
    }
    return isClamp || world.isNear(move.end, rest, within: 1.1)
  }

  // MARK: P

  /// All parts of a control are there, or none.
  private func checkViews() {
    let list = world.list
    let here = all.filter { !$0.isInner && $0.isAttached }
    let views = list.subviews.filter { $0 !== innerList }
    let expected = here.isEmpty ? 0 : here.count + 1
    world.expect(views.count == expected, "X: \(views.count) views, not \(expected)")
  }

  /// The views of controls lie where the content begins and ends now.
  private func checkPlaces() {
    let list = world.list
    guard list.window != nil, list.bounds.size.width > 0, scene.owner == .none, !axis.isMirrored,
      !scene.hasLargeTitle
    else { return }
    let insets = list.adjustedContentInset
    for one in all where !one.isInner && one.isAttached && !one.control.isHidden {
      guard one.behavior.style != .overlay, let view = view(of: one) else { continue }
      let frame = view.frame
      let start = axis.isHorizontal ? frame.origin.x : frame.origin.y
      if !one.isFar {
        let place = -CGFloat(one.behavior.height)
        world.expect(
          world.isNear(start, place, within: 1.1 + 1 / list.switches.scale),
          "P: a header at \(start), not \(place)"
        )
      } else if one.behavior.style == .inline {
        let content = axis.extent(of: list.contentSize)
        world.expect(
          world.isNear(start, content, within: 1.1 + 1 / list.switches.scale),
          "P: a footer at \(start), not \(content)"
        )
      }
      let across = axis.isHorizontal ? frame.size.height : frame.size.width
      let room =
        axis.isHorizontal
        ? list.bounds.size.height - insets.top - insets.bottom
        : list.bounds.size.width - insets.left - insets.right
      world.expect(
        world.isNear(across, max(room, 0)),
        "P: a control \(across) across, of \(room)"
      )
    }
  }

  private func view(of one: WatchedControl) -> UIView? {
    let place = one.isFar ? axis.extent(of: world.list.contentSize) : -CGFloat(one.behavior.height)
    func distance(_ view: UIView) -> CGFloat {
      abs((axis.isHorizontal ? view.frame.origin.x : view.frame.origin.y) - place)
    }
    let views = world.list.subviews.filter { !$0.isHidden && $0 !== innerList }
    return views.min { distance($0) < distance($1) }
  }

  // MARK: O: none of the kinds that the design allows

  /// How far the list is pulled past a control's edge, by what its owners want and the system adds.
  private func pull(at one: WatchedControl) -> CGFloat {
    let list = world.list
    let system = list.systemPart
    let near = axis.side(isFar: false)
    let far = axis.side(isFar: true)
    let start = book.wants[near] + system[near]
    let end = book.wants[far] + system[far]
    let offset = axis.offset(of: list)
    let length = axis.extent(of: list.contentSize)
    let size = axis.extent(of: list.bounds.size)
    return one.isFar ? offset - max(length + end - size, -start) : -start - offset
  }

  /// A finger that alone moves a list that nobody else touches gets what it asks for.
  private func checkIntention(_ event: RandomEvent) {
    guard isCleanTouch, scene.owner == .none, !scene.hasLargeTitle, world.list.window != nil,
      UIEdgeInsets.Side.allCases.allSatisfy(book.isCertain)
    else { return }
    for (slot, one) in slots where !one.isInner && one.isAttached {
      let machine = one.control.machine
      guard machine.isEnabled, !machine.isHidden, one.phaseAtTouch == .idle,
        one.behavior.ignoredInset == 0, !one.hasEndedUnderFinger,
        !(one.behavior.isExclusive && machine.isOppositeBusy)
      else { continue }
      let distance = CGFloat(one.behavior.trigger.distance)
      let pull = pull(at: one)
      switch event {
      case .move(let way) where world.list.isTouched && one.isOutward(way) && abs(way) > 1:
        guard pull > distance + 1 || pull < distance - 1 else { continue }
        let isPast = pull > distance
        if one.behavior.trigger.kind == .release {
          world.expect(
            (one.control.phase == .armed) == isPast,
            "O: \(one.control.phase) at a pull of \(pull), with a distance of \(distance)"
          )
        } else if one.behavior.trigger.kind == .cross, isPast {
          world.expect(one.startsByFinger > 0, "O: no start at a pull of \(pull) past \(distance)")
        }
      case .lift where wasArmed(slot) && pull > 1:
        world.expect(
          one.startsByFinger > 0 || one.behavior.trigger.release == .settle,
          "O: nothing started as the finger left at \(pull) past \(distance)"
        )
      default: continue
      }
    }
  }

  // MARK: P and L: in sight while it refreshes, and gone afterwards

  private func checkSight(_ event: RandomEvent) {
    let list = world.list
    let isStill = !list.isTouched && !list.isMoving && list.window != nil
    let isByWorld = Self.movesList(event) || hasReacted
    // A control that shows itself may take another one out of sight.
    if all.contains(where: { $0.changes > 0 && $0.control.phase == .refreshing }) { inSight = [] }
    if isByWorld {
      inSight = []
      leaving = [:]
    }
    for (slot, one) in slots where !one.isInner && one.isAttached {
      let height = CGFloat(one.behavior.height)
      let shows = one.behavior.style == .pull && one.behavior.inset != .none
      guard shows, scene.owner == .none, !scene.hasLargeTitle,
        UIEdgeInsets.Side.allCases.allSatisfy(book.isCertain), one.behavior.ignoredInset == 0
      else { continue }
      let pull = pull(at: one)
      if one.control.phase == .refreshing {
        if inSight.contains(slot), isStill, inSight.count == 1 {
          world.expect(
            pull > height - 1.1 - 1 / list.switches.scale,
            "P: in sight at \(pull), which was \(height)"
          )
        }
        let isShown = isStill && abs(pull - height) < 1.1
        if isShown && !isByWorld { inSight.insert(slot) }
        continue
      }
      if inSight.remove(slot) != nil { leaving[slot] = 0 }
      guard let waited = leaving[slot] else { continue }
      guard one.control.phase != .refreshing, case .wait(let seconds) = event else {
        if event != .turn && event != .layout { leaving[slot] = nil }
        if case .end = event { leaving[slot] = 0 }
        continue
      }
      leaving[slot] = waited + seconds
      guard waited + seconds >= one.behavior.timing.retract + 0.3, isStill else { continue }
      world.expect(pull < 1.1, "L: still \(pull) in sight after the end")
    }
  }

  /// Whether a finger, the app's scrolls or the list's own motion may move the list in an event.
  private static func movesList(_ event: RandomEvent) -> Bool {
    switch event {
    case .touch, .move, .lift, .cancel, .moveWithBar, .moveWithKeyboard, .offset, .scroll, .reload,
      .react, .keyboard(.manager, _), .begin, .replace, .hide, .detach, .clear:
      true
    case .animated(let event, _): movesList(event)
    default: false
    }
  }

  // MARK: L and X

  /// Everything ends, and nothing is left.
  func finish() {
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
    for one in all { world.event("end") { one.control.end() } }
    world.turn()
    wait(2)
    rest()
    check(after: .turn)
    for one in all where one.isAttached {
      world.expect(
        [.idle, .exhausted, .failed, .pulling].contains(one.control.phase),
        "L: still \(one.control.phase) at the end"
      )
      world.expect(
        one.control.completionCount == one.control.actionCount,
        "O: \(one.control.completionCount) completions of \(one.control.actionCount) actions"
      )
    }
    world.onEvent = nil
    for one in all { world.event("detach", mayWrite: true) { one.control.detach() } }
    world.turn()
    checkExit()
    dropList()
  }

  private func checkExit() {
    let list = world.list
    checkInsets()
    world.expect(list.observers.count == 0, "X: observers after detach")
    world.expect(list.subviews.allSatisfy { $0 === innerList }, "X: views after detach")
    world.expect(list.panGestureRecognizer.actions.isEmpty, "X: a target after detach")
    Writes.noted = Writes()
    world.clock.advance(by: 100)
    Writes.asWorld { list.contentOffset.y += 10 }
    world.expect(Writes.noted.insets + Writes.noted.offsets == 0, "X: a write after detach")
  }
}
