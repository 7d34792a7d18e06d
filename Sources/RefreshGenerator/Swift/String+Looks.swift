extension String {
  /// The lines that are not empty.
  var lines: [String] {
    guard utf8.contains(where: { !$0.isVisible }) else { return isEmpty ? [] : [self] }
    return split(whereSeparator: \.isNewline).map(String.init)
  }

  /// How many columns it takes.
  ///
  /// Characters are counted only where the bytes do not tell.
  var width: Int { utf8.allSatisfy { $0 < 0x80 } ? utf8.count : count }

  /// Whether it has more characters than a line takes.
  func isWider(than limit: Int) -> Bool {
    utf8.count > limit && width > limit
  }
}

extension UInt8 {
  /// Whether it is a printable character of ASCII.
  var isVisible: Bool { (0x20..<0x7F).contains(self) }

  /// Whether it is one that means itself in a string literal.
  var standsForItself: Bool {
    isVisible && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
      && self != UInt8(ascii: "#")
  }

  /// The byte that ends a line.
  static let lineFeed = UInt8(ascii: "\n")
}

extension Unicode.Scalar {
  /// Whether a reader of source could not see it, or would see others out of order.
  var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    // Joiners shape emoji and Indic text; all other format characters only hide or reorder.
    case .format: value != 0x200D && value != 0x200C
    // Fillers, and what chooses the form of a character, other than those that emoji need.
    default: properties.isDefaultIgnorableCodePoint && value != 0xFE0E && value != 0xFE0F
    }
  }
}
