/// The numbers of states by their keys, in the order in which the states were found.
///
/// A search asks for little but whether a state is new, so that a dictionary of the standard library
/// would take a fifth of its time.
struct StateNumbers: Sendable {
  private struct Slot {
    var key: UInt64
    /// Negative where none is.
    var number: Int32
  }

  /// Each key at the place that its hash says or behind it.
  private var slots = [Slot](repeating: Slot(key: 0, number: -1), count: 1 << 12)
  /// How many states there are.
  private(set) var count = 0

  /// The number of a key: how many others were asked for before it was for the first time.
  mutating func number(of key: UInt64) -> Int {
    if count * 2 >= slots.count { grow() }
    let index = place(of: key)
    if slots[index].number < 0 {
      slots[index] = Slot(key: key, number: Int32(count))
      count += 1
    }
    return Int(slots[index].number)
  }

  /// The number of a key, if it has one.
  func knownNumber(of key: UInt64) -> Int? {
    let number = slots[place(of: key)].number
    return number < 0 ? nil : Int(number)
  }

  /// Forgets all states, and keeps the room.
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
