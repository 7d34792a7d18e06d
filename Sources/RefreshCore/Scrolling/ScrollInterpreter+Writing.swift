/// Deciding about writes to the list.
extension ScrollInterpreter {
  // MARK: Insets

  /// Decides how the inset that a control adds is written.
  mutating func add(
    _ inset: Double,
    at edge: RefreshEdge,
    isAnimated: Bool,
    for request: inout ScrollRequest,
    in list: ListSnapshot
  ) {
    let side = axis(of: edge, in: list).side(of: edge)
    account.change(side) { $0.request(inset, points: points) }
    // While changes are interpreted, insets are written once at the end, for all controls.
    guard isAnimated || !isBatching else { return }
    let isLower = inset < account[side].added
    // A control that only becomes lower stays in view.
    if isLower, isAnimated, inset == 0, goesBack(from: edge, in: list) {
      // The list scrolls with the animation, and then the insets are written without one. Collection views
      // invalidate their layout with each change of insets, which would be visible.
      request.motion = .none
      request.insert(.scroll)
      request.insert(.write)
    } else {
      if isLower && isAnimated { request.motion = .animated(edge) }
      request.insert(.write)
      request.insert(.place)
    }
  }

  private var isBatching: Bool {
    switch pass {
    case .comparison, .layout, .batch: true
    case .none, .writeInsets: false
    }
  }

  /// Whether the list scrolls to rest now, so that the inset need not be animated.
  private mutating func goesBack(from edge: RefreshEdge, in list: ListSnapshot) -> Bool {
    if edge.isFar {
      // If rows are inserted during the retraction, the list keeps its offset; otherwise, the list
      // scrolls back after the retraction.
      slots[edge]?.pending = .rest(isCertain: false)
      return false
    }
    guard list.isInWindow, !finger.isDown, !list.isDragging, !list.isDecelerating else {
      if case .rest(isCertain: true) = slots[edge]?.pending { return false }
      let isHidden = !list.isInWindow && (slots[edge]?.visibleLength ?? 0) > 0.5
      slots[edge]?.pending = .rest(isCertain: isHidden)
      return false
    }
    return pull(at: edge, in: list) > points.tolerance
  }

  /// The command that writes the insets; `nil` if there is nothing to write now.
  mutating func insetCommand(
    _ motion: ScrollCommand.Motion = .inherited,
    in list: ListSnapshot
  ) -> ScrollCommand? {
    // The app may have changed the insets in a callback.
    if account.see(list.contentInset, bound: &activity.bound) { invalidate() }
    let target = target(in: list)
    guard target != account.actual else { return nil }
    guard activity.bound.spendInsets() else {
      // The remaining changes are written at the next layout. A layout does not request another
      // one, because that might never end.
      if !activity.isLayoutEvent { activity.setNeedsLayout() }
      return nil
    }
    account.wrote(target)
    return .inset(target, motion)
  }

  /// Records the list after a write; returns whether insets have no effect, and are written once more.
  mutating func record(_ written: ScrollRequest.Written, in list: ListSnapshot) -> Bool {
    if list.offset != seen.offset { hasOwnMove = true }
    let isRewritten = account.see(list.contentInset, bound: &activity.bound)
    guard let target = written.target else {
      // The app may have changed the insets in a layout that the write has caused.
      if isRewritten { invalidate() }
      return false
    }
    var isIdle = false
    for side in ListSide.allCases where target[side] != written.contentInset[side] {
      let isKept = points.areSame(list.contentInset[side], target[side])
      let isWithoutEffect =
        isKept && points.areSame(list.adjustedInset[side], written.adjustedInset[side])
        && !points.areBeside(target[side], written.contentInset[side])
      if !isKept || isWithoutEffect { account.change(side) { $0.refuse() } }
      if isWithoutEffect { isIdle = true }
    }
    return isIdle
  }

  /// The insets that the list should have.
  func target(in list: ListSnapshot) -> ListInsets {
    var added = ListInsets { account[$0].wanted }
    for edge in slots.edges {
      let side = axis(of: edge, in: list).side(of: edge)
      // There is room for it meanwhile, so that the motion itself ends there.
      let awaited = added[side] > 0 ? awaitedLength(at: edge, in: list) : 0
      let wanted = max(added[side], awaited)
      added[side] = aligned(
        min(wanted, allowed(at: edge, side: side, in: list)),
        at: edge,
        in: list
      )
    }
    var target = ListInsets { account[$0].target(adding: added[$0], points: points) }
    for edge in slots.edges where isAtFarSide(at: edge, in: list) {
      let side = axis(of: edge, in: list).side(of: edge)
      let gap = mirroredGap(at: edge, in: list, before: target[Self.start(of: edge)])
      target[side] = account[side].target(adding: added[side], gap: gap, points: points)
    }
    return target
  }

