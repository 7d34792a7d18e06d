/// Comparison of positions along the pull, with a tolerance.
///
/// Offsets are sums with rounding errors. For example, if a control ignores 20.1 of 64 points of an
/// inset, a pull of 54 points is computed as 54.00000000000001. Positions that differ by at most a
/// millionth of a point therefore count as equal. All comparisons of a position with a distance or
/// an edge use these functions, so devices, tests and proofs give the same results. The direction
/// of a scroll needs no tolerance: both of its offsets are read from the scroll view.
extension Double {
  /// The distance up to which two positions count as equal, in points.
  static var placeTolerance: Double { 1e-6 }

  /// Whether a list at this pull counts as at its edge: it is less than half a point away.
  package var isAtEdge: Bool { abs(self) < 0.5 }

  /// Whether this position is beyond another one by more than the tolerance.
  package func isBeyond(_ place: Double) -> Bool {
    self > place + Self.placeTolerance
  }

  /// Whether this position is at or beyond another one, within the tolerance.
  package func reaches(_ place: Double) -> Bool {
    self >= place - Self.placeTolerance
  }
}
