/// Swift source in the making, in UTF-8.
struct SwiftText {
  private var bytes: [UInt8] = []

  /// How many bytes there are.
  var count: Int { bytes.count }

  /// The text so far.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds text.
  mutating func append(_ texts: String...) {
    for text in texts { bytes.append(contentsOf: text.utf8) }
  }

  /// Adds text.
  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Adds another text.
  mutating func append(_ other: SwiftText) {
    bytes.append(contentsOf: other.bytes)
  }

  /// Adds a part of another text.
  mutating func append(_ other: SwiftText, _ range: Range<Int>) {
    bytes.append(contentsOf: other.bytes[range])
  }
}
