/// A hash of a sequence of numbers.
struct Fingerprint {
  /// The hash.
  private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Adds a number.
  mutating func add(_ number: UInt64) {
    let product = (value ^ number).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    value = (product.high ^ product.low) &+ (value << 23 | value >> 41)
  }
}
