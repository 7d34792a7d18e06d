/// Numbers in SVG images.
enum SVG {
  /// A number with at most two fraction digits.
  static func number(_ value: Double) -> String { DecimalText.of(value, digits: 2) }
}

/// Locale-independent decimal numbers.
enum DecimalText {
  /// A number with at most `digits` fraction digits and no trailing zeros.
  static func of(_ value: Double, digits: Int) -> String {
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    let scaled = (value * Double(scale)).rounded()
    guard abs(scaled) < 1e15 else { return "0" }
    let (integer, rest) = Int(scaled).magnitude.quotientAndRemainder(dividingBy: UInt(scale))
    let sign = scaled < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(integer)" }
    let fraction = String(rest)
    var padded = String(repeating: "0", count: digits - fraction.count) + fraction
    while padded.last == "0" { padded.removeLast() }
    return "\(sign)\(integer).\(padded)"
  }
}
