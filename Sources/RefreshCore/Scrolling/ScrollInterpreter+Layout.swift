/// Interpreting a layout, after which bars, sizes, insets and content are consistent.
extension ScrollInterpreter {
  /// Starts the second part of a pass: the steps of a layout, in the order of `Agenda.Step`.
  mutating func startLayout(in list: ListSnapshot) {
    let (edges, change) = (slots.edges, change)
    // Bars and sizes off screen are interpreted once the list is back.
    guard list.isInWindow || change == .scroll else {
      pass = .none
      return
    }
    pass = .layout(after: change)
    self.change = .none
    if list.isInWindow { for edge in edges { prepare(edge, after: change, in: list) } }
    agenda.insert(.place, if: change == .surroundings)
    agenda.insert(.restore, edges: edges, if: list.isInWindow)
    agenda.insert(.invalidate, edges: edges, if: change == .surroundings)
    agenda.insert(.displace, edges: edges, if: change == .surroundings)
    agenda.insert(.scroll, edges: edges, if: change == .scroll)
    agenda.insert(.settle, edges: edges, if: list.isInWindow)
    agenda.insert(.reveal, edges: edges, if: list.isInWindow && !finger.isDown)
    agenda.insert(.show, edges: edges)
    agenda.insert(.write)
    agenda.insert(.close)
  }

  /// Decides what the layout does with the visible length of a control.
  private mutating func prepare(_ edge: RefreshEdge, after change: Change, in list: ListSnapshot) {
    slots[edge]?.hasRun = false
    if isInSight(at: edge, in: list) { slots[edge]?.restores = 0 }
    // A layout that takes the control out of view again and again has its way.
    let isRefused = (slots[edge]?.restores ?? 0) > 1
    switch (change, slots[edge]?.check) {
    case (.surroundings, _) where !isRefused && !hasScrolledFromBar(along: edge, in: list):
      slots[edge]?.check = .restore
    case (.surroundings, _), (_, .record):
      recordVisibleLength(of: edge, in: list)
      slots[edge]?.check = .none
    default: break
    }
    returnToControl(at: edge, in: list)
    if hasGrown(along: edge), edge.isFar || hasMovedWithRows(along: edge, in: list) {
      stayWithNewRows(at: edge, in: list)
    }
  }

  mutating func command(
    for step: Agenda.Step,
    at edge: RefreshEdge,
    change: Change,
    in list: ListSnapshot
  ) -> ScrollCommand? {
    switch step {
    case .restore:
      guard isStill(in: list), slots[edge]?.check == .restore else { return nil }
      slots[edge]?.check = .none
      return restoreVisibleLength(of: edge, in: list)
    case .restoreInRoom: return restoreVisibleLength(of: edge, in: list, hasRoom: true)
    case .invalidate:
      return finger.isDown || !startsWithoutFinger(at: edge) ? .send(.insetsChanged, edge) : nil
    case .displace: return finger.isDown ? nil : .displaced(reading(at: edge, in: list), edge)
    case .scroll:
      return isStill(in: list) && startsWithoutFinger(at: edge)
        ? scrollAtLast(at: edge, in: list) : nil
    case .release: return .send(.released, edge)
    case .settle: return isStill(in: list) ? returnToRest(at: edge, in: list) : nil
    case .reveal: return startReveal(at: edge, in: list)
    case .show:
      if !list.phases.isRevealed(at: edge) { slots[edge]?.visibleLength = nil }
      return .show(edge)
    case .place, .write, .close, .disarm, .attach, .measure, .drop: return nil
    }
  }

  mutating func close(in list: ListSnapshot) {
    guard list.isInWindow else {
      settled.offset = list.offset
      layoutOffset = list.offset
      return
    }
    finger.forgetWay()
    // A clamped offset or another control may have enlarged the visible part of a control.
    for edge in slots.edges {
      let before = slots[edge]?.visibleLength ?? 0
      recordVisibleLength(of: edge, in: list)
      if let now = slots[edge]?.visibleLength, now < before { slots[edge]?.visibleLength = before }
    }
    settled = seen
    settled.offset = list.offset
    layoutOffset = list.offset
  }

