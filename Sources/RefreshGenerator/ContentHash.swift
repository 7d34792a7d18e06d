/// A 64-bit hash of the content of a file.
///
/// The hash detects accidental changes, not deliberate collisions. It processes 16 bytes at a time,
/// so that hashing a file takes less time than reading it.
package struct ContentHash: Sendable, Hashable {
  let value: UInt64

  /// The hash of some bytes.
  package init(of bytes: [UInt8]) {
    value = bytes.withUnsafeBytes(Self.hash)
  }

  /// Creates a hash from its text in a manifest.
  package init?(_ text: String) {
    self.init(digits: text.utf8)
  }

  /// Creates a hash from its digits in ASCII.
  init?(digits: some Collection<UInt8>) {
    guard digits.count == 16 else { return nil }
    var value: UInt64 = 0
    for byte in digits {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt64(byte & 0xF)
      case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
        value = value << 4 | UInt64(byte & 0xF + 9)
      default: return nil
      }
    }
    self.value = value
  }

  /// The text of the hash in a manifest.
  package var text: String {
    String(unsafeUninitializedCapacity: 16) { buffer in
      for index in 0..<16 {
        let digit = UInt8(truncatingIfNeeded: value >> UInt64(60 - 4 * index)) & 0xF
        buffer[index] = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
      }
      return 16
    }
  }

  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    // Odd constants with random bits. Changing them changes the format of manifests.
    let (first, second): (UInt64, UInt64) = (0x9E37_79B9_7F4A_7C15, 0xD6E8_FEB8_6659_FD93)
    var hash = mix(UInt64(bytes.count) ^ first, second)
    var offset = 0
    while offset + 16 <= bytes.count {
      hash = mix(word(bytes, offset) ^ first, word(bytes, offset + 8) ^ hash) ^ hash
      offset += 16
    }
    // The remaining bytes are padded with zeros; the hash already contains the number of bytes.
    var rest: (UInt64, UInt64) = (0, 0)
    withUnsafeMutableBytes(of: &rest) { $0.copyMemory(from: .init(rebasing: bytes[offset...])) }
    let (low, high) = (UInt64(littleEndian: rest.0), UInt64(littleEndian: rest.1))
    hash = mix(low ^ first, high ^ hash) ^ hash
    return mix(hash ^ second, first)
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The exclusive or of both halves of a 128-bit product.
  private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}
