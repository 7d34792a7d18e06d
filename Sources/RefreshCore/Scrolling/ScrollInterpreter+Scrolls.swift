/// Interpreting scrolls and releases.
extension ScrollInterpreter {
  // MARK: Scrolls

  /// A finger that moves back toward rest may have moved a list that the app has scrolled outward.
  func displaceBeforeScroll(at edge: RefreshEdge, comparison: Comparison, in list: ListSnapshot)
    -> ScrollCommand?
  {
    guard startsWithoutFinger(at: edge), let way = way(of: comparison.cause, at: edge, in: list),
      way != 0, edge.isFar != (way > 0)
    else { return nil }
    return .displaced(pulled(at: edge, isOutward: false, in: list).reading, edge)
  }

  /// The movement of a finger along the axis of a control; `nil` if the finger counts for nothing.
  @inline(never)
  private func way(of cause: Cause?, at edge: RefreshEdge, in list: ListSnapshot) -> Double? {
    switch cause {
    case .finger(let way): return slots[edge]?.axis.way(of: way)
    case .fingerInPlace(let way):
      // If the list has been moved back in the meantime, only a scroll changes the pull.
      if let last = slots[edge]?.lastPull, pull(at: edge, in: list) < last { return nil }
      return slots[edge]?.axis.way(of: way)
    case .surroundings, .control, .zoom, .stretch, .deceleration, .programmatic, nil: return nil
    }
  }

  /// The geometry under a finger, whose pull is at most the previous one while it moves back to rest.
  private func pulled(at edge: RefreshEdge, isOutward: Bool, in list: ListSnapshot) -> (
    reading: ScrollReading, isWhole: Bool
  ) {
    var reading = reading(at: edge, in: list)
    // Until a layout has shown whether a bar expands, only the pull past the whole bar arms.
    if edge == .top, title.mayExpand, !list.phases[.top].isArmed { reading.start += title.collapse }
    guard !isOutward, let last = slots[edge]?.lastPull else { return (reading, true) }
    let pull = edge.pull(in: reading)
    guard last < pull else { return (reading, true) }
    reading.offset = edge.offset(atPull: last - pull, from: reading.offset)
    return (reading, false)
  }

  mutating func scroll(at edge: RefreshEdge, comparison: Comparison, in list: ListSnapshot)
    -> ScrollCommand?
  {
    switch comparison.cause {
    case .surroundings, nil: return nil
    case .zoom: return .displaced(reading(at: edge, in: list), edge)
    case .control:
      // A refreshing control has already adapted its inset to the new offset.
      guard !list.phases.isRevealed(at: edge) else { return nil }
      return .displaced(reading(at: edge, in: list), edge)
    case .stretch:
      guard edge == .top else { return nil }
      // The finger has pulled the list, unless the app has moved it since. What starts as the list reaches
      // its edge needs a movement in that direction, which the finger need not have made.
      let isNoScroll =
        slots[edge]?.isDisplaced == true || behaviors[edge]?.trigger.when == .reach
      let reading = reading(at: edge, in: list)
      return isNoScroll ? .displaced(reading, edge) : .scrolled(reading, edge)
    case .finger, .fingerInPlace:
      guard let way = way(of: comparison.cause, at: edge, in: list) else { return nil }
      return scrollUnderFinger(at: edge, by: way, in: list)
    case .deceleration: return decelerate(at: edge, comparison: comparison, in: list)
    case .programmatic: return scrollWithoutFinger(at: edge, comparison: comparison, in: list)
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
      if change != .surroundings { slots[edge]?.isDisplaced = true }
      slots[edge]?.awaitsBar = false
      return .displaced(reading(at: edge, in: list), edge)
    }
    let isOutward = edge.isFar == (way > 0)
    let (reading, isWhole) = pulled(at: edge, isOutward: isOutward, in: list)
    slots[edge]?.awaitsBar = isOutward
    let pull = edge.pull(in: reading)
    slots[edge]?.isDisplaced = !isWhole
    if isWhole { slots[edge]?.lastPull = pull }
    return .scrolled(reading, edge)
  }

  /// Handles a scroll by a deceleration, or a jump during it when bars, sizes or content change.
  ///
  /// A deceleration changes the offset once per layout. Further changes before the next layout
  /// are jumps, such as those of a reload.
  private mutating func decelerate(
    at edge: RefreshEdge,
    comparison: Comparison,
    in list: ListSnapshot
  )
    -> ScrollCommand?
  {
    guard !list.revealing.contains(edge) else { return nil }
    var hasRun = false
    if startsWithoutFinger(at: edge) {
      hasRun = slots[edge]?.hasRun == true
      slots[edge]?.hasRun = true
      if !comparison.isLayout { activity.setNeedsLayout() }
    }
    let reading = reading(at: edge, in: list)
    return change == .surroundings || hasRun ? .displaced(reading, edge) : .scrolled(reading, edge)
  }

