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

  func byte(_ offset: Int) -> UInt8? {
    bytes.indices.contains(offset) ? bytes[offset] : nil
  }

  /// Whether the byte at an offset exists and is a given ASCII character.
  func isByte(_ offset: Int, _ scalar: Unicode.Scalar) -> Bool {
    byte(offset).map { Unicode.Scalar($0) == scalar } ?? false
  }

  /// Whether a line ends at an offset; the end of the file counts as the end of a line.
  func isLineEnd(_ offset: Int) -> Bool {
    byte(offset).map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? true
  }

  /// Whether a byte is white space; line endings and the end of the file count as white space.
  func isBlankOrEnd(_ offset: Int) -> Bool {
    byte(offset)?.isYAMLSpace ?? true
  }

  func text(_ range: SourceRange) -> String {
    file.text(range.offsets)
  }
}

/// Inspection of lines.
extension SyntaxErrorContext {
  /// The first character of the line that holds a position.
  func lineStart(_ position: SourcePosition) -> SourcePosition {
    var offset = max(min(position.offset, bytes.count), start)
    while offset > start, !isLineEnd(offset - 1) { offset -= 1 }
    return SourcePosition(offset: offset, line: position.line, column: 1)
  }

  /// The first character of the line that is not a space or tab.
  func indentation(_ position: SourcePosition) -> SourcePosition {
    var cursor = TextCursor(bytes[...], at: lineStart(position))
    while isByte(cursor.offset, " ") || isByte(cursor.offset, "\t") { cursor.step() }
    return cursor.place
  }

  /// Whether only spaces and tabs precede a position on its line.
  func isFirstInLine(_ position: SourcePosition) -> Bool {
    indentation(position).offset >= position.offset
  }

  /// The nearest line above with content other than a comment.
  func lineAbove(_ position: SourcePosition) -> SourcePosition? {
    var line = lineStart(position)
    while line.offset > start {
      var offset = line.offset - 1
      if isByte(offset, "\n"), isByte(offset - 1, "\r") { offset -= 1 }
      line = lineStart(SourcePosition(offset: offset, line: line.line - 1, column: 1))
      let first = indentation(line)
      if !isLineEnd(first.offset), !isByte(first.offset, "#") { return line }
    }
    return nil
  }

  /// The position at an offset, found by counting from an earlier position.
  func position(_ offset: Int, after start: SourcePosition) -> SourcePosition {
    var cursor = TextCursor(bytes[...], at: start)
    cursor.advance(to: offset)
    return cursor.place
  }
}

/// Ranges to underline.
extension SyntaxErrorContext {
  /// The range of one character; empty at the end of a line.
  func character(_ position: SourcePosition) -> SourceRange {
    guard !isLineEnd(position.offset) else { return SourceRange(at: position) }
    return SourceRange(position, self.position(position.offset + 1, after: position))
  }

  /// The range from a character up to the next white space, comma or bracket.
  func word(_ position: SourcePosition) -> SourceRange {
    var end = position.offset
    while !isBlankOrEnd(end), end == position.offset || !",[]{}".utf8.contains(bytes[end]) {
      end += 1
    }
    return SourceRange(position, self.position(end, after: position))
  }

  /// The rest of a line, without a trailing comment and spaces.
  func restOfLine(_ position: SourcePosition) -> SourceRange {
    var end = position.offset
    while !isLineEnd(end) {
      if isByte(end, "#"), end > position.offset, isBlankOrEnd(end - 1) { break }
      end += 1
    }
    while end > position.offset, isBlankOrEnd(end - 1) { end -= 1 }
    return SourceRange(position, self.position(end, after: position))
  }

  /// A note in the same file.
  func note(_ message: String, _ range: SourceRange) -> Diagnostic.Note {
    Diagnostic.Note(message, file: file.name, range: range)
  }
}
