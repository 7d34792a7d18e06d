/// How places along the pull compare.
///
/// Offsets are sums, and those of most decimal fractions are a little off: with 20.1 points of an
/// inset of 64 ignored, a list that is pulled by 54 points stands at 54.000000000000014. Places that
/// lie no more than a millionth of a point apart are therefore one place. Everything that decides by
/// a place compares by these functions, so that devices, tests and proofs agree.
extension Double {
  /// The distance within which two places are one, in points.
  @inlinable
  static var placeTolerance: Double { 1e-6 }

  /// Whether this place lies farther than another one.
  @inlinable
  package func isBeyond(_ place: Double) -> Bool {
    self > place + Self.placeTolerance
  }

  /// Whether this place is another one, or lies farther.
  @inlinable
  package func reaches(_ place: Double) -> Bool {
    self >= place - Self.placeTolerance
  }
}
