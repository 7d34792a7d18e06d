/// What occurs among the bytes of a file, found eight bytes at a time.
struct ByteSummary {
  /// Says whether there are bytes beyond ASCII.
  let hasWide: Bool

  /// Says whether there are control characters other than tab and line feed.
  let hasControls: Bool

  /// Says whether there is a `%`.
  let hasPercentSigns: Bool

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    var wide: UInt64 = 0
    var controls: UInt64 = 0
    var percents: UInt64 = 0
    // In each word, a byte's highest bit says whether the byte is what is looked for.
    bytes.forEachWord(from: start) { word in
      let low = word & 0x7F7F_7F7F_7F7F_7F7F
      let isPrintable = low &+ 0x6060_6060_6060_6060
      let isControl = ~isPrintable & differs(low, 0x0A) & differs(low, 0x09)
      wide |= word
      controls |= (isControl | ~differs(low, 0x7F)) & ~word
      percents |= ~differs(low, 0x25) & ~word
    }
    let highest: UInt64 = 0x8080_8080_8080_8080
    hasWide = wide & highest != 0
    hasControls = controls & highest != 0
    hasPercentSigns = percents & highest != 0
  }

  /// Says whether an ASCII byte is a control character other than tab and line feed.
  static func isControl(_ byte: UInt8) -> Bool {
    (byte < 0x20 && byte != 0x0A && byte != 0x09) || byte == 0x7F
  }
}

/// A word in which the highest bit of each byte says whether the byte, below 0x80, is another one.
@inline(__always)
private func differs(_ word: UInt64, _ byte: UInt64) -> UInt64 {
  (word ^ (byte &* 0x0101_0101_0101_0101)) &+ 0x7F7F_7F7F_7F7F_7F7F
}
