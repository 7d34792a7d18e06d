/// Interpreting a snapshot.
extension ScrollInterpreter {
  /// Starts to interpret a snapshot; `next` returns the commands.
  package mutating func process(_ list: ListSnapshot, isLayout: Bool = false) {
    if isLayout {
      beginLayout()
      rescale(in: list)
    }
    var look = Look(isLayout: isLayout, mayWrite: isLayout)
    let isRewritten = account.see(list.contentInset, points: points)
    let movement = finger.process(list.pan)
    let hasScrolled = list.offset != seen.offset
    let isArriving = list.isInWindow && presence != .attached
    let edges = slots.edges
    if isArriving {
      // The first notification of a list in a window may come from its layout.
      if presence == .entering { look.mayWrite = true }
      presence = .attached
      rescale(in: list)
      // A control that was armed before the list left the screen does not stay armed.
      if !movement.isDown { agenda.insert(.disarm, edges: edges) }
      agenda.insert(.attach, edges: edges)
    } else if presence == .entering {
      presence = .away
    }
    if movement.hasBegun { beginDrag() }
    // A canceled gesture is not a release.
    if movement.end == .cancelled { agenda.insert(.disarm, edges: edges) }
    let wasUncertain = title.isUncertain
    processSurroundings(in: list, movement: movement, isRewritten: isRewritten, isLayout: isLayout)
    if hasScrolled || movement.isLost || !isArriving && awaitsScroll(movement, in: list) {
      look.cause = cause(of: movement, in: list)
      switch look.cause {
      case .none: break
      case .control, .zoom: settled.offset = list.offset
      case .programmatic: look.mayWrite = !isAtEnd(in: list)
      case .finger, .fingerInPlace, .stretch, .deceleration:
        settled.offset = list.offset
        // Bars, sizes or insets may have changed in a layout, to which a bounce may have reacted.
        look.mayWrite = change != .surroundings
      }
      hasOwnMove = false
      agenda.insert(.displace, edges: edges)
      agenda.insert(.scroll, edges: edges)
      agenda.insert(.measure, edges: edges)
      agenda.insert(.show, edges: edges)
    } else if movement.hasMoved, !list.isZooming {
      look.cause = .fingerInPlace(movement.way)
      agenda.insert(.displace, edges: edges)
      agenda.insert(.scroll, edges: edges)
      agenda.insert(.measure, edges: edges)
      // The scroll that belongs to this movement occurs before the next layout, if at all.
      setNeedsLayout()
    } else if wasUncertain, !title.isUncertain, title.length > 0, movement.isDown, !list.isZooming {
      look.cause = .stretch
      agenda.insert(.scroll, edges: edges)
      agenda.insert(.show, edges: edges)
    }
    // When the list leaves its window, UIKit cancels the gesture. For the controls, the drag ends
    // only when the list is back in a window.
    if let end = movement.end, list.isInWindow || end == .lifted {
      look.end = end
      look.mayWrite = true
      agenda.insert(.drop, edges: edges)
      agenda.insert(.release, edges: edges)
      agenda.insert(.settle, edges: edges)
      agenda.insert(.reveal, edges: edges)
      agenda.insert(.show, edges: edges)
    }
    agenda.insert(.write)
    pass = .look(look)
  }

