/// The characters of a text that can't be seen and that nothing in it needs.
enum HiddenScalars {
  /// Whether a text may hold such characters; nearly every text is told at a glance not to.
  static func mayBe(in text: String) -> Bool {
    !text.unicodeScalars.allSatisfy { isCommon($0.value) }
  }

  /// Those characters, in the order of the text.
  static func all(in text: String) -> [Unicode.Scalar] {
    let scalars = Array(text.unicodeScalars)
    let isRightToLeft = scalars.contains(where: isRightToLeft)
    let hasPairs = hasPairedIsolates(scalars)
    return scalars.indices.compactMap { index in
      let scalar = scalars[index]
      switch scalar {
      case "\n": return nil
      case "\u{200C}", "\u{200D}": return joins(scalars, index) ? nil : scalar
      // The marks of direction are part of how right-to-left text is written.
      case "\u{200E}", "\u{200F}", "\u{61C}": return isRightToLeft ? nil : scalar
      // Isolates that are closed keep a name or a number from turning the rest round.
      case "\u{2066}"..."\u{2069}": return hasPairs ? nil : scalar
      // The letters of flags such as that of Scotland.
      case "\u{E0020}"..."\u{E007F}":
        return scalars[..<index].contains("\u{1F3F4}") ? nil : scalar
      default: return isHidden(scalar) ? scalar : nil
      }
    }
  }

  /// The number of a character, with four digits at least.
  static func digits(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Whether a character lies among the letters and signs of which none is hidden.
  private static func isCommon(_ value: UInt32) -> Bool {
    switch value {
    case 0x20..<0x7F, 0xAE..<0x600, 0x620..<0x6DD, 0x900..<0x1100, 0x2010..<0x2028,
      0x3041..<0x3130, 0x4E00..<0xA000, 0xAC00..<0xD7A4:
      true
    default: false
    }
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: !isVisibleFormat(scalar)
    // Letters that are drawn as nothing: the fillers of Hangul.
    case .otherLetter: [0x115F, 0x1160, 0x3164, 0xFFA0].contains(scalar.value)
    default: false
    }
  }

  /// The signs that are drawn below or above the numbers behind them.
  private static func isVisibleFormat(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  /// Whether a joiner stands beside something that it can join: a letter other than a Latin one, or
  /// a part of an emoji.
  private static func joins(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    let neighbours = scalars[max(index - 1, 0)...min(index + 1, scalars.count - 1)]
    return neighbours.contains { !$0.isASCII && $0 != scalars[index] }
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
