/// Parsing of the numbers in a gesture, which are plain decimals.
enum GestureNumber {
  /// The maximum length of a number.
  private static let longest = 40

  /// A number of points, such as `-120` or `0.5`.
  static func points(_ text: some StringProtocol) -> Double? {
    let digits = text.first == "-" || text.first == "+" ? text.dropFirst() : text[...]
    let isPlain = digits.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    // `Double` also accepts texts such as `inf` and `1e3`, which are not part of the notation.
    guard isPlain, text.utf8.count <= longest else { return nil }
    return Double(text)
  }

  /// A time of at least 0, such as `0.3s`, `300ms` or `0.3`, rounded to microseconds.
  static func seconds(_ text: String) -> Double? {
    let (digits, perSecond) =
      if text.hasSuffix("ms") {
        (text.dropLast(2), 1000.0)
      } else if text.hasSuffix("s") {
        (text.dropLast(), 1.0)
      } else {
        (text[...], 1.0)
      }
    guard let number = points(digits), number >= 0 else { return nil }
    // A trace can represent whole microseconds exactly, with six digits after the point.
    return (number / perSecond * 1e6).rounded() / 1e6
  }
}
