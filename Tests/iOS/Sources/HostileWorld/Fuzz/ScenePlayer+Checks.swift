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
    // Each host observes seven keys.
    let here = all.filter { !$0.isInner && $0.isAttached }
    let kinds = Set(here.map(\.isInSystem))
    let most = kinds.count * 7
    // One that leaves under a finger ends its refresh as the finger leaves.
    let isLeaving = list.isTouched && list.refreshControl?.isRefreshing == true
    world.expect(
      list.observers.count == most || isLeaving && list.observers.count == most + 7,
      "X: \(list.observers.count) observers, not \(most)"
    )
  }

  // MARK: Insets at rest (R)

  /// At rest each side has what its owners want, and inline room.
  func checkInsets() {
    let list = world.list
    for side in UIEdgeInsets.Side.allCases {
      let here = all.filter { one in
        !one.isInner && one.isAttached && axis.side(isFar: one.isFar) == side
      }
      guard here.allSatisfy({ !$0.control.machine.isBusy && !$0.control.machine.isRevealed }) else {
        continue
      }
      // Off screen, a control does not see that content has become too short for it.
      // Nor does it see that the room of a control at the other end has gone.
      let isSeen =
        list.window != nil && !all.contains(where: \.hasRefreshed)
        || !here.contains(where: \.mayBeHiddenByList)
      guard Judged.note("R", book.isCertain(side) && isSeen) else { continue }
      let room = here.reduce(0) { $0 + $1.room }
      let wanted = book.wants[side]
      // A list that refuses room has none, nor has one whose owner has removed it twice.
      let mayLack = scene.owner != .none || book.isInsisting(side)
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

  // MARK: Moves of the content (J)

  /// The control moves the content only to show itself, to leave, or to become visible again.
  func checkMoves(at name: String) {
    // Inset and offset are written one after the other, and only where that ends is seen.
    let moves = Writes.noted.moves.filter { $0.list == ObjectIdentifier(world.list) }
    guard !moves.isEmpty else { return }
    // Without a window at its end, the list has another range.
    let isKnown = name != "the window goes" && scene.owner == .none && !hasReacted
    // A control that shows itself in a reload is seen only after the content has changed.
    let isSeen = name != "reload" || all.allSatisfy { $0.changes == 0 }
    let isStretched = world.list.titleGrowth != 0 || wasStretched
    // A control that takes another height is read before its inset follows.
    let isSame = name != "dark, with large texts, or not"
    let isBarCertain = !scene.hasExpandingBar || isSame && book.isCertain(.top)
    let isJudged = isKnown && isSeen && !isStretched && isBarCertain
    guard Judged.note("J" + belowBar, isJudged) else { return }
    if var move = moves.last {
      move.start = moves[0].start
      // A bounce may jump with its edge, and comes back.
      let isBouncing = world.list.isDecelerating || wasDecelerating
      let mayJump = world.switches.bounceChange == .jumps && !move.isOffset && isBouncing
      guard abs(move.end - move.start) > 1, !mayJump else { return }
      let hasReason = all.contains { !$0.isInner && self.isMeant(move, by: $0, at: name) }
      world.expect(
        hasReason,
        "J: from \(move.start) to \(move.end) by an \(move.isOffset ? "offset" : "inset") at '\(name)'"
      )
    }
  }

  private func isMeant(_ move: Writes.Move, by one: WatchedControl, at name: String) -> Bool {
    let list = world.list
    let range = list.range
    // A control that leaves removes its inset, and the list returns to its range.
    // It does not know whether a bar that has collapsed is about to expand.
    let isBelowCollapsedBar =
      list.expandingBar.map {
        world.isNear(move.end, -list.insetBelowBar - $0.lowerBound, within: 1.1)
      } ?? false
    let isClamp =
      move.isInRange || world.isNear(range.clamped(move.end), move.end, within: 1.1)
      || isBelowCollapsedBar
    guard let reading = one.control.reading else { return isClamp }
    func offset(_ value: Double) -> CGFloat {
      axis.isMirrored ? CGFloat(reading.content - reading.viewport - value) : CGFloat(value)
    }
    let showsAtLast = one.hasRefreshed && name == "end of the pinch"
    if isResized && (one.changes > 0 || showsAtLast) {
      // It has shown itself before all of the sizes were known.
      let edge = one.isFar != axis.isMirrored ? move.range.high : move.range.low
      if abs(move.end - edge) < CGFloat(one.behavior.height) + 1.1 { return true }
    }
    // Nothing of a footer is worth leaving new rows for, but a list beyond its edges cannot stay.
    if one.isFar && hasGrown(within: 0.4) && one.changes == 0 && !one.hasFollowed {
      return isClamp && (!move.isOffset || !world.isNear(range.clamped(move.start), move.start))
    }
    let rest = offset(one.behavior.rest(in: reading))
    // It may have been closed in this event.
    let level = one.behavior.secondLevel?.height ?? 0
    let reveal =
      one.hasOpened
      ? offset(one.behavior.rest(in: reading) - level)
      : offset(one.behavior.revealOffset(in: reading))
    if one.hasRefreshed || one.hasOpened {
      // In short content, the room of one control moves the other's edge.
      let others = all.filter { !$0.isInner && $0 !== one && $0.hasRefreshed }
      var slack = isShort ? others.reduce(0) { $0 + CGFloat($1.behavior.height) } : 0
      // A `UIRefreshControl` that another control has replaced under a finger has room until the lift.
      if list.refreshControl?.isRefreshing == true { slack += 60 }
      if !one.isFar { slack += unknownGrowth }
      let (low, high) = (min(rest, reveal) - slack, max(rest, reveal) + slack)
      return move.end > low - 1.1 && move.end < high + 1.1 || isClamp && !move.isOffset
    }
    return isClamp || world.isNear(move.end, rest, within: 1.1)
  }

  // MARK: Places of the views (P)

  /// All parts of a control are there, or none.
  private func checkViews() {
    let list = world.list
    let here = all.filter { !$0.isInner && $0.isAttached && !$0.isInSystem }
    let views = list.subviews.filter { $0 !== innerList && !($0 is UIRefreshControl) }
    let expected = here.isEmpty ? 0 : here.count + 1
    world.expect(views.count == expected, "X: \(views.count) views, not \(expected)")
    for one in here where list.window != nil {
      let isHidden = one.control.isHidden || one.isHiddenByList
      world.expect(
        one.view?.isHidden == isHidden,
        "X: a view is not \(isHidden ? "hidden" : "shown")"
      )
    }
    // Off screen, a control does not see whether the list hides it.
    guard list.window != nil || !here.contains(where: \.mayBeHiddenByList) else { return }
    // A control inside a `UIRefreshControl` has no view in the list, and an action of it.
    let offered = all.count {
      !$0.isInner && $0.isAttached && $0.behavior.style != .inline && !$0.control.isHidden
        && !$0.isHiddenByList
    }
    let actions = list.accessibilityCustomActions ?? []
    world.expect(actions.count == offered, "X: \(actions.count) actions, not \(offered)")
  }

  /// The views of controls lie where the content begins and ends now.
  private func checkPlaces() {
    let list = world.list
    let isKnown = scene.owner == .none && !axis.isMirrored && !hasGrowingTitle
    guard list.window != nil, list.bounds.size.width > 0, Judged.note("P", isKnown) else { return }
    let insets = list.adjustedContentInset
    for one in all
    where !one.isInner && one.isAttached && !one.control.isHidden && !one.isHiddenByList
      && !one.isInSystem
    {
      let isByInset = one.behavior.ignoredInset > 0 || one.behavior.isPinned
      guard one.behavior.style != .overlay, let view = one.view,
        !isByInset || isBarKnown && book.isCertain(axis.side(isFar: one.isFar))
      else { continue }
      let frame = view.frame
      let start = axis.isHorizontal ? frame.origin.x : frame.origin.y
      let ignored = ignoredInset(of: one)
      if !one.isFar {
        let places = headerPlaces(one)
        world.expect(
          places.contains { world.isNear(start, $0, within: 1.1 + 1 / list.switches.scale) },
          "P: a header at \(start), not \(places[0])"
        )
      } else if one.behavior.style == .inline {
        let place = axis.extent(of: list.contentSize) + ignored
        world.expect(
          world.isNear(start, place, within: 1.1 + 1 / list.switches.scale),
          "P: a footer at \(start), not \(place)"
        )
      }
      if scene.scrollsAcross {
        let place = list.contentOffset.x + insets.left
        world.expect(
          world.isNear(frame.origin.x, place),
          "P: across at \(frame.origin.x), not \(place)"
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

  /// Where the view of a header may begin.
  private func headerPlaces(_ one: WatchedControl) -> [CGFloat] {
    var places = [-CGFloat(one.behavior.height) - ignoredInset(of: one)]
    let (list, side) = (world.list, axis.side(isFar: false))
    let offset = axis.isHorizontal ? list.contentOffset.x : list.contentOffset.y
    if one.behavior.isPinned {
      let edge = offset + book.wants[side] + list.systemPartOfOthers[side]
      places[0] = min(places[0], edge - ignoredInset(of: one))
    }
    // A control whose inset an owner removes again and again lies over the content.
    if one.hasRefreshed, hasItsWay(side) { places.append(offset + list.adjustedContentInset[side]) }
    return places
  }

  /// Whether an owner has removed an added inset again and again, until the control gave way.
  func hasItsWay(_ side: UIEdgeInsets.Side) -> Bool {
    book.isInsisting(side) && world.isNear(world.list.contentInset[side], book.wants[side])
  }

  /// The part of its edge's inset over which the view of a control lies.
  private func ignoredInset(of one: WatchedControl) -> CGFloat {
    let side = axis.side(isFar: one.isFar)
    let inset = max(book.wants[side] + world.list.systemPartOfOthers[side], 0)
    return min(CGFloat(one.behavior.ignoredInset), inset)
  }

  /// Whether the content is too short to be scrolled.
  var isShort: Bool {
    let list = world.list
    // With the room that controls make at its end, such content may seem to scroll.
    let room = all.reduce(0) { room, one in
      one.isInner ? room : room + CGFloat(one.behavior.height)
    }
    return list.range.high - list.range.low <= room + 1
  }

  /// Whether the bar's large title grows with the pull.
  var hasGrowingTitle: Bool { scene.hasLargeTitle && scene.switches.largeTitle == .grows }

  // MARK: Starts of refreshes (O)

  /// How far the list is pulled past a control's edge, by what its owners want and the system adds.
  func pull(at one: WatchedControl) -> CGFloat {
    let list = world.list
    let axis = ListAxis(of: list, wants: book.wants, seenFromFar: one.isFar)
    let system = list.systemPartOfOthers
    let near = axis.side(isFar: false)
    let far = axis.side(isFar: true)
    // The other edge is where the other control has it.
    let start = one.isFar ? list.adjustedContentInset[near] : book.wants[near] + system[near]
    let end = one.isFar ? book.wants[far] + system[far] : list.adjustedContentInset[far]
    let offset = axis.offset(of: list)
    let length = axis.extent(of: list.contentSize)
    let size = axis.extent(of: list.bounds.size)
    return one.isFar ? offset - max(length + end - size, -start) : -start - offset
  }

  /// A finger that alone moves a list moves it exactly.
  private func checkIntention(_ event: RandomEvent) {
    switch cause {
    case .finger(isInner: false, _), .lift(isInner: false): break
    default: return
    }
    // A `UIRefreshControl` that stands in may move the list, or not, as it fires.
    let mayJump = world.switches.jumpsAtTrigger && world.list.refreshControl != nil
    let isExact =
      isCleanTouch && !mayJump && scene.owner == .none && !hasGrowingTitle && isBarAtEndOfTouch
      && world.list.window != nil && UIEdgeInsets.Side.allCases.allSatisfy(book.isCertain)
    for (slot, one) in slots where !one.isInner && one.isAttached {
      let machine = one.control.machine
      // A percentage has the points of the list's last size.
      let distance = CGFloat(machine.behavior.trigger.distance.points)
      let pull = pull(at: one)
      // A bar of an unknown height looks like a stretched one as long as it expands.
      let isTold =
        one.isFar ? !mayCollapse : isBarKnown || isBarWhole || pull < distance - unknownGrowth
      guard Judged.note("O" + belowBar, isExact && isTold), machine.isEnabled,
        !machine.isHidden, one.phaseAtTouch == .idle,
        !one.hasEndedUnderFinger, !one.behavior.trigger.beginsAtEdge, !one.isHiddenByList,
        !(one.behavior.isExclusive && machine.isOppositeBusy)
      else { continue }
      switch event {
      case .move(let way) where world.list.isTouched && one.isOutward(way) && abs(way) > 1:
        guard pull > distance + 1 || pull < distance - 1 else { continue }
        let isPast = pull > distance
        if one.behavior.trigger.when == .release {
          world.expect(
            [.armed, .secondLevelArmed].contains(one.control.phase) == isPast,
            "O: \(one.control.phase) at a pull of \(pull), with a distance of \(distance)"
          )
        } else if one.behavior.trigger.when == .cross, isPast {
          world.expect(one.startsByFinger > 0, "O: no start at a pull of \(pull) past \(distance)")
        }
      case .lift where wasArmed(slot) && pull > 1:
        world.expect(
          one.startsByFinger > 0 || one.behavior.trigger.releasedBy == .settle,
          "O: nothing started as the finger left at \(pull) past \(distance)"
        )
      default: continue
      }
    }
  }
}
