package import RefreshCore

/// The scroll positions by which a control decides, for searches that have to try all of them.
extension RefreshBehavior {
  /// The pulls at which the control may decide differently, in points and in ascending order.
  package var boundaries: [Double] {
    let levels = secondLevel.map { [$0.distance, $0.closingPull] } ?? []
    return ([0, threshold] + levels).ordered
  }

  /// A pull in each of the intervals that the boundaries separate, in ascending order.
  package var pullsBetweenBoundaries: [Double] {
    let boundaries = boundaries
    return [boundaries[0] - 1] + zip(boundaries, boundaries.dropFirst()).map { ($0 + $1) / 2 }
      + [boundaries[boundaries.count - 1] + 1]
  }

  /// The boundaries, the pulls at `step` points from them, and the pulls of a control in full view.
  package func pulls(aroundBoundaries step: Double) -> [Double] {
    let around = boundaries.flatMap { [$0 - step, $0, $0 + step] }
    return (around + [height] + (secondLevel.map { [$0.height] } ?? [])).ordered
  }

  /// The results of comparing a scroll position with the distances of the behavior, one bit each.
  ///
  /// The machine and the invariants of proofs make no other comparisons, so a search need not
  /// distinguish positions with equal results.
  package func comparisons(at reading: ScrollReading) -> UInt64 {
    let pull = pull(in: reading)
    let (start, end) = (reading.firstOffset, reading.lastOffset)
    let word = Self.bits(of: [
      pull.isBeyond(0), pull.reaches(0), pull.isAtEdge, pull.reaches(height),
      pull.isBeyond(height), isPast(pull, wasPast: false), isPast(pull, wasPast: true),
      isReached(in: reading), fits(in: reading),
      reading.offset.reaches(start), start.reaches(reading.offset),
      reading.offset.reaches(end), end.reaches(reading.offset),
    ])
    let begins = trigger.beginsAtEdge && beginsAtEdge(reading.offset, in: reading)
    guard let secondLevel else { return word << 1 | (begins ? 1 : 0) }
    let levels = Self.bits(of: [
      begins,
      isPastSecondLevel(pull, wasPast: false), isPastSecondLevel(pull, wasPast: true),
      secondLevel.closingPull.reaches(pull),
    ])
    return word << 4 | levels
  }

  private static func bits(of answers: [Bool]) -> UInt64 {
    answers.reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
  }
}

extension [Double] {
  /// The distinct numbers in ascending order.
  package var ordered: [Double] {
    sorted().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
