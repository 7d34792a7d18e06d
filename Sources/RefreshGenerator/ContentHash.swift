/// What tells one content of a file from another.
///
/// It guards against slips, not against people who want to deceive: a hash of 64 bits (FNV-1a) is
/// enough to see that a file was edited.
package struct ContentHash: Sendable, Hashable {
  private let value: UInt64

  /// The hash of some bytes.
  package init(of bytes: some Sequence<UInt8>) {
    value = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// The hash that a manifest holds.
  package init?(_ text: String) {
    guard text.utf8.count == 16, let value = UInt64(text, radix: 16) else { return nil }
    self.value = value
  }

  /// The hash as a manifest holds it.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
