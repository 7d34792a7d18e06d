extension String {
  /// The lines that are not empty.
  var lines: [String] {
    guard utf8.contains(where: { !$0.isVisible }) else { return isEmpty ? [] : [self] }
    return split(whereSeparator: \.isNewline).map(String.init)
  }

  /// The number of columns, with a fast path for ASCII.
  var width: Int { utf8.allSatisfy { $0 < 0x80 } ? utf8.count : count }

  /// Whether the text is wider than a limit.
  func isWider(than limit: Int) -> Bool {
    utf8.count > limit && width > limit
  }
}

extension UInt8 {
  /// Whether the byte is a printable ASCII character.
  var isVisible: Bool { (0x20..<0x7F).contains(self) }

  /// Whether the byte needs no escape in a string literal.
  var standsForItself: Bool {
    isVisible && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
      && self != UInt8(ascii: "#")
  }

  /// The line feed.
  static let lineFeed = UInt8(ascii: "\n")
}

extension Unicode.Scalar {
  /// Whether the scalar deceives readers of source code: it is invisible, or reorders other text.
  var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    // Joiners are part of emoji and Indic text; other format characters are invisible or reorder
    // text.
    case .format: value != 0x200D && value != 0x200C
    // Fillers and variation selectors, except the two selectors that emoji need.
    default: properties.isDefaultIgnorableCodePoint && value != 0xFE0E && value != 0xFE0F
    }
  }
}
