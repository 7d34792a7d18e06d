internal import RefreshDiagnostics

/// The first byte of a file that is invalid in YAML.
struct InvalidByte {
  let offset: Int

  /// The control character at the offset; `nil` if the byte is not part of a UTF-8 character.
  private let control: Unicode.Scalar?

  /// Whether the file starts with the byte order mark of UTF-16.
  let isUTF16: Bool

  /// Finds the byte with which libyaml had a problem; `start` is where libyaml started.
  init?(problem: SyntaxProblem, in file: SourceFile, from start: Int) {
    guard let byte = problem.invalidByte else { return nil }
    control = problem.text.contains("control characters") ? Unicode.Scalar(byte.value) : nil
    var offset = start + byte.offset
    if problem.text.contains("trailing") {
      // The error is in the sequence that starts before the byte.
      repeat { offset -= 1 } while offset > start && UTF8.isContinuation(file.bytes[offset])
    }
    self.offset = offset
    isUTF16 = offset == 0 && [[0xFF, 0xFE], [0xFE, 0xFF]].contains(file.bytes.prefix(2))
  }

  func finding(in file: SourceFile) -> Diagnostic {
    if isUTF16 {
      return InvalidUTF8.finding(
        in: file,
        at: SourceRange(at: .start),
        message: "the file is encoded in UTF-16",
        remedy: "save the file as UTF-8"
      )
    }
    if let control {
      return YAMLControlCharacter.finding(
        in: file,
        at: file.range(in: offset..<offset + UTF8.width(control)),
        message: "unescaped control character \(control.codePoint)",
        remedy: "remove it, or write it as \(Self.escape(control)) in double-quoted text"
      )
    }
    let rest = file.bytes[(offset + 1)...].prefix(3).prefix(while: UTF8.isContinuation)
    let value = String(file.bytes[offset], radix: 16, uppercase: true)
    return InvalidUTF8.finding(
      in: file,
      at: file.range(in: offset..<rest.endIndex),
      message: "byte 0x\(value) is not part of a UTF-8 character",
      remedy: "save the file as UTF-8"
    )
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
}
