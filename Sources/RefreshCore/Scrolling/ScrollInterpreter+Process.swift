/// Interpreting a snapshot.
extension ScrollInterpreter {
  /// Starts to interpret a snapshot; `next` returns the commands.
  ///
  /// These are the steps of the pass, in the order of `Agenda.Step.order`.
  package mutating func process(_ list: ListSnapshot, isLayout: Bool = false) {
    if isLayout {
      activity.beginLayout()
      rescale(in: list)
    }
    let look = look(at: list, isLayout: isLayout)
    let (edges, isScroll, isEnd) = (slots.edges, look.cause != nil, look.end != nil)
    agenda.insert(.disarm, edges: edges, if: look.disarms)
    agenda.insert(.attach, edges: edges, if: look.isArrival)
    // A control that was shown over the content returns to its edge when a drag begins.
    agenda.insert(.place, if: look.beginsDrag || look.hasNewSurroundings)
    agenda.insert(.displace, edges: edges, if: isScroll)
    agenda.insert(.scroll, edges: edges, if: isScroll)
    agenda.insert(.measure, edges: edges, if: isScroll)
    agenda.insert(.drop, edges: edges, if: isEnd)
    agenda.insert(.release, edges: edges, if: isEnd)
    agenda.insert(.settle, edges: edges, if: isEnd)
    agenda.insert(.reveal, edges: edges, if: isEnd)
    agenda.insert(.show, edges: edges, if: look.hasMoved || isEnd)
    agenda.insert(.write)
    pass = .look(look)
  }

  /// The next command; `nil` once the pass is over.
  ///
  /// `list` is the list after the last command.
  package mutating func next(in list: ListSnapshot) -> ScrollCommand? {
    while true {
      while let (step, edge) = agenda.next() {
        if let command = take(step, at: edge, in: list) { return command }
      }
      switch pass {
      case .look(let look) where look.isLayout: startLayout(in: list)
      case .writeInsets(isLayout: true): startLayout(in: list)
      case .none, .look, .writeInsets, .layout, .batch:
        pass = .none
        return nil
      }
    }
  }

  private mutating func take(_ step: Agenda.Step, at edge: RefreshEdge, in list: ListSnapshot)
    -> ScrollCommand?
  {
    switch (step, pass) {
    case (.place, _): return .place
    case (.write, _): return writeInsets(in: list)
    case (.close, _):
      close(in: list)
      return nil
    case (_, .look(let look)) where slots.edges.contains(edge):
      return take(step, at: edge, look: look, in: list)
    case (_, .layout(let change)) where slots.edges.contains(edge):
      return take(step, at: edge, change: change, in: list)
    default: return nil
    }
  }

  private mutating func take(
    _ step: Agenda.Step,
    at edge: RefreshEdge,
    look: Look,
    in list: ListSnapshot
  ) -> ScrollCommand? {
    switch step {
    case .disarm: return list.phases[edge].isArmed ? .send(.gestureCancelled, edge) : nil
    case .attach: return .send(.attached, edge)
    case .displace: return displaceBeforeScroll(at: edge, look: look, in: list)
    case .scroll: return scroll(at: edge, look: look, in: list)
    case .measure:
      measure(at: edge, look: look, in: list)
      return nil
    case .drop: return drop(at: edge, in: list)
    case .release: return release(at: edge, look: look, in: list)
    case .settle:
      // The phase of a pulled control is updated even if no scroll follows.
      guard look.end == .lifted, list.phases[edge] == .pulling else { return nil }
      return .displaced(reading(at: edge, in: list), edge)
    case .reveal: return startReveal(at: edge, after: look.revealedBefore, in: list)
    case .invalidate: return .displaced(reading(at: edge, in: list), edge)
    case .show: return .show(edge)
    case .place, .restore, .write, .restoreInRoom, .close: return nil
    }
  }

  /// Writes the insets, unless the list may be in the middle of a layout.
  private mutating func writeInsets(in list: ListSnapshot) -> ScrollCommand? {
    if case .look(let look) = pass {
      pass = .writeInsets(isLayout: look.isLayout)
      // The next layout writes them; a list without controls has none.
      guard look.mayWrite || slots.edges.isEmpty else {
        if target(in: list) != account.actual { activity.setNeedsLayout() }
        return nil
      }
    }
    return insetCommand(in: list)
  }

  // MARK: The list