  /// The visible length of a sticky control to which the list returns once its motion is over; 0 if it
  /// does not.
  func awaitedLength(at edge: RefreshEdge, in list: ListSnapshot) -> Double {
    guard !edge.isFar, slots[edge]?.check == .restore, !finger.isDown,
      behaviors[edge]?.insetWhileRefreshing == .sticky, list.phases.isRevealed(at: edge)
    else { return 0 }
    return slots[edge]?.visibleLength ?? 0
  }

  /// The added inset in a list that does not align small content at its start.
  private func aligned(_ inset: Double, at edge: RefreshEdge, in list: ListSnapshot)
    -> Double
  {
    let axis = axis(of: edge, in: list)
    guard axis.alignment(of: list) > 0, style(at: edge) == .pull else { return inset }
    let insets = insets(at: edge, in: list)
    // The inset of a footer includes the space after the content.
    let gap = (1 - axis.alignment(of: list)) * axis.space(in: list, insets: insets)
    let length = edge.isFar ? inset - gap : inset
    return inset > 0 ? axis.inset(movingBy: length, at: edge, in: list, insets: insets) : 0
  }

  /// Whether a control at the start of a list is at the right or at the bottom of the scroll view.
  private func isAtFarSide(at edge: RefreshEdge, in list: ListSnapshot) -> Bool {
    !edge.isFar && axis(of: edge, in: list).isMirrored
  }

  /// The side at which the scroll view aligns short content.
  private static func start(of edge: RefreshEdge) -> ListSide { edge.isHorizontal ? .left : .top }

  /// The gap between short content and a control that is at the far side.
  private func mirroredGap(
    at edge: RefreshEdge,
    in list: ListSnapshot,
    before inset: Double
  ) -> Double {
    guard style(at: edge) == .pull else { return 0 }
    var insets = insets(at: edge, in: list)
    let side = Self.start(of: edge)
    insets[side] += inset - account.actual[side]
    return axis(of: edge, in: list).length(in: list, insets: insets)
      - (edge.isHorizontal ? list.content.x : list.content.y)
  }

  /// The maximum added inset; during a drag, the larger of the current one and the visible part.
  ///
  /// A larger inset would change the rubber-banding under the finger.
  private func allowed(at edge: RefreshEdge, side: ListSide, in list: ListSnapshot)
    -> Double
  {
    guard finger.isDown, style(at: edge) == .pull else { return .infinity }
    let wanted = account[side].wanted
    let gap = max(0, wanted - shownHeight(at: edge, in: list))
    var added = account[side].added
    if isAtFarSide(at: edge, in: list) {
      added -= mirroredGap(at: edge, in: list, before: account.actual[Self.start(of: edge)])
    }
    return max(added, min(wanted, max(pull(at: edge, in: list), 0) + gap))
  }

  // MARK: Offsets

  /// Whether a control may scroll into view now; otherwise, the reveal waits for the finger.
  mutating func mayReveal(at edge: RefreshEdge, seconds: Double, in list: ListSnapshot)
    -> Bool
  {
    guard !finger.isDown, !activity.isLayingOut, mayWrite else {
      // The list does not move under a finger, nor in a layout.
      slots[edge]?.pending = .reveal(seconds)
      if !finger.isDown { activity.setNeedsLayout() }
      return false
    }
    // An event can scroll only one control into view. If another control was first, this one does
    // not count as visible. An inline control keeps its room, and is not scrolled back into view.
    if activity.bound.hasOffset, style(at: edge) == .pull {
      let height = shownHeight(at: edge, in: list)
      slots[edge]?.visibleLength = height
    }
    return true
  }

  /// The command that scrolls the list to rest as a control leaves; `nil` if the list gets there by itself.
  ///
  /// The scroll of a control that is removed as it shows itself has stopped the bounce, and there is no
  /// room that UIKit would take away.
  mutating func wayBack(from edge: RefreshEdge, in list: ListSnapshot) -> ScrollCommand? {
    guard !finger.isDown, !list.isDragging, !list.isDecelerating,
      pull(at: edge, in: list) > points.tolerance, activity.bound.spendReturn()
    else { return nil }
    return .offset(place(of: rest(at: edge, in: list), at: edge, in: list), .none)
  }

  /// The content offset, on a pixel, for an offset of a control.
  private func place(of offset: Double, at edge: RefreshEdge, in list: ListSnapshot) -> ListPoint {
    let axis = axis(of: edge, in: list)
    let exact = axis.contentOffset(of: list, reading: offset, insets: insets(at: edge, in: list))
    return ListPoint(x: points.pixel(exact.x), y: points.pixel(exact.y))
  }

