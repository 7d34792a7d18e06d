/// Interpreting a snapshot.
extension ScrollInterpreter {
  /// Starts to interpret a snapshot; `next(in:)` returns the commands.
  ///
  /// These are the steps of the pass, in the order of `Agenda.Step`.
  mutating func interpret(_ list: ListSnapshot, isLayout: Bool = false) {
    if isLayout {
      activity.beginLayout()
      rescale(in: list)
    }
    let comparison = compare(list, isLayout: isLayout)
    let (edges, isScroll, isEnd) = (slots.edges, comparison.cause != nil, comparison.end != nil)
    agenda.insert(.disarm, edges: edges, if: comparison.disarms)
    agenda.insert(.attach, edges: edges, if: comparison.isArrival)
    // A control that was shown over the content returns to its edge when a drag begins.
    agenda.insert(.place, if: comparison.beginsDrag || comparison.hasNewSurroundings)
    agenda.insert(.displace, edges: edges, if: isScroll)
    agenda.insert(.scroll, edges: edges, if: isScroll)
    agenda.insert(.measure, edges: edges, if: isScroll)
    agenda.insert(.drop, edges: edges, if: isEnd)
    agenda.insert(.release, edges: edges, if: isEnd)
    agenda.insert(.settle, edges: edges, if: isEnd)
    agenda.insert(.reveal, edges: edges, if: isEnd)
    agenda.insert(.show, edges: edges, if: comparison.hasMoved || isEnd)
    agenda.insert(.write)
    pass = .comparison(comparison)
  }

  /// The next command; `nil` once the pass is over.
  ///
  /// `list` is the list after the last command.
  mutating func next(in list: ListSnapshot) -> ScrollCommand? {
    while true {
      while let (step, edge) = agenda.next() {
        if let command = command(for: step, at: edge, in: list) { return command }
      }
      switch pass {
      case .comparison(let comparison) where comparison.isLayout: startLayout(in: list)
      case .writeInsets(isLayout: true): startLayout(in: list)
      case .none, .comparison, .writeInsets, .layout, .batch:
        pass = .none
        return nil
      }
    }
  }

  private mutating func command(for step: Agenda.Step, at edge: RefreshEdge, in list: ListSnapshot)
    -> ScrollCommand?
  {
    switch (step, pass) {
    case (.place, _): return .place(.inherited)
    case (.write, _): return writeInsets(in: list)
    case (.close, _):
      close(in: list)
      return nil
    case (_, .comparison(let comparison)) where slots.edges.contains(edge):
      return command(for: step, at: edge, comparison: comparison, in: list)
    case (_, .layout(let change)) where slots.edges.contains(edge):
      return command(for: step, at: edge, change: change, in: list)
    default: return nil
    }
  }

  private mutating func command(
    for step: Agenda.Step,
    at edge: RefreshEdge,
    comparison: Comparison,
    in list: ListSnapshot
  ) -> ScrollCommand? {
    switch step {
    case .disarm: return list.phases[edge].isArmed ? .send(.gestureCancelled, edge) : nil
    case .attach: return .send(.attached, edge)
    case .displace: return displaceBeforeScroll(at: edge, comparison: comparison, in: list)
    case .scroll: return scroll(at: edge, comparison: comparison, in: list)
    case .measure:
      measure(at: edge, comparison: comparison, in: list)
      return nil
    case .drop: return drop(at: edge, in: list)
    case .release: return release(at: edge, comparison: comparison, in: list)
    case .settle:
      // The phase of a pulled control is updated even if no scroll follows.
      guard comparison.end == .lifted, list.phases[edge] == .pulling else { return nil }
      return .displaced(reading(at: edge, in: list), edge)
    case .reveal: return startReveal(at: edge, after: comparison.revealedBefore, in: list)
    case .invalidate: return .displaced(reading(at: edge, in: list), edge)
    case .show: return .show(edge)
    case .place, .restore, .write, .restoreInRoom, .close: return nil
    }
  }

