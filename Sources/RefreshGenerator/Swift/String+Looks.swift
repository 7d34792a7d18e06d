import RefreshDiagnostics

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
}

extension Unicode.Scalar {
  /// Whether readers of source code need an escape: the scalar is invisible or has no glyph.
  var needsEscape: Bool {
    guard !isASCII else { return isInvisible }
    return switch properties.generalCategory {
    case .privateUse, .unassigned: true
    default: isInvisible && !isPartOfGlyph
    }
  }
}