  /// Handles a change of the offset by the app, a key, a wheel, a new size or a new inset.
  private mutating func scrollWithoutFinger(
    at edge: RefreshEdge,
    comparison: Comparison,
    in list: ListSnapshot
  )
    -> ScrollCommand?
  {
    let reading = reading(at: edge, in: list)
    guard startsWithoutFinger(at: edge) else { return .scrolled(reading, edge) }
    // Only the next layout shows whether the change results from a new size or inset.
    if change == .none { change = .scroll }
    if !comparison.isLayout { activity.setNeedsLayout() }
    return list.phases.isRevealed(at: edge) ? .displaced(reading, edge) : nil
  }

  mutating func measure(at edge: RefreshEdge, comparison: Comparison, in list: ListSnapshot) {
    noteReturn(at: edge, cause: comparison.cause, in: list)
    switch comparison.cause {
    case .surroundings, .control, .zoom, .stretch, nil: break
    case .finger, .fingerInPlace:
      guard let way = way(of: comparison.cause, at: edge, in: list) else { return }
      if way != 0 || change != .surroundings { recordVisibleLength(of: edge, in: list) }
    case .deceleration:
      guard !mayReturn(to: edge, in: list) else { return }
      guard list.revealing.contains(edge) else { return recordVisibleLength(of: edge, in: list) }
      // The next layout records what the app has scrolled into view during the reveal.
      if !comparison.isLayout { activity.setNeedsLayout() }
    case .programmatic:
      guard list.phases.isRevealed(at: edge), !mayReturn(to: edge, in: list) else { return }
      // The next layout records the visible length, unless sizes or insets have changed.
      slots[edge]?.check = .record
      if !comparison.isLayout { activity.setNeedsLayout() }
    }
  }

  /// Notes a scroll that may leave a refreshing control just out of view.
  ///
  /// After a finger, the list may be moved back once: an app that scrolls again has its way.
  private mutating func noteReturn(at edge: RefreshEdge, cause: Cause?, in list: ListSnapshot) {
    switch cause {
    case .finger: slots[edge]?.wayBack = .open
    case .deceleration, .programmatic:
      guard edge == .top, list.phases.isRevealed(at: edge), slots[edge]?.wayBack == .open else {
        return
      }
      slots[edge]?.wayBack = .awaited
    case .surroundings, .control, .zoom, .fingerInPlace, .stretch, nil: break
    }
  }

  /// Whether the end of a motion returns to what was in view before bars, sizes or insets changed.
  private func mayReturn(to edge: RefreshEdge, in list: ListSnapshot) -> Bool {
    awaitedLength(at: edge, in: list) > 0 && pull(at: edge, in: list) > 0
  }

  /// Records how much of a control is visible after an intended scroll.
  @inline(never)
  mutating func recordVisibleLength(of edge: RefreshEdge, in list: ListSnapshot) {
    guard list.phases.isRevealed(at: edge), style(at: edge) == .pull else { return }
    let length = min(max(pull(at: edge, in: list), 0), shownHeight(at: edge, in: list))
    slots[edge]?.visibleLength = length
  }

  // MARK: Releases

  func drop(at edge: RefreshEdge, in list: ListSnapshot) -> ScrollCommand? {
    let phase = list.phases[edge]
    guard slots[edge]?.isDisplaced == true, phase.isArmed else { return nil }
    let reading = reading(at: edge, in: list)
    let staysArmed = behaviors[edge]?.staysArmed(in: reading, phase: phase)
    return staysArmed == true ? nil : .send(.gestureCancelled, edge)
  }

  /// Tells a control that the finger has lifted, or that the gesture was canceled.
  mutating func release(at edge: RefreshEdge, comparison: Comparison, in list: ListSnapshot)
    -> ScrollCommand?
  {
    var comparison = comparison
    if list.phases.isRevealed(at: edge) { comparison.revealedBefore.insert(edge) }
    pass = .comparison(comparison)
    return comparison.end == .cancelled
      ? .displaced(reading(at: edge, in: list), edge) : .send(.released, edge)
  }

  /// Starts a reveal that was deferred while a finger held the list.
  ///
  /// If that finger has started a refresh, only that refresh is revealed, and not what was in view before.
  mutating func startReveal(
    at edge: RefreshEdge,
    after revealedBefore: EdgeSet = EdgeSet(),
    in list: ListSnapshot
  ) -> ScrollCommand? {
    guard case .reveal(let seconds) = slots[edge]?.pending else { return nil }
    slots[edge]?.pending = .none
    var isOnly = true
    for other in slots.edges where !revealedBefore.contains(other) {
      if list.phases.isRevealed(at: other) { isOnly = false }
    }
    guard list.phases.isRevealed(at: edge), isOnly || !revealedBefore.contains(edge) else {
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