  /// Writes the insets, unless the list may be in the middle of a layout.
  private mutating func writeInsets(in list: ListSnapshot) -> ScrollCommand? {
    if case .comparison(let comparison) = pass {
      pass = .writeInsets(isLayout: comparison.isLayout)
      // The next layout writes them. A list without controls has none, and one off screen interprets none.
      let isLast = slots.edges.isEmpty || comparison.isLayout && !list.isInWindow
      guard comparison.mayWrite || isLast else {
        if target(in: list) != account.actual { activity.setNeedsLayout() }
        return nil
      }
    }
    return insetCommand(in: list)
  }

  // MARK: The list

  /// Compares a snapshot with the last one.
  private mutating func compare(_ list: ListSnapshot, isLayout: Bool) -> Comparison {
    var comparison = Comparison(isLayout: isLayout, mayWrite: isLayout)
    let isRewritten = account.see(list.contentInset, bound: &activity.bound)
    let movement = finger.follow(list.pan)
    let hasScrolled = list.offset != seen.offset
    arrive(in: list, &comparison)
    // A control that was armed before the list left the screen does not stay armed. A canceled gesture
    // is not a release.
    comparison.disarms = comparison.isArrival && !movement.isDown || movement.end == .cancelled
    comparison.beginsDrag = movement.hasBegun
    if movement.hasBegun { beginDrag() }
    let (wasUncertain, mightExpand) = (title.isUncertain, title.mayExpand)
    let isMoved = seeSurroundings(in: list, movement: movement, isLayout: isLayout)
    comparison.hasNewSurroundings = isMoved || isRewritten
    if comparison.hasNewSurroundings { invalidate() }
    if hasScrolled || movement.isLost || !comparison.isArrival && awaitsScroll(movement, in: list) {
      noteScroll(cause(of: movement, in: list), in: list, &comparison)
    } else if movement.hasMoved, !list.isZooming {
      comparison.cause = .fingerInPlace(movement.way)
      // The scroll that belongs to this movement occurs before the next layout, if at all.
      activity.setNeedsLayout()
    } else if wasUncertain && !title.isUncertain && title.length > 0
      || mightExpand && isLayout && slots[.top]?.awaitsBar == true,
      movement.isDown, !list.isZooming
    {
      (comparison.cause, comparison.hasMoved) = (.stretch, true)
    }
    // When the list leaves its window, UIKit cancels the gesture. For the controls, the drag ends
    // only when the list is back in a window.
    if let end = movement.end, list.isInWindow || end == .lifted {
      comparison.end = end
      comparison.mayWrite = true
    }
    return comparison
  }

  private mutating func arrive(in list: ListSnapshot, _ comparison: inout Comparison) {
    comparison.isArrival = list.isInWindow && presence != .attached
    guard comparison.isArrival else {
      if presence == .entering { presence = .away }
      return
    }
    // The first notification of a list in a window may come from its layout.
    if presence == .entering { comparison.mayWrite = true }
    presence = .attached
    title.arrive(in: list)
    rescale(in: list)
  }

  private mutating func beginDrag() {
    account.forgetRemovals()
    for edge in slots.edges {
      slots[edge]?.lastPull = nil
      slots[edge]?.isDisplaced = false
      if case .rest = slots[edge]?.pending { slots[edge]?.pending = .none }
    }
  }

  private mutating func noteScroll(
    _ cause: Cause,
    in list: ListSnapshot,
    _ comparison: inout Comparison
  ) {
    (comparison.cause, comparison.hasMoved, hasOwnMove) = (cause, true, false)
    switch cause {
    case .surroundings: break
    case .control, .zoom: settled.offset = list.offset
    case .programmatic: comparison.mayWrite = !isAtEnd(in: list)
    case .deceleration:
      settled.offset = list.offset
      // Bars, sizes or insets may have changed in a layout, to which a bounce may have reacted. A layout may
      // also move a list to its end that is at rest, and still reports a deceleration.
      comparison.mayWrite = change != .surroundings && !isAtEnd(in: list)
    case .finger, .fingerInPlace, .stretch:
      settled.offset = list.offset
      // Bars, sizes or insets may have changed in a layout.
      comparison.mayWrite = change != .surroundings
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
      title.noteInsets(of: list)
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
