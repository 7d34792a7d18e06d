/// A buffer for Swift source in UTF-8.
struct SwiftText {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  /// The number of bytes.
  var count: Int { bytes.count }

  /// The text so far.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Adds a part of a text.
  mutating func append(_ text: Substring) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Adds a literal.
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Adds an ASCII character.
  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Adds UTF-8.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: text)
  }

  /// Adds a part of another text.
  mutating func append(_ other: SwiftText, range: Range<Int>) {
    other.bytes.withUnsafeBufferPointer {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range]))
    }
  }

  /// Adds spaces.
  mutating func indent(_ columns: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: columns))
  }
}