  /// Shows a refreshing control at whose edge a scroll without a finger has ended.
  ///
  /// The user has tapped the status bar, or the app has scrolled to the first row. A sticky control has
  /// no room while it is out of view, so that the refresh would be out of view.
  private mutating func returnToControl(at edge: RefreshEdge, in list: ListSnapshot) {
    guard slots[edge]?.wayBack == .awaited, isStill(in: list), let behavior = behaviors[edge] else {
      return
    }
    slots[edge]?.wayBack = .open
    let pull = pull(at: edge, in: list)
    guard behavior.style == .pull, behavior.insetWhileRefreshing != .none,
      list.phases[edge] == .refreshing, pull < points.tolerance, points.areBeside(pull, 0)
    else { return }
    slots[edge]?.wayBack = .closed
    slots[edge]?.pending = .reveal(behavior.timing.reveal)
  }

  /// Whether a bar has collapsed as the app has scrolled the list away from the control.
  ///
  /// A list that follows a bar moves as far as the bar has changed.
  private func hasScrolledFromBar(along edge: RefreshEdge, in list: ListSnapshot) -> Bool {
    guard edge == .top, seen.size == settled.size, seen.content == settled.content else {
      return false
    }
    let collapse = settled.bar - seen.bar
    return collapse >= points.tolerance
      && points.areSame(settled.insets.top - seen.insets.top, collapse)
      && list.offset.y - settled.offset.y - collapse >= points.tolerance
  }

  // MARK: Rows

  /// Whether rows were added since the last layout.
  ///
  /// With another size across the scroll axis, the content may be longer without any new rows.
  private func hasGrown(along edge: RefreshEdge) -> Bool {
    growth(along: edge) > points.tolerance
      && (edge.isHorizontal
        ? points.areSame(seen.size.y, settled.size.y)
        : points.areSame(seen.size.x, settled.size.x))
  }

  private func growth(along edge: RefreshEdge) -> Double {
    edge.isHorizontal
      ? seen.content.x - settled.content.x : seen.content.y - settled.content.y
  }

  /// Whether the rows that were added are before those in view, with which the offset has moved.
  ///
  /// A list that starts at the right or at the bottom keeps its offset then, as it does for rows after
  /// those in view, so that the two cannot be told apart.
  private func hasMovedWithRows(along edge: RefreshEdge, in list: ListSnapshot) -> Bool {
    let axis = axis(of: edge, in: list)
    guard !axis.isMirrored else { return false }
    func hasMoved(from before: ListPoint) -> Bool {
      points.areBeside(axis.along(list.offset) - axis.along(before), growth(along: edge))
    }
    return hasMoved(from: settled.offset) || hasMoved(from: layoutOffset)
  }

  /// Keeps the list at its offset after rows were added, even if the control is then out of view.
  private mutating func stayWithNewRows(at edge: RefreshEdge, in list: ListSnapshot) {
    // A list past its edges cannot keep its offset, and still has to scroll back.
    let isInside = isInside(whole(in: list, along: edge, at: list.offset))
    slots[edge]?.visibleLength = nil
    switch slots[edge]?.pending {
    case .reveal: slots[edge]?.pending = .none
    case .rest where isInside: slots[edge]?.pending = .none
    case .rest, .some(.none), nil: break
    }
  }

  /// The list at an offset, with all of its insets.
  private func whole(in list: ListSnapshot, along edge: RefreshEdge, at offset: ListPoint)
    -> ScrollReading
  {
    axis(of: edge, in: list).reading(of: list, offset: offset, insets: list.adjustedInset)
  }

  /// Whether the list is at one of its ends, to which a layout may have moved it.
  func isAtEnd(in list: ListSnapshot) -> Bool {
    for edge in slots.edges {
      let whole = whole(in: list, along: edge, at: list.offset)
      let hidden = edge.isHorizontal ? 0 : list.hiddenInset
      if points.areBeside(whole.offset + hidden, whole.firstOffset) { return true }
      if points.areBeside(whole.offset, whole.lastOffset) { return true }
      // A layout may move the list to one of its ends before the bar expands.
      let first = whole.firstOffset - (edge == .top ? title.collapse : 0)
      if points.areBeside(whole.offset, first) { return true }
      if points.areBeside(whole.offset, max(whole.endOffset, first)) { return true }
    }
    return false
  }

  // MARK: Scrolls without a finger

  /// Handles a scroll without a finger and without any other change, probably by the user.
  private mutating func scrollAtLast(at edge: RefreshEdge, in list: ListSnapshot) -> ScrollCommand?
  {
    var reading = reading(at: edge, in: list)
    let before = self.reading(at: edge, in: list, offset: settled.offset).offset
    let last = self.reading(at: edge, in: list, offset: layoutOffset).offset
    // A reload may change the offset and then restore it, and the list may scroll across this axis.
    let isBack = points.areSame(reading.offset, before) || points.areSame(reading.offset, last)
    if !list.phases[edge].isArmed, isBack || isClamped(in: list, along: edge) {
      return .displaced(reading, edge)
    }
    let isAssisted = list.isAssisted && list.isInWindow && behaviors[edge]?.trigger.when == .reach
    reading.isDragging = isAssisted
    if isAssisted && edge.isOutward(from: before, to: reading.offset) {
      agenda.insert(.release, at: edge)
    }
    return .scrolled(reading, edge)
  }