  /// Compares a snapshot with the last one.
  private mutating func look(at list: ListSnapshot, isLayout: Bool) -> Look {
    var look = Look(isLayout: isLayout, mayWrite: isLayout)
    let isRewritten = account.see(list.contentInset)
    let movement = finger.process(list.pan)
    let hasScrolled = list.offset != seen.offset
    arrive(in: list, &look)
    // A control that was armed before the list left the screen does not stay armed. A canceled gesture
    // is not a release.
    look.disarms = look.isArrival && !movement.isDown || movement.end == .cancelled
    look.beginsDrag = movement.hasBegun
    if movement.hasBegun { beginDrag() }
    let wasUncertain = title.isUncertain
    let isMoved = seeSurroundings(in: list, movement: movement, isLayout: isLayout)
    look.hasNewSurroundings = isMoved || isRewritten
    if look.hasNewSurroundings { invalidate() }
    if hasScrolled || movement.isLost || !look.isArrival && awaitsScroll(movement, in: list) {
      noteScroll(cause(of: movement, in: list), in: list, &look)
    } else if movement.hasMoved, !list.isZooming {
      look.cause = .fingerInPlace(movement.way)
      // The scroll that belongs to this movement occurs before the next layout, if at all.
      activity.setNeedsLayout()
    } else if wasUncertain, !title.isUncertain, title.length > 0, movement.isDown, !list.isZooming {
      (look.cause, look.hasMoved) = (.stretch, true)
    }
    // When the list leaves its window, UIKit cancels the gesture. For the controls, the drag ends
    // only when the list is back in a window.
    if let end = movement.end, list.isInWindow || end == .lifted {
      look.end = end
      look.mayWrite = true
    }
    return look
  }

  private mutating func arrive(in list: ListSnapshot, _ look: inout Look) {
    look.isArrival = list.isInWindow && presence != .attached
    guard look.isArrival else {
      if presence == .entering { presence = .away }
      return
    }
    // The first notification of a list in a window may come from its layout.
    if presence == .entering { look.mayWrite = true }
    presence = .attached
    rescale(in: list)
  }

  private mutating func beginDrag() {
    account.calm()
    for edge in slots.edges {
      slots[edge]?.lastPull = nil
      slots[edge]?.isDisplaced = false
      if case .rest = slots[edge]?.pending { slots[edge]?.pending = .none }
    }
  }

  private mutating func noteScroll(_ cause: Cause, in list: ListSnapshot, _ look: inout Look) {
    (look.cause, look.hasMoved, hasOwnMove) = (cause, true, false)
    switch cause {
    case .surroundings: break
    case .control, .zoom: settled.offset = list.offset
    case .programmatic: look.mayWrite = !isAtEnd(in: list)
    case .finger, .fingerInPlace, .stretch, .deceleration:
      settled.offset = list.offset
      // Bars, sizes or insets may have changed in a layout, to which a bounce may have reacted.
      look.mayWrite = change != .surroundings
    }
  }

  /// Whether the finger has lifted, but an armed control waits for a scroll to start its refresh.
  private func awaitsScroll(_ movement: FingerTrack.Movement, in list: ListSnapshot) -> Bool {
    guard !movement.isDown, movement.end == nil else { return false }
    for edge in slots.edges where list.phases[edge].isArmed { return true }
    return false
  }

  private mutating func cause(of movement: FingerTrack.Movement, in list: ListSnapshot) -> Cause {
    let way = finger.takeWay()
    // The offset follows the zoom, not the fingers.
    if list.isZooming { return .zoom }
    if movement.isDown { return .finger(way) }
    if hasOwnMove { return .control }
    if list.isDecelerating { return .deceleration }
    return change == .surroundings ? .surroundings : .programmatic
  }

  /// Whether bars, sizes or insets have changed since the last snapshot, which this one replaces.
  private mutating func seeSurroundings(
    in list: ListSnapshot,
    movement: FingerTrack.Movement,
    isLayout: Bool
  ) -> Bool {
    var insets = list.adjustedInset - account.added
    if slots.edges.contains(.top) {
      title.follow(
        list,
        added: account[.top].added,
        finger: movement,
        isLayout: isLayout,
        points: points
      )
    }
    insets.top -= title.length
    let old = seen
    let hasSize = list.size == old.size && list.content == old.content
    let isSame = ScrollPoints.areEqual(insets, old.insets) && hasSize
    // No write causes a change of size, so the change counts as a new event, even if it becomes
    // visible only at layout.
    if !hasSize { activity.bound = WriteBound() }
    seen = Surroundings(
      insets: isSame ? old.insets : insets,
      bar: list.bar - title.length,
      size: list.size,
      content: list.content,
      offset: list.offset
    )
    return !isSame
  }
}
