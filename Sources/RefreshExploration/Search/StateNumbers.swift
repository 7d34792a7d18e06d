/// The numbers of states, by their keys; states are numbered in the order in which they are found.
///
/// A custom hash table: lookups in a `Dictionary` would take up a fifth of the search time.
struct StateNumbers: Sendable {
  private struct Slot {
    var key: UInt64
    /// The number; negative in an empty slot.
    var number: Int32
  }

  /// The slots of an open-addressing hash table.
  private var slots = [Slot](repeating: Slot(key: 0, number: -1), count: 1 << 12)
  /// The number of states.
  private(set) var count = 0

  /// The number of a key; a new key gets the next number.
  mutating func number(of key: UInt64) -> Int {
    if count * 2 >= slots.count { grow() }
    let index = place(of: key)
    if slots[index].number < 0 {
      slots[index] = Slot(key: key, number: Int32(count))
      count += 1
    }
    return Int(slots[index].number)
  }

  /// The number of a key, if the key is known.
  func knownNumber(of key: UInt64) -> Int? {
    let number = slots[place(of: key)].number
    return number < 0 ? nil : Int(number)
  }

  /// Removes all states, keeping the capacity.
  mutating func removeAll() {
    for index in slots.indices { slots[index].number = -1 }
    count = 0
  }

  private func place(of key: UInt64) -> Int {
    let mask = slots.count - 1
    let mixed = (key ^ (key >> 31)) &* 0x9E37_79B9_7F4A_7C15
    var index = Int(truncatingIfNeeded: mixed ^ (mixed >> 29)) & mask
    while slots[index].number >= 0, slots[index].key != key { index = (index + 1) & mask }
    return index
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(key: 0, number: -1), count: old.count * 2)
    for slot in old where slot.number >= 0 { slots[place(of: slot.key)] = slot }
  }
}