  /// Whether the list was past one of its edges and has only been moved back to that edge.
  private func isClamped(in list: ListSnapshot, along edge: RefreshEdge) -> Bool {
    let before = whole(in: list, along: edge, at: settled.offset).offset
    let now = whole(in: list, along: edge, at: list.offset)
    let target = min(max(before, now.firstOffset), now.lastOffset)
    return target != before && points.areBeside(now.offset, target)
  }

  // MARK: Scrolls of a control

  /// Scrolls a control back into view after a change of bars, sizes or insets.
  ///
  /// If the list could not stay there, the scroll waits for insets that make room, unless those insets
  /// follow the scroll.
  private mutating func restoreVisibleLength(
    of edge: RefreshEdge,
    in list: ListSnapshot,
    hasRoom: Bool = false
  ) -> ScrollCommand? {
    let (part, other) = (
      intendedPart(of: edge, in: list), intendedPart(of: edge.opposite, in: list)
    )
    guard part > 0, !account[axis(of: edge, in: list).side(of: edge)].isContested,
      !isInSight(at: edge, in: list)
    else { return nil }
    // If the content has grown, the list can show only one of its two refreshing controls.
    guard part > other || part == other && !isInSight(at: edge.opposite, in: list) else {
      slots[edge]?.visibleLength = nil
      return nil
    }
    let length = part * shownHeight(at: edge, in: list)
    let target = edge.offset(atPull: length, from: rest(at: edge, in: list))
    guard
      hasRoom || behaviors[edge]?.insetWhileRefreshing == .sticky
        || mayRest(at: target, edge: edge, in: list)
    else {
      agenda.insert(.restoreInRoom, at: edge)
      return nil
    }
    // A sticky inset follows the scroll, of which the control is not told as of a finger's.
    agenda.insert(.invalidate, at: edge)
    let command = write(target, at: edge, motion: .inherited, in: list)
    if command != nil {
      slots[edge]?.restores += 1
      // The next layout shows whether the control stays in view.
      activity.setNeedsLayout()
    }
    return command
  }

  /// Whether the list can rest at an offset of a control.
  private func mayRest(at offset: Double, edge: RefreshEdge, in list: ListSnapshot)
    -> Bool
  {
    let insets = insets(at: edge, in: list)
    let point = axis(of: edge, in: list).contentOffset(of: list, reading: offset, insets: insets)
    return isInside(whole(in: list, along: edge, at: point))
  }

  /// Whether an offset is between the edges of the list.
  private func isInside(_ whole: ScrollReading) -> Bool {
    whole.offset > whole.firstOffset - points.tolerance
      && whole.offset < whole.lastOffset + points.tolerance
  }

  /// The fraction of a refreshing control that is intended to be visible, from 0 to 1.
  private func intendedPart(of edge: RefreshEdge, in list: ListSnapshot) -> Double {
    guard list.phases.isRevealed(at: edge), let length = slots[edge]?.visibleLength, length > 0.5
    else { return 0 }
    // The control may have become lower.
    return min(length / shownHeight(at: edge, in: list), 1)
  }

  /// Whether as much of a control is visible as intended.
  private func isInSight(at edge: RefreshEdge, in list: ListSnapshot) -> Bool {
    let part = intendedPart(of: edge, in: list)
    guard part > 0 else { return true }
    let (length, pull) = (part * shownHeight(at: edge, in: list), pull(at: edge, in: list))
    return pull >= length || points.areBeside(pull, length)
  }

  /// Scrolls back a list that still shows a control after its retraction.
  private mutating func returnToRest(at edge: RefreshEdge, in list: ListSnapshot) -> ScrollCommand?
  {
    let phase = list.phases[edge]
    guard case .rest(let isCertain) = slots[edge]?.pending, list.isInWindow,
      !edge.isFar || phase != .ending
    else { return nil }
    slots[edge]?.pending = .none
    guard !list.phases.isRevealed(at: edge),
      pull(at: edge, in: list) > points.tolerance || isCertain
    else {
      return nil
    }
    return write(rest(at: edge, in: list), at: edge, motion: .none, in: list)
  }
}
