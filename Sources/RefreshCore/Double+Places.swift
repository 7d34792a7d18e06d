/// Comparison of positions along the pull, with a tolerance.
///
/// Offsets are sums with rounding errors: with 20.1 points of an inset of 64 ignored, a list that
/// is pulled by 54 points is at 54.000000000000014. Positions that differ by at most a millionth of
/// a point therefore count as equal. All comparisons of positions use these functions, so that
/// devices, tests and proofs agree.
extension Double {
  /// The distance up to which two positions count as equal, in points.
  @inlinable
  static var placeTolerance: Double { 1e-6 }

  /// Whether this position is farther than another one.
  @inlinable
  package func isBeyond(_ place: Double) -> Bool {
    self > place + Self.placeTolerance
  }

  /// Whether this position is equal to another one or farther.
  @inlinable
  package func reaches(_ place: Double) -> Bool {
    self >= place - Self.placeTolerance
  }
}
