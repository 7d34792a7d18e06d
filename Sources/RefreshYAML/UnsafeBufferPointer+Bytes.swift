internal import CYAML

/// Quick looks over bytes.
extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first byte at or after another that is not ASCII; `count` if there is none.
  func firstBeyondASCII(from start: Int) -> Int {
    var offset = start
    // Eight at a time: specs are ASCII but for a few titles.
    while let base = UnsafeRawPointer(baseAddress), offset + 8 <= count {
      let word = base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let high = UInt64(littleEndian: word) & 0x8080_8080_8080_8080
      if high != 0 { return offset + high.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < count, self[offset] < 0x80 { offset += 1 }
    return Swift.min(offset, count)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Gives the bytes from an offset on in words of eight, the last one filled up with spaces.
  @inline(__always)
  func forEachWord(from start: Int, _ body: (UInt64) -> Void) {
    let bytes = UnsafeRawBufferPointer(self)
    var offset = start
    while offset + 8 <= bytes.count {
      body(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var last: UInt64 = 0x2020_2020_2020_2020
    for byte in bytes[Swift.min(offset, bytes.count)...] { last = last << 8 | UInt64(byte) }
    body(last)
  }

  /// Says whether other bytes lie at an offset.
  func hasBytes(_ other: Self, at offset: Int) -> Bool {
    guard offset <= count, other.count <= count - offset else { return false }
    guard let base = baseAddress, let otherBase = other.baseAddress else { return other.isEmpty }
    return memcmp(base + offset, otherBase, other.count) == 0
  }
}