  /// The next command; `nil` once the pass is over.
  ///
  /// `list` is the list after the last command.
  package mutating func next(in list: ListSnapshot) -> ScrollCommand? {
    while true {
      while let (kind, edge) = agenda.next() {
        if let command = take(kind, at: edge, in: list) { return command }
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

  private mutating func take(_ kind: Agenda.Kind, at edge: RefreshEdge, in list: ListSnapshot)
    -> ScrollCommand?
  {
    switch kind {
    case .place: return .place
    case .write:
      if case .look(let look) = pass {
        pass = .writeInsets(isLayout: look.isLayout)
        // The next layout writes them; a list without controls has none.
        guard look.mayWrite || slots.edges.isEmpty else {
          if target(in: list) != account.actual { setNeedsLayout() }
          return nil
        }
      }
      return insetCommand(in: list)
    case .close:
      close(in: list)
      return nil
    default: break
    }
    guard slots.edges.contains(edge) else { return nil }
    switch (kind, pass) {
    case (.disarm, _):
      return phase(at: edge, in: list).isArmed ? .send(.gestureCancelled, edge) : nil
    case (.attach, _): return .send(.attached, edge)
    case (.displace, .look(let look)):
      return displaceBeforeScroll(at: edge, cause: look.cause, in: list)
    case (.scroll, .look(let look)): return scroll(at: edge, look: look, in: list)
    case (.measure, .look(let look)):
      measure(at: edge, look: look, in: list)
      return nil
    case (.drop, _): return drop(at: edge, in: list)
    case (.release, .look(var look)):
      if isRevealed(at: edge, in: list) { look.revealedBefore.insert(edge) }
      pass = .look(look)
      return look.end == .cancelled
        ? .displaced(reading(at: edge, in: list), edge) : .send(.released, edge)
    case (.settle, .look(let look)):
      // The phase of a pulled control is updated even if no scroll follows.
      guard look.end == .lifted, phase(at: edge, in: list) == .pulling else { return nil }
      return .displaced(reading(at: edge, in: list), edge)
    case (.reveal, .look(let look)): return startReveal(at: edge, look: look, in: list)
    case (.invalidate, .look): return .displaced(reading(at: edge, in: list), edge)
    case (.show, .layout):
      if !isRevealed(at: edge, in: list) { slots.with(at: edge) { $0?.visibleLength = nil } }
      return .show(edge)
    case (.show, _): return .show(edge)
    case (_, .layout(let change)): return takeInLayout(kind, at: edge, change: change, in: list)
    default: return nil
    }
  }

  // MARK: The list

  /// Whether the finger has lifted, but an armed control waits for a scroll to start its refresh.
  private mutating func awaitsScroll(_ movement: FingerTrack.Movement, in list: ListSnapshot)
    -> Bool
  {
    guard !movement.isDown, movement.end == nil else { return false }
    for edge in slots.edges where phase(at: edge, in: list).isArmed { return true }
    return false
  }

  private mutating func beginDrag() {
    account.calm()
    // A control that was shown over the content returns to its edge.
    agenda.insert(.place)
    for edge in slots.edges {
      slots.with(at: edge) {
        $0?.lastPull = nil
        $0?.isDisplaced = false
        if case .rest = $0?.pending { $0?.pending = .none }
      }
    }
  }

  private mutating func cause(of movement: FingerTrack.Movement, in list: ListSnapshot) -> Cause {
    let way = finger.takeWay()
    // The offset follows the zoom, not the fingers.
    if list.isZooming { return .zoom }
    if movement.isDown { return .finger(way) }
    if hasOwnMove { return .control }
    if list.isDecelerating { return .deceleration }
    return change == .surroundings ? .none : .programmatic
  }

  private mutating func processSurroundings(
    in list: ListSnapshot,
    movement: FingerTrack.Movement,
    isRewritten: Bool,
    isLayout: Bool
  ) {
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
    if !hasSize { bound = WriteBound() }
    seen = Surroundings(
      insets: isSame ? old.insets : insets,
      size: list.size,
      content: list.content,
      offset: list.offset
    )
    guard !isSame || isRewritten else { return }
    invalidate()
    agenda.insert(.place)
  }

  // MARK: Scrolls

  /// A finger that moves back toward rest may have moved a list that the app has scrolled outward.
  private mutating func displaceBeforeScroll(
    at edge: RefreshEdge,
    cause: Cause,
    in list: ListSnapshot
  )
    -> ScrollCommand?
  {
    guard startsWithoutFinger(at: edge), let way = way(of: cause, at: edge, in: list), way != 0,
      edge.isFar != (way > 0)
    else { return nil }
    return .displaced(pulled(at: edge, isOutward: false, in: list).reading, edge)
  }

  /// The movement of a finger along the axis of a control; `nil` if the finger counts for nothing.
  @inline(never)
  private mutating func way(of cause: Cause, at edge: RefreshEdge, in list: ListSnapshot) -> Double?
  {
    switch cause {
    case .finger(let way): return slots[edge]?.axis.way(of: way)
    case .fingerInPlace(let way):
      // If the list has been moved back in the meantime, only a scroll changes the pull.
      if let last = slots[edge]?.lastPull, pull(at: edge, in: list) < last { return nil }
      return slots[edge]?.axis.way(of: way)
    case .none, .control, .zoom, .stretch, .deceleration, .programmatic: return nil
    }
  }

  /// The geometry under a finger, whose pull is at most the previous one while it moves back to rest.
  private mutating func pulled(at edge: RefreshEdge, isOutward: Bool, in list: ListSnapshot) -> (
    reading: ScrollReading, isWhole: Bool
  ) {
    var reading = reading(at: edge, in: list)
    guard !isOutward, let last = slots[edge]?.lastPull else { return (reading, true) }
    let pull = edge.pull(in: reading)
    guard last < pull else { return (reading, true) }
    reading.offset = edge.offset(atPull: last - pull, from: reading.offset)
    return (reading, false)
  }

  private mutating func scroll(at edge: RefreshEdge, look: Look, in list: ListSnapshot)
    -> ScrollCommand?
  {
    switch look.cause {
    case .none: return nil
    case .zoom: return .displaced(reading(at: edge, in: list), edge)
    case .control:
      // A refreshing control has already adapted its inset to the new offset.
      guard !isRevealed(at: edge, in: list) else { return nil }
      return .displaced(reading(at: edge, in: list), edge)
    case .stretch: return edge == .top ? .scrolled(reading(at: edge, in: list), edge) : nil
    case .finger, .fingerInPlace:
      guard let way = way(of: look.cause, at: edge, in: list) else { return nil }
      return scrollUnderFinger(at: edge, by: way, in: list)
    case .deceleration: return decelerate(at: edge, look: look, in: list)
    case .programmatic: return scrollWithoutFinger(at: edge, look: look, in: list)
    }
  }

  private mutating func scrollUnderFinger(
    at edge: RefreshEdge,
    by way: Double,
    in list: ListSnapshot
  )
    -> ScrollCommand?
  {
    guard way != 0 else {
      if change != .surroundings { slots.with(at: edge) { $0?.isDisplaced = true } }
      return .displaced(reading(at: edge, in: list), edge)
    }
    let (reading, isWhole) = pulled(at: edge, isOutward: edge.isFar == (way > 0), in: list)
    let pull = edge.pull(in: reading)
    slots.with(at: edge) {
      $0?.isDisplaced = false
      if isWhole { $0?.lastPull = pull }
    }
    return .scrolled(reading, edge)
  }

  /// Handles a scroll by a deceleration, or a jump during it when bars, sizes or content change.
  ///
  /// A deceleration changes the offset once per layout. Further changes before the next layout
  /// are jumps, such as those of a reload.
  private mutating func decelerate(at edge: RefreshEdge, look: Look, in list: ListSnapshot)
    -> ScrollCommand?
  {
    guard !list.revealing.contains(edge) else { return nil }
    var hasRun = false
    if startsWithoutFinger(at: edge) {
      slots.with(at: edge) {
        hasRun = $0?.hasRun == true
        $0?.hasRun = true
      }
      if !look.isLayout { setNeedsLayout() }
    }
    let reading = reading(at: edge, in: list)
    return change == .surroundings || hasRun ? .displaced(reading, edge) : .scrolled(reading, edge)
  }

  /// Handles a change of the offset by the app, a key, a wheel, a new size or a new inset.
  private mutating func scrollWithoutFinger(at edge: RefreshEdge, look: Look, in list: ListSnapshot)
    -> ScrollCommand?
  {
    let reading = reading(at: edge, in: list)
    guard startsWithoutFinger(at: edge) else { return .scrolled(reading, edge) }
    // Only the next layout shows whether the change results from a new size or inset.
    if change == .none { change = .scroll }
    if !look.isLayout { setNeedsLayout() }
    return isRevealed(at: edge, in: list) ? .displaced(reading, edge) : nil
  }

  private mutating func measure(at edge: RefreshEdge, look: Look, in list: ListSnapshot) {
    noteReturn(at: edge, cause: look.cause, in: list)
    switch look.cause {
    case .none, .control, .zoom, .stretch: break
    case .finger, .fingerInPlace:
      guard let way = way(of: look.cause, at: edge, in: list) else { return }
      if way != 0 || change != .surroundings { recordVisibleLength(of: edge, in: list) }
    case .deceleration:
      guard !mayReturn(to: edge, in: list) else { return }
      guard list.revealing.contains(edge) else { return recordVisibleLength(of: edge, in: list) }
      // The next layout records what the app has scrolled into view during the reveal.
      if !look.isLayout { setNeedsLayout() }
    case .programmatic:
      guard isRevealed(at: edge, in: list), !mayReturn(to: edge, in: list) else { return }
      // The next layout records the visible length, unless sizes or insets have changed.
      slots.with(at: edge) { $0?.check = .record }
      if !look.isLayout { setNeedsLayout() }
    }
  }

  /// Notes a scroll that may leave a refreshing control just out of view.
  ///
  /// After a finger, the list may be moved back once: an app that scrolls again has its way.
  private mutating func noteReturn(at edge: RefreshEdge, cause: Cause, in list: ListSnapshot) {
    slots.with(at: edge) {
      switch cause {
      case .finger:
        $0?.mayReturn = false
        $0?.isPulledAnew = true
      case .deceleration, .programmatic:
        guard edge == .top, list.phases.isRevealed(at: edge), $0?.isPulledAnew == true else {
          return
        }
        $0?.mayReturn = true
      case .none, .control, .zoom, .fingerInPlace, .stretch: break
      }
    }
  }

  /// Whether the end of a motion returns to what was in view before bars, sizes or insets changed.
  private mutating func mayReturn(to edge: RefreshEdge, in list: ListSnapshot) -> Bool {
    awaitedLength(at: edge, in: list) > 0 && pull(at: edge, in: list) > 0
  }

  /// Records how much of a control is visible after an intended scroll.
  @inline(never)
  mutating func recordVisibleLength(of edge: RefreshEdge, in list: ListSnapshot) {
    guard isRevealed(at: edge, in: list), style(at: edge) == .pull else { return }
    let length = min(max(pull(at: edge, in: list), 0), shownHeight(at: edge, in: list))
    slots.with(at: edge) { $0?.visibleLength = length }
  }

  // MARK: Releases

  private mutating func drop(at edge: RefreshEdge, in list: ListSnapshot) -> ScrollCommand? {
    let phase = phase(at: edge, in: list)
    guard slots[edge]?.isDisplaced == true, phase.isArmed else { return nil }
    let reading = reading(at: edge, in: list)
    let staysArmed = behaviors[edge]?.staysArmed(in: reading, phase: phase)
    return staysArmed == true ? nil : .send(.gestureCancelled, edge)
  }

  /// Starts a reveal that was deferred while a finger held the list.
  mutating func startReveal(at edge: RefreshEdge, look: Look, in list: ListSnapshot)
    -> ScrollCommand?
  {
    guard case .reveal(let seconds) = slots[edge]?.pending else { return nil }
    slots.with(at: edge) { $0?.pending = .none }
    // If this finger has started a refresh, only that refresh is revealed.
    var isOnly = true
    for other in slots.edges where !look.revealedBefore.contains(other) {
      if isRevealed(at: other, in: list) { isOnly = false }
    }
    guard isRevealed(at: edge, in: list), isOnly || !look.revealedBefore.contains(edge) else {
      return nil
    }
    // The added inset was limited to the visible length under the finger.
    agenda.insert(.invalidate, at: edge)
    let target = edge.offset(
      atPull: shownHeight(at: edge, in: list),
      from: rest(at: edge, in: list)
    )
    return .reveal(target, edge, seconds: seconds)
  }
}
