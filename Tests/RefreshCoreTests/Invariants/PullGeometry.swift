import RefreshCore

/// The pull of a list, measured without the geometry of the machine.
struct PullGeometry: Sendable {
  let reading: ScrollReading
  /// How far the list is pulled past the control's edge.
  let pull: Double
  /// What lies between the end of short content and the edge.
  let gap: Double
  /// Whether the list is pulled past the edge on the other side.
  let isBeyondOpposite: Bool
  /// Whether the list rests at the edge on the other side, or is pulled past it.
  let isAtOpposite: Bool
  /// Whether the content fits into the viewport.
  let fits: Bool
  /// Whether the list has too little content for a footer.
  let isEmpty: Bool

  init(_ reading: ScrollReading, _ behavior: RefreshBehavior) {
    self.reading = reading
    let isFooter = behavior.edge == .bottom || behavior.edge == .trailing
    let near = -reading.start
    let far = reading.content - reading.viewport + reading.end
    fits = reading.content - near <= reading.viewport
    let isLittle = reading.content == 0 || behavior.hidesWhenShort && fits
    isEmpty = isFooter && isLittle && (behavior.hidesWhenEmpty || behavior.hidesWhenShort)
    switch behavior.edge {
    case .top, .leading:
      pull = near - reading.offset
      gap = 0
      isBeyondOpposite = reading.offset > max(far, near)
      isAtOpposite = reading.offset >= max(far, near)
    case .bottom, .trailing:
      pull = reading.offset - max(far, near)
      gap = max(far, near) - far
      isBeyondOpposite = reading.offset < near
      isAtOpposite = reading.offset <= near
    }
  }

  /// Whether the pull is past the distance.
  func isPast(_ trigger: RefreshTrigger, wasPast: Bool) -> Bool {
    let distance = points(trigger.distance)
    guard pull == distance else { return pull > distance }
    switch trigger.comparison {
    case .above: return false
    case .atLeast: return true
    case .latching: return wasPast
    }
  }

  /// A distance in points, which may be stated as a fraction of the screen.
  private func points(_ distance: RefreshDistance) -> Double {
    distance.share.map { $0 * reading.viewport } ?? distance.points
  }

  /// Whether the pull is past the distance of the second level, if there is one.
  func isPastSecondLevel(of behavior: RefreshBehavior, wasPast: Bool) -> Bool {
    guard let level = behavior.secondLevel else { return false }
    var trigger = behavior.trigger
    trigger.distance = .points(level.distance)
    return isPast(trigger, wasPast: wasPast)
  }

  /// Whether as much of the control is visible as `reach` requires.
  func isReached(_ behavior: RefreshBehavior) -> Bool {
    let preload = points(behavior.trigger.preload)
    let threshold = behavior.height * behavior.trigger.visibleFraction - preload
    return behavior.trigger.comparison == .above ? pull > threshold : pull >= threshold
  }
}

/// A finger on the list.
struct WatchedDrag: Sendable {
  var hasFinger = false
  /// Where the list was at the last scroll.
  var lastOffset: Double
  /// Whether the last scroll went toward the control.
  var isOutward = false
  /// How many refreshes this drag has started.
  var fired = 0
  /// Whether this drag was held past the distance while a refresh ended.
  var isHeldThrough = false
  /// Whether this drag has pulled the list at the other edge.
  var hasPulledOpposite = false
  /// Whether this drag, or the last one, began where the control does not want it to.
  var isElsewhere: Bool
  /// Whether this drag, or the last one, began before the second level was opened.
  var isOlderThanLevel = false

  init(lastOffset: Double, _ behavior: RefreshBehavior) {
    self.lastOffset = lastOffset
    isElsewhere = behavior.trigger.beginsAtEdge
  }

  /// Takes in a change of the offset that is not a scroll.
  mutating func displaced(_ geometry: PullGeometry) {
    lastOffset = geometry.reading.offset
    isOutward = false
    if !geometry.reading.isDragging { hasFinger = false }
  }

  mutating func scrolled(_ geometry: PullGeometry, _ behavior: RefreshBehavior, isHidden: Bool) {
    let moved = geometry.reading.offset - lastOffset
    if geometry.reading.isDragging && !hasFinger {
      hasPulledOpposite = false
      // The pull before the drag: that after its first move, less the move.
      let before = geometry.pull - (behavior.edge.isFar ? moved : -moved)
      let trigger = behavior.trigger
      let ahead =
        trigger.when == .reach
        ? trigger.preload.points - behavior.height * trigger.visibleFraction : 0
      isElsewhere = trigger.beginsAtEdge && before < -max(ahead, 0)
    }
    if geometry.reading.isDragging && !isHidden && geometry.isBeyondOpposite {
      hasPulledOpposite = true
    }
    isOutward = behavior.edge.isFar ? moved > 0 : moved < 0
    lastOffset = geometry.reading.offset
    if geometry.reading.isDragging && !hasFinger {
      fired = 0
      isHeldThrough = false
      isOlderThanLevel = false
    }
    hasFinger = geometry.reading.isDragging
    if !isHidden && !geometry.isPast(behavior.trigger, wasPast: false) { isHeldThrough = false }
  }
}
