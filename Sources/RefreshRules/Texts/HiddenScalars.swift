import RefreshDiagnostics

/// Invisible characters that no writing system or emoji in the text needs.
enum HiddenScalars {
  /// Whether a text may contain invisible characters; a quick check that excludes most texts.
  static func mayBe(in text: String) -> Bool {
    !(text.utf8.withContiguousStorageIfAvailable(areCommon) ?? false)
  }

  /// Whether all bytes belong to common visible characters; `false` in case of doubt.
  private static func areCommon(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch bytes[index] {
      case 0x20..<0x7F: index += 1
      // Latin, Greek, Cyrillic, Hebrew, and Arabic without its direction marks.
      case 0xC3..<0xD8, 0xD9, 0xDA: index += 2
      case 0xC2 where next >= 0xAE: index += 2
      case 0xD8 where next >= 0xA0: index += 2
      // From U+2010 to U+2027: dashes, quotation marks, the ellipsis.
      case 0xE2
      where next == 0x80 && index + 2 < bytes.count
        && (0x90..<0xA8).contains(bytes[index + 2]):
        index += 3
      // Japanese and Chinese, without the invisible Hangul filler between them.
      case 0xE3 where (0x81..<0x85).contains(next): index += 3
      case 0xE4..<0xEA: index += 3
      default: return false
      }
    }
    return true
  }

  /// The invisible characters of a text, in order.
  static func all(in text: String) -> [Unicode.Scalar] {
    let scalars = Array(text.unicodeScalars)
    let isRightToLeft = scalars.contains(where: isRightToLeft)
    let hasPairs = hasPairedIsolates(scalars)
    return scalars.indices.compactMap { index in
      let scalar = scalars[index]
      switch scalar {
      case "\n": return nil
      // The last one keeps Hebrew marks in order.
      case "\u{200C}", "\u{200D}", "\u{34F}": return joins(scalars, index: index) ? nil : scalar
      // A variation selector chooses a form of the character before it.
      case _ where scalar.properties.isVariationSelector:
        return index > 0 && !scalars[index - 1].properties.isVariationSelector ? nil : scalar
      // In Braille, the empty pattern is the space.
      case "\u{2800}":
        return scalars.contains { (0x2801...0x28FF).contains($0.value) } ? nil : scalar
      // Right-to-left text may need direction marks.
      case "\u{200E}", "\u{200F}", "\u{61C}": return isRightToLeft ? nil : scalar
      // Paired direction isolates are correct around words of the other writing direction.
      case "\u{2066}"..."\u{2069}": return hasPairs ? nil : scalar
      // Tag characters are part of flags such as that of Scotland.
      case "\u{E0020}"..."\u{E007F}":
        return scalars[..<index].contains("\u{1F3F4}") ? nil : scalar
      default: return scalar.isInvisible ? scalar : nil
      }
    }
  }

  /// Whether a zero-width joiner is next to a character that it can join.
  ///
  /// A joiner can join letters of many scripts and parts of emoji, none of which are ASCII.
  private static func joins(_ scalars: [Unicode.Scalar], index: Int) -> Bool {
    let neighbors = scalars[max(index - 1, 0)...min(index + 1, scalars.count - 1)]
    return neighbors.contains { !$0.isASCII && $0 != scalars[index] }
  }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      scalar.properties.isAlphabetic
    default: false
    }
  }

  private static func hasPairedIsolates(_ scalars: [Unicode.Scalar]) -> Bool {
    var depth = 0
    for scalar in scalars {
      switch scalar {
      case "\u{2066}"..."\u{2068}": depth += 1
      case "\u{2069}": depth -= 1
      default: break
      }
      if depth < 0 { return false }
    }
    return depth == 0
  }
}
