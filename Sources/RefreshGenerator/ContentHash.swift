/// A 64-bit hash of a text, by which edits of generated files are recognized.
///
/// The hash detects accidental changes, not deliberate collisions. Carriage returns do not count, so
/// that a checkout with the line endings of Windows has the same hash.
package struct ContentHash: Sendable, Hashable {
  private let value: UInt64

  /// The hash of a text in UTF-8: FNV-1a.
  package init(of text: some Sequence<UInt8>) {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text where byte != UInt8(ascii: "\r") {
      value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    self.value = value
  }

  /// Creates a hash from its 16 digits; `nil` for any other text.
  init?(digits: Substring) {
    guard let value = UInt64(digits, radix: 16) else { return nil }
    self.value = value
    guard text == digits else { return nil }
  }

  /// The hash as 16 hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
