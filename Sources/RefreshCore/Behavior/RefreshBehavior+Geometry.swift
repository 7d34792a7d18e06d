/// The geometry of a control, measured along the pull.
///
/// Distances are measured from the offset at which the list rests at the control's edge. The insets
/// in a `ScrollReading` are the app's only, so the inset that the control adds does not move its
/// own threshold.
extension RefreshBehavior {
  /// The points that a background goes on beyond the outer edge: more than a list can be pulled.
  package var backgroundReach: Double { style == .pull ? 2000 : 0 }

  /// The offset at which the list rests at the control's edge.
  package func rest(in reading: ScrollReading) -> Double {
    edge.rest(in: reading)
  }

  /// The pull past the control's edge, in points; negative while the list has not reached the edge.
  package func pull(in reading: ScrollReading) -> Double {
    edge.pull(in: reading)
  }

  /// Whether the control is of the most common kind, whose scrolls need little work.
  ///
  /// Such a control is at the start of the content and has a `release` trigger for any drag, with a
  /// distance in points, and no second level.
  /// `RefreshMachine.scroll` has a fast path for it.
  var isOrdinary: Bool {
    !edge.isFar && trigger.when == .release && !trigger.beginsAtEdge && !trigger.hasShares
      && secondLevel == nil
  }

  /// The value of `pull(in:)` if `isOrdinary` is true.
  func ordinaryPull(in reading: ScrollReading) -> Double {
    -reading.start - reading.offset
  }

  /// Whether the control is out of the layout because the list has no content, or too little.
  ///
  /// A refresh that is already running continues without being shown, because it may load content.
  package func hides(in reading: ScrollReading) -> Bool {
    guard hidesWhenEmpty || hidesWhenShort, edge.isFar else { return false }
    return reading.content <= 0 || hidesWhenShort && fits(in: reading)
  }

  /// Whether a part of the control is in view while it is revealed.
  func isInView(in reading: ScrollReading) -> Bool {
    !hides(in: reading) && (style == .overlay || pull(in: reading).isBeyond(0))
  }

  /// The offset at which the control is fully visible.
  package func revealOffset(in reading: ScrollReading) -> Double {
    edge.offset(atPull: height, from: rest(in: reading))
  }

  /// The height of the second level while the level is open; otherwise, the height of the control.
  package func shownHeight(in phase: RefreshPhase) -> Double {
    phase == .secondLevel ? secondLevel?.height ?? height : height
  }

  /// The offset at which the control or its open second level is fully visible.
  package func revealOffset(in reading: ScrollReading, phase: RefreshPhase) -> Double {
    // The room of an inline footer first takes up the space after short content.
    guard style != .inline || !edge.isFar else {
      return max(reading.endOffset + height, reading.firstOffset)
    }
    return edge.offset(atPull: shownHeight(in: phase), from: rest(in: reading))
  }

  /// Whether the pull keeps the control armed for what a release would do in an armed `phase`.
  package func staysArmed(in reading: ScrollReading, phase: RefreshPhase) -> Bool {
    let (pull, behavior) = (pull(in: reading), sized(for: reading.viewport))
    return phase == .secondLevelArmed
      ? behavior.isPastSecondLevel(pull, wasPast: true) : behavior.isPast(pull, wasPast: true)
  }

  /// The behavior with the distances of a viewport in place of shares.
  package func sized(for viewport: Double) -> RefreshBehavior {
    var behavior = self
    behavior.trigger.convertShares(viewport: viewport)
    return behavior
  }

  /// The behavior with distances in points in place of percentages of a viewport.
  package func inPoints(of viewport: Double) -> RefreshBehavior {
    var behavior = sized(for: viewport)
    behavior.trigger = behavior.trigger.inPoints
    return behavior
  }

  /// The inset that the control adds at its edge while it refreshes.
  func refreshingInset(in reading: ScrollReading) -> Double {
    // If the content is shorter than the viewport, a footer sits at the end of the viewport. Its
    // inset then includes the gap between the content and the footer.
    let gap = edge.isFar ? reading.lastOffset - reading.endOffset : 0
    switch insetWhileRefreshing {
    case .none: return 0
    case .fixed: return height + gap
    case .sticky: return min(max(pull(in: reading), 0), height) + gap
    }
  }

  /// Whether `pull` is past the trigger distance.
  ///
  /// `wasPast` matters only for the comparison `latching`: a pull that was past the distance, and
  /// goes back to exactly the distance, still counts as past it.
  package func isPast(_ pull: Double, wasPast: Bool) -> Bool {
    isPast(trigger.distance.points, pull: pull, wasPast: wasPast)
  }

  /// Whether `pull` is past the distance of the second level, compared like the trigger distance.
  package func isPastSecondLevel(_ pull: Double, wasPast: Bool) -> Bool {
    guard let secondLevel else { return false }
    return isPast(secondLevel.distance, pull: pull, wasPast: wasPast)
  }

  @inline(__always)
  func isPast(_ distance: Double, pull: Double, wasPast: Bool) -> Bool {
    switch trigger.comparison {
    case .above: pull.isBeyond(distance)
    case .atLeast: pull.reaches(distance)
    case .latching: wasPast ? pull.reaches(distance) : pull.isBeyond(distance)
    }
  }

  /// Whether the list has scrolled far enough for a `reach` trigger.
  package func isReached(in reading: ScrollReading) -> Bool {
    // `preload` may exceed the length of the content, but neither a pull past the opposite edge
    // triggers, nor its end, which takes the list back to that edge.
    guard !isAtOppositeEdge(in: reading) else { return false }
    let pull = pull(in: reading)
    return trigger.comparison == .above
      ? pull.isBeyond(reachThreshold) : pull.reaches(reachThreshold)
  }

  /// Whether the list is pulled past the opposite edge.
  func isPulledAtOppositeEdge(in reading: ScrollReading) -> Bool {
    edge.isFar
      ? reading.firstOffset.isBeyond(reading.offset) : reading.offset.isBeyond(reading.lastOffset)
  }

  /// Whether the list rests at the opposite edge, or is pulled past it.
  package func isAtOppositeEdge(in reading: ScrollReading) -> Bool {
    edge.isFar
      ? reading.firstOffset.reaches(reading.offset) : reading.offset.reaches(reading.lastOffset)
  }

  /// Whether a drag from an offset begins at the edge; with `preload`, this far before it.
  package func beginsAtEdge(_ offset: Double, in reading: ScrollReading) -> Bool {
    var start = reading
    start.offset = offset
    return pull(in: start).reaches(trigger.when == .reach ? min(reachThreshold, 0) : 0)
  }

  /// The pull that a `reach` trigger needs, in points; negative for a point before the edge.
  package var reachThreshold: Double {
    height * trigger.visibleFraction - trigger.preload.points
  }

  /// The pull that the trigger needs, in points.
  package var threshold: Double {
    trigger.when == .reach ? reachThreshold : trigger.distance.points
  }

  /// Whether the content and the inset before it fit into the viewport.
  package func fits(in reading: ScrollReading) -> Bool {
    reading.viewport.reaches(reading.start + reading.content)
  }
}
