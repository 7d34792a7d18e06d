/// A number that tells names apart more quickly than their texts do; unequal names rarely share one.
struct NameHash: Sendable, Hashable {
  private let value: UInt64

  init(_ name: String) {
    value = name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
