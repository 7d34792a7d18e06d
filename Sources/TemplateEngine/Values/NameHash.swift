/// A number that tells names apart more quickly than their texts do; unequal names rarely share one.
struct NameHash: Sendable, Hashable {
  private let value: UInt64

  init(_ name: String) {
    var name = name
    value = name.withUTF8 { bytes in
      // The first and the last eight bytes tell nearly all names apart.
      let (first, last) = (Self.word(bytes.prefix(8)), Self.word(bytes.suffix(8)))
      let mixed = first &* 0x9E37_79B9_7F4A_7C15 ^ last &* 0xD6E8_FEB8_6659_FD93
      return mixed ^ mixed >> 32 ^ UInt64(bytes.count)
    }
  }

  private static func word(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64 {
    var word: UInt64 = 0
    for byte in bytes { word = word << 8 | UInt64(byte) }
    return word
  }
}
