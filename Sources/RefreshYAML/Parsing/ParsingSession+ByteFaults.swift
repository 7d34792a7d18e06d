internal import RefreshDiagnostics

/// Findings about the bytes of a file.
extension ParsingSession {
  func byteFault(_ offset: Int, _ reason: SourceCheck.Fault) -> Diagnostic {
    switch reason {
    case .utf16:
      return Diagnostic(
        InvalidUTF8.id,
        file: file.name,
        range: SourceRange(at: .start),
        message: "the file is encoded in UTF-16",
        remedy: "save the file as UTF-8"
      )
    case .notUTF8(let length):
      let value = String(bytes[offset], radix: 16, uppercase: true)
      return Diagnostic(
        InvalidUTF8.id,
        file: file.name,
        range: file.range(offset..<offset + length),
        message: "byte 0x\(value) is not part of a UTF-8 character",
        remedy: "save the file as UTF-8"
      )
    case .controlCharacter(let scalar):
      let length = UTF8.width(scalar)
      return Diagnostic(
        YAMLControlCharacter.id,
        file: file.name,
        range: file.range(offset..<offset + length),
        message: "unescaped control character \(scalar.codePoint)",
        remedy: "remove it, or write it as \(Self.escape(scalar)) in double-quoted text"
      )
    }
  }

  /// The escape of a control character in double-quoted text.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x07: "\\a"
    case 0x08: "\\b"
    case 0x1B: "\\e"
    case 0...0xFF: "\\x" + scalar.codePoint.suffix(2)
    default: "\\u" + scalar.codePoint.suffix(4)
    }
  }

  /// The finding for too many `%TAG` lines, for which libyaml takes quadratic time.
  func tooManyDirectives(_ range: Range<Int>) -> Diagnostic? {
    let directive = Array("%TAG".utf8)
    var count = 0
    for offset in range where bytes[offset] == UInt8(ascii: "%") {
      guard isLineStart(offset), bytes[offset...].starts(with: directive) else { continue }
      count += 1
      guard count > YAMLLimits.tagDirectives else { continue }
      return Diagnostic(
        YAMLDirective.id,
        file: file.name,
        range: file.range(offset..<offset + directive.count),
        message: "directive '%TAG' is not supported",
        remedy: "remove the line"
      )
    }
    return nil
  }

  /// Whether libyaml counts a byte as the start of a line.
  private func isLineStart(_ offset: Int) -> Bool {
    guard offset > 0 else { return true }
    // The last bytes of the line endings U+000A, U+000D, U+0085, U+2028 and U+2029 in UTF-8.
    return [0x0A, 0x0D, 0x85, 0xA8, 0xA9].contains(bytes[offset - 1])
  }

  func outOfMemory() -> Diagnostic {
    Diagnostic(
      YAMLSyntax.id,
      file: file.name,
      range: SourceRange(at: .start),
      message: "not enough memory to read the file"
    )
  }
}
