/// A set of numbers, with less to do than one for anything.
struct KeySet {
  /// The numbers, each at the place that its hash says or behind it; 0 is no number.
  private var slots = [UInt64](repeating: 0, count: 1 << 12)
  private var count = 0

  /// Puts a number into the set; answers whether it is new there.
  mutating func insert(_ number: UInt64) -> Bool {
    if count * 2 >= slots.count { grow() }
    // The keys of states use fewer than 64 bits, so all of them are left with one added.
    guard place(number &+ 1) else { return false }
    count += 1
    return true
  }

  private mutating func place(_ number: UInt64) -> Bool {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: Self.hash(number)) & mask
    while slots[index] != 0 {
      if slots[index] == number { return false }
      index = (index + 1) & mask
    }
    slots[index] = number
    return true
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 2)
    for number in old where number != 0 { _ = place(number) }
  }

  private static func hash(_ number: UInt64) -> UInt64 {
    let mixed = (number ^ (number >> 31)) &* 0x9E37_79B9_7F4A_7C15
    return mixed ^ (mixed >> 29)
  }
}
