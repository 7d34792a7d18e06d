/// JSON in the making, in UTF-8.
struct JSONText {
  private var bytes: [UInt8] = []

  /// The text so far.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds text that is written in our own source.
  static func += (text: inout JSONText, part: StaticString) {
    part.withUTF8Buffer { text.bytes.append(contentsOf: $0) }
  }

  /// Adds text.
  mutating func append(_ part: String) {
    var part = part
    part.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Adds a scalar.
  mutating func append(_ scalar: Unicode.Scalar) {
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// Adds two spaces a level.
  mutating func indent(_ level: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * level))
  }
}
