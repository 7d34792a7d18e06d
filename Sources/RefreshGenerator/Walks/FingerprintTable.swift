/// Numbers of fingerprints, for searches that ask for little but whether a state is new.
///
/// Two states that share a fingerprint of 64 bits are taken for one. Of the few thousand states of
/// a control no two do, by odds of one in billions; and a search finds the same in every run.
struct FingerprintTable {
  private struct Slot {
    /// Zero where none is.
    var fingerprint: UInt64 = 0
    var number: Int32 = 0
  }

  /// The fingerprints, each at the place that its lowest bits say, or behind.
  private var slots = [Slot](repeating: Slot(), count: 1 << 12)
  private var count: Int32 = 0

  /// The number of a fingerprint: how many were asked for before it was for the first time.
  mutating func number(of fingerprint: UInt64) -> Int32 {
    if 2 * Int(count) >= slots.count { grow() }
    let index = place(of: max(fingerprint, 1))
    if slots[index].fingerprint == 0 {
      slots[index] = Slot(fingerprint: max(fingerprint, 1), number: count)
      count += 1
    }
    return slots[index].number
  }

  /// Forgets all of them, and keeps the room.
  mutating func removeAll() {
    for index in slots.indices { slots[index] = Slot() }
    count = 0
  }

  /// Where a fingerprint is, or belongs.
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
