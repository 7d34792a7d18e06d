/// A set of fingerprints, for searches that ask for little but whether a state is new.
///
/// Two states that share a fingerprint of 64 bits are taken for one. Of the few thousand states of
/// a control no two do, by odds of one in billions; and a search finds the same in every run.
struct FingerprintSet {
  /// The fingerprints, each at the place that its lowest bits say, or behind; zero where none is.
  private var slots = [UInt64](repeating: 0, count: 1 << 12)
  private var count = 0

  /// Adds a fingerprint; answers whether it was not there.
  mutating func insert(_ fingerprint: UInt64) -> Bool {
    if 2 * count >= slots.count { grow() }
    guard place(max(fingerprint, 1)) else { return false }
    count += 1
    return true
  }

  private mutating func place(_ fingerprint: UInt64) -> Bool {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: fingerprint) & mask
    while slots[index] != 0 {
      if slots[index] == fingerprint { return false }
      index = (index + 1) & mask
    }
    slots[index] = fingerprint
    return true
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: 2 * old.count)
    for fingerprint in old where fingerprint != 0 { _ = place(fingerprint) }
  }
}

/// Numbers in a row, mixed into one.
struct Fingerprint {
  /// The number.
  private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Mixes in a number.
  mutating func add(_ number: UInt64) {
    let product = (value ^ number).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    value = (product.high ^ product.low) &+ (value << 23 | value >> 41)
  }
}
