/// The exponential function and the logarithm, in plain arithmetic.
///
/// Traces have to be identical on all platforms, but the results of C libraries differ in the last
/// bit. Basic arithmetic gives the same results everywhere. It also works in the WebAssembly module
/// of the preview page, which links no C library.
package enum Exponential {
  /// The first 32 binary digits of ln 2, few enough that the product with an exponent is exact.
  private static let ln2High: Double = 0xb17217f7p-32
  /// The rest of ln 2, so that `ln2High + ln2Low` is ln 2.
  private static let ln2Low: Double = 0xd1cf79abc9e3bp-84

  /// The value of e to the power of `x`.
  package static func exp(_ x: Double) -> Double {
    // Beyond these limits, the result is infinity or zero.
    if x > 709.79 { return .infinity }
    if x < -745.14 { return 0 }
    guard x.isFinite else { return x }
    // e^x is 2^k * e^r with r so small that the first terms of its series are enough.
    let exponent = Int(x / (ln2High + ln2Low) + (x < 0 ? -0.5 : 0.5))
    let k = Double(exponent)
    let r = (x - k * ln2High) - k * ln2Low
    var sum = 1.0
    for n in stride(from: 14.0, through: 1, by: -1) { sum = 1 + sum * r / n }
    return Double(sign: .plus, exponent: exponent, significand: sum)
  }

  /// The natural logarithm of `x`: negative infinity if `x` is zero, NaN if `x` is negative.
  package static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x.isFinite else { return x }
    var exponent = Double(x.exponent)
    var m = x.significand
    // The series below converges fastest if `m` is near 1.
    if m > 1.4142135623730951 {
      m /= 2
      exponent += 1
    }
    // ln m is 2 artanh s.
    let s = (m - 1) / (m + 1)
    var sum = 0.0
    for n in stride(from: 25.0, through: 1, by: -2) { sum = sum * s * s + 1 / n }
    return (2 * s * sum + exponent * ln2Low) + exponent * ln2High
  }
}
