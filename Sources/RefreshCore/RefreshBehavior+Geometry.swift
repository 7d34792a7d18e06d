/// Where a control's edge lies, measured along the pull.
///
/// Everything counts from the offset at which the list rests at that edge. `start` and `end` are
/// the app's insets, so what the control itself adds never moves its own threshold.
extension RefreshBehavior {
  /// The offset at which the list rests at the control's edge.
  public func rest(in reading: ScrollReading) -> Double {
    let top = -reading.start
    guard edge.isFar else { return top + overlap(with: reading.start) }
    return max(farEnd(in: reading), top)
  }

  /// How far the list is pulled past the control's edge; negative while it is scrolled away.
  public func pull(in reading: ScrollReading) -> Double {
    edge.isFar ? reading.offset - rest(in: reading) : rest(in: reading) - reading.offset
  }

  /// Whether it starts once it is let go, before the content, with no part of the inset ignored: what
  /// a scroll means to such a control is told at once.
  var isOrdinary: Bool {
    !edge.isFar && ignoredInset == 0 && trigger.kind == .release
  }

  /// What `pull(in:)` is for an ordinary behaviour.
  @inlinable
  func ordinaryPull(in reading: ScrollReading) -> Double {
    -reading.start - reading.offset
  }

  /// The offset at which the control stands fully in sight.
  public func revealOffset(in reading: ScrollReading) -> Double {
    edge.isFar ? rest(in: reading) + height : rest(in: reading) - height
  }

  /// What the control adds to the inset of its edge while it refreshes.
  func refreshingInset(in reading: ScrollReading) -> Double {
    // Content that is shorter than the viewport ends above the edge; without the gap in between,
    // a footer could not stand below it.
    let gap = edge.isFar ? rest(in: reading) - farEnd(in: reading) : 0
    switch inset {
    case .none: return 0
    case .fixed: return height + gap
    case .sticky: return min(max(pull(in: reading), 0), height) + gap
    }
  }

  /// Whether `pull` is past the distance, given whether it was so before.
  @inlinable
  package func isPast(_ pull: Double, wasPast: Bool) -> Bool {
    switch trigger.comparison {
    case .exclusive: pull.isBeyond(trigger.distance)
    case .inclusive: pull.reaches(trigger.distance)
    case .latching:
      wasPast ? pull.reaches(trigger.distance) : pull.isBeyond(trigger.distance)
    }
  }

  /// Whether enough of the control is in sight for a `reach` trigger.
  package func isReached(in reading: ScrollReading) -> Bool {
    // A preload may reach over all of the content, but not beyond it: a pull at the other edge is
    // never meant for this one.
    let top = -reading.start
    let isBeyondOther =
      edge.isFar
      ? top.isBeyond(reading.offset)
      : reading.offset.isBeyond(max(reading.content - reading.viewport + reading.end, top))
    guard !isBeyondOther else { return false }
    let pull = pull(in: reading)
    return trigger.comparison == .exclusive
      ? pull.isBeyond(reachThreshold) : pull.reaches(reachThreshold)
  }

  /// How far the list has to be pulled for a `reach` trigger; negative where that is ahead of the edge.
  package var reachThreshold: Double {
    height * trigger.visible - trigger.preload
  }

  /// How far the list has to be pulled for its trigger, of whatever kind.
  package var threshold: Double {
    trigger.kind == .reach ? reachThreshold : trigger.distance
  }

  /// Whether the content fits between the inset before it and the viewport's end.
  package func fits(_ reading: ScrollReading) -> Bool {
    reading.viewport.reaches(reading.start + reading.content)
  }

  private func farEnd(in reading: ScrollReading) -> Double {
    reading.content - reading.viewport + reading.end - overlap(with: reading.end)
  }

  private func overlap(with inset: Double) -> Double {
    min(ignoredInset, max(inset, 0))
  }
}
