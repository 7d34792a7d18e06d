/// Whole numbers without `rounded()`, which needs a function of the C library that an app without
/// Foundation does not link.
extension Double {
  /// The nearest whole number; halves are rounded away from zero.
  package var nearestWhole: Double {
    // Larger numbers are whole.
    guard abs(self) < 0x1p52 else { return self }
    return self < 0 ? -Double(Int64(0.5 - self)) : Double(Int64(self + 0.5))
  }

  /// The largest whole number that is not above.
  var wholeBelow: Double {
    guard abs(self) < 0x1p52 else { return self }
    let towardZero = Double(Int64(self))
    return towardZero > self ? towardZero - 1 : towardZero
  }
}
