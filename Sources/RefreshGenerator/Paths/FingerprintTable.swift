/// The numbers of states by their fingerprints.
///
/// States with equal 64-bit fingerprints count as one. With a few thousand states per control, a
/// collision is extremely unlikely, and results are the same in every run.
struct FingerprintTable {
  private struct Slot {
    /// The fingerprint; zero in an empty slot.
    var fingerprint: UInt64 = 0
    var number: Int32 = 0
  }

  /// The slots of an open-addressing hash table.
  private var slots = [Slot](repeating: Slot(), count: 1 << 12)
  private var count: Int32 = 0

  /// The number of a fingerprint; a new one gets the next number.
  mutating func number(of fingerprint: UInt64) -> Int32 {
    if 2 * Int(count) >= slots.count { grow() }
    let index = place(of: max(fingerprint, 1))
    if slots[index].fingerprint == 0 {
      slots[index] = Slot(fingerprint: max(fingerprint, 1), number: count)
      count += 1
    }
    return slots[index].number
  }

  /// Removes all fingerprints, keeping the capacity.
  mutating func removeAll() {
    for index in slots.indices { slots[index] = Slot() }
    count = 0
  }

  /// The slot of a fingerprint.
  private func place(of fingerprint: UInt64) -> Int {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: fingerprint) & mask
    while slots[index].fingerprint != 0, slots[index].fingerprint != fingerprint {
      index = (index + 1) & mask
    }
    return index
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: 2 * old.count)
    for slot in old where slot.fingerprint != 0 { slots[place(of: slot.fingerprint)] = slot }
  }
}

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
