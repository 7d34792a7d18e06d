internal import RefreshDiagnostics

/// The source around a syntax error, from which its finding is made.
struct SyntaxErrorContext {
  let file: SourceFile

  /// The offset at which parsing started: after a byte order mark, or at a `---`.
  let start: Int

  /// The position at which libyaml detected the error.
  let problem: SourcePosition

  /// The start of the construct that libyaml was reading.
  let context: SourcePosition

  /// The construct that libyaml was reading, in its words: `while parsing a block mapping`.
  let contextWords: String

  /// The innermost `[` or `{` that is still open.
  let openBracket: SourcePosition?

  /// The quoted text directly before the error, if any.
  let lastQuote: SourceRange?
}

/// Inspection of bytes.
extension SyntaxErrorContext {
  var bytes: [UInt8] { file.bytes }

  func byte(at offset: Int) -> UInt8? {
    bytes.indices.contains(offset) ? bytes[offset] : nil
  }

  /// Whether the byte at an offset exists and is a given ASCII character.
  func has(_ scalar: Unicode.Scalar, at offset: Int) -> Bool {
    byte(at: offset).map { Unicode.Scalar($0) == scalar } ?? false
  }

  /// Whether a line ends at an offset; the end of the file counts as the end of a line.
  func isLineEnd(at offset: Int) -> Bool {
    byte(at: offset).map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? true
  }

  /// Whether a byte is white space; line endings and the end of the file count as white space.
  func isBlankOrEnd(at offset: Int) -> Bool {
    byte(at: offset)?.isYAMLSpace ?? true
  }

  func text(at range: SourceRange) -> String {
    file.text(in: range.offsets)
  }
}

/// Inspection of lines.
extension SyntaxErrorContext {
  /// The first character of the line that holds a position.
  func lineStart(at position: SourcePosition) -> SourcePosition {
    var offset = max(min(position.offset, bytes.count), start)
    while offset > start, !isLineEnd(at: offset - 1) { offset -= 1 }
    return SourcePosition(offset: offset, line: position.line, column: 1)
  }

  /// The first character of the line that is not a space or tab.
  func indentation(at position: SourcePosition) -> SourcePosition {
    var cursor = TextCursor(bytes: bytes[...], at: lineStart(at: position))
    while has(" ", at: cursor.offset) || has("\t", at: cursor.offset) {
      cursor.step()
    }
    return cursor.place
  }

  /// Whether only spaces and tabs precede a position on its line.
  func isFirstInLine(at position: SourcePosition) -> Bool {
    indentation(at: position).offset >= position.offset
  }

  /// The nearest line above with content other than a comment.
  func lineAbove(at position: SourcePosition) -> SourcePosition? {
    var line = lineStart(at: position)
    while line.offset > start {
      var offset = line.offset - 1
      if has("\n", at: offset), has("\r", at: offset - 1) { offset -= 1 }
      line = lineStart(at: SourcePosition(offset: offset, line: line.line - 1, column: 1))
      let first = indentation(at: line)
      if !isLineEnd(at: first.offset), !has("#", at: first.offset) { return line }
    }
    return nil
  }

  /// The position at an offset, found by counting from an earlier position.
  func position(at offset: Int, after start: SourcePosition) -> SourcePosition {
    var cursor = TextCursor(bytes: bytes[...], at: start)
    cursor.advance(to: offset)
    return cursor.place
  }
}

/// Ranges to underline.
extension SyntaxErrorContext {
  /// The range of one character; empty at the end of a line.
  func character(at position: SourcePosition) -> SourceRange {
    guard !isLineEnd(at: position.offset) else { return SourceRange(at: position) }
    return SourceRange(
      lower: position,
      upper: self.position(at: position.offset + 1, after: position)
    )
  }

  /// The range from a character up to the next white space, comma or bracket.
  func word(at position: SourcePosition) -> SourceRange {
    var end = position.offset
    while !isBlankOrEnd(at: end), end == position.offset || !",[]{}".utf8.contains(bytes[end]) {
      end += 1
    }
    return SourceRange(lower: position, upper: self.position(at: end, after: position))
  }

  /// The rest of a line, without a trailing comment and spaces.
  func restOfLine(at position: SourcePosition) -> SourceRange {
    var end = position.offset
    while !isLineEnd(at: end) {
      if has("#", at: end), end > position.offset, isBlankOrEnd(at: end - 1) { break }
      end += 1
    }
    while end > position.offset, isBlankOrEnd(at: end - 1) { end -= 1 }
    return SourceRange(lower: position, upper: self.position(at: end, after: position))
  }

  /// A note in the same file.
  func note(_ message: String, at range: SourceRange) -> Diagnostic.Note {
    Diagnostic.Note(message: message, file: file.name, range: range)
  }
}
