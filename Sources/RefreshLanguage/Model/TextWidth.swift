/// An estimate of the width of a text, made without its font.
package enum TextWidth {
  /// The width of a line as a multiple of the font size.
  ///
  /// Letters of the system font are about half as wide as the font size. Narrow, wide and
  /// full-width characters have widths of their own. The error is a few percent.
  package static func of(_ line: String) -> Double {
    line.reduce(0) { $0 + width(of: $1) }
  }

  /// The width of the widest word, as a multiple of the font size.
  ///
  /// Between full-width characters, a line may break.
  package static func ofWidestWord(in text: String) -> Double {
    let words = text.split { character in
      character.isWhitespace || character.unicodeScalars.first.map(isSquare) == true
    }
    return words.reduce(text.contains { width(of: $0) == 1 } ? 1 : 0) { max($0, of(String($1))) }
  }

  /// An upper bound of the width, without splitting the text into characters.
  package static func limit(of text: String) -> Double {
    text.utf8.withContiguousStorageIfAvailable { $0.reduce(0) { $0 + limit($1) } } ?? .infinity
  }

  private static func limit(_ byte: UInt8) -> Double {
    switch byte {
    case 0..<0x80: width(ascii: byte)
    // A continuation byte of UTF-8.
    case 0x80..<0xC0: 0
    // There are no full-width characters below U+0800.
    case 0xC0..<0xE0: 0.55
    default: 1
    }
  }

  private static func width(of character: Character) -> Double {
    guard let ascii = character.asciiValue else {
      return character.unicodeScalars.first.map(isSquare) == true ? 1 : 0.55
    }
    return width(ascii: ascii)
  }

  private static func width(ascii: UInt8) -> Double {
    switch ascii {
    case UInt8(ascii: "i"), UInt8(ascii: "j"), UInt8(ascii: "l"), UInt8(ascii: "I"),
      UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"),
      UInt8(ascii: "'"), UInt8(ascii: "!"), UInt8(ascii: "|"), UInt8(ascii: " "):
      return 0.27
    case UInt8(ascii: "f"), UInt8(ascii: "r"), UInt8(ascii: "t"): return 0.36
    case UInt8(ascii: "m"), UInt8(ascii: "w"), UInt8(ascii: "M"), UInt8(ascii: "W"): return 0.85
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return 0.65
    default: return 0.55
    }
  }

  private static func isSquare(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isIdeographic || scalar.properties.isEmojiPresentation
      || (0x3000...0x30FF).contains(scalar.value) || (0xAC00...0xD7A3).contains(scalar.value)
      || (0xFF01...0xFF60).contains(scalar.value)
  }
}