  /// Records what the reveal of a control has left visible of the other controls.
  ///
  /// They are not scrolled back into view, and the list does not return to their edge.
  mutating func measureOthers(than edge: RefreshEdge, in list: ListSnapshot) {
    for other in slots.edges where other != edge {
      recordVisibleLength(of: other, in: list)
      if case .rest = slots[other]?.pending { slots[other]?.pending = .none }
    }
  }

  /// Whether the snapshot that is interpreted, if any, is certainly not from the middle of a layout.
  private var mayWrite: Bool {
    if case .comparison(let comparison) = pass { comparison.mayWrite } else { true }
  }

  /// The command that scrolls the list to an offset of a control; `nil` if nothing is to be written.
  @inline(never)
  mutating func write(
    _ offset: Double,
    at edge: RefreshEdge,
    motion: ScrollCommand.Motion,
    in list: ListSnapshot
  ) -> ScrollCommand? {
    guard !activity.isWriting else { return nil }
    let target = place(of: offset, at: edge, in: list)
    guard !points.areSame(target, list.offset) || list.isDecelerating, activity.bound.spendOffset()
    else {
      return nil
    }
    return .offset(target, motion)
  }

  // MARK: Views

  /// The frame of a control's view, as its origin and its size.
  package func frame(of machine: RefreshMachine, in list: ListSnapshot) -> (
    ListPoint, ListPoint
  ) {
    let edge = machine.behavior.edge
    let axis = axis(of: edge, in: list)
    let insets = insets(at: edge, in: list)
    let height = machine.behavior.height
    var place: Double
    if isOverContent(at: edge, in: list) {
      // Without room, the control lies in the viewport, beside its edge.
      let side = axis.side(of: edge)
      let isLast = edge.isFar != axis.isMirrored
      let inset = isLast ? axis.along(list.size) - insets[side] - height : insets[side]
      place = axis.along(list.offset) + inset
    } else {
      place = machine.viewStart(in: reading(at: edge, in: list))
      if !edge.isFar, machine.behavior.style != .inline {
        // The edge of the list, which the control is next to, and not that of small content.
        place -= axis.space(in: list, insets: insets) * axis.alignment(of: list)
      }
      if axis.isMirrored { place = axis.length(in: list, insets: insets) - place - height }
    }
    // In a list that scrolls in both directions, the control stays in the viewport.
    let corner =
      scrollsAcross(at: edge, in: list)
      ? ListPoint(x: list.offset.x + insets.left, y: list.offset.y + insets.top) : .zero
    guard axis.isHorizontal else {
      let width = list.size.x - insets.left - insets.right
      return (ListPoint(x: corner.x, y: place), ListPoint(x: max(width, 0), y: height))
    }
    let extent = list.size.y - insets.top - insets.bottom
    return (ListPoint(x: place, y: corner.y), ListPoint(x: height, y: max(extent, 0)))
  }

  /// Whether the view of a control moves with each scroll.
  package func followsOffset(_ behavior: RefreshBehavior, in list: ListSnapshot) -> Bool {
    behavior.style == .overlay || behavior.isPinned || scrollsAcross(at: behavior.edge, in: list)
      || slots[behavior.edge]?.isInFront == true || isOverContent(at: behavior.edge, in: list)
  }

  /// Whether a refreshing control is shown over the content, because the list refuses its inset.
  package func isOverContent(at edge: RefreshEdge, in list: ListSnapshot) -> Bool {
    guard list.phases.isRevealed(at: edge),
      account[axis(of: edge, in: list).side(of: edge)].isContested
    else { return false }
    return behaviors[edge].map { $0.style == .pull && $0.insetWhileRefreshing != .none } ?? false
  }

  /// Whether the view of a control has to be in front of the content, or no longer; `nil` if this
  /// has not changed.
  package mutating func changesOrder(of edge: RefreshEdge, in list: ListSnapshot) -> Bool? {
    let isOver = isOverContent(at: edge, in: list)
    guard let wasOver = slots[edge]?.isInFront, wasOver != isOver else { return nil }
    slots[edge]?.isInFront = isOver
    return isOver
  }

  /// Whether the list also scrolls across the axis of a control.
  private func scrollsAcross(at edge: RefreshEdge, in list: ListSnapshot) -> Bool {
    edge.isHorizontal
      ? list.content.y > list.size.y - list.adjustedInset.top - list.adjustedInset.bottom
      : list.content.x > list.size.x - list.adjustedInset.left - list.adjustedInset.right
  }
}
