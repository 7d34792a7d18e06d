internal import RefreshDiagnostics

/// The surroundings of a syntax error, from which its finding is worded.
struct FaultScene {
  let file: String
  let bytes: UnsafeBufferPointer<UInt8>

  /// Where reading started; before it may lie a byte order mark, or bytes that are not UTF-8.
  let start: Int

  /// Where libyaml noticed the fault.
  let problem: SourcePosition

  /// Where the thing began that libyaml was reading.
  let context: SourcePosition

  /// What libyaml was reading.
  let contextWords: String

  /// The innermost `[` or `{` that is still open.
  let openBracket: SourcePosition?

  /// The quoted text that was read last, if nothing came after it.
  let lastQuote: SourceRange?
}

/// Looking at bytes.
extension FaultScene {
  func byte(_ offset: Int) -> UInt8? {
    bytes.indices.contains(offset) ? bytes[offset] : nil
  }

  /// Says whether a byte is there and is a given ASCII character.
  func isByte(_ offset: Int, _ scalar: Unicode.Scalar) -> Bool {
    byte(offset).map { Unicode.Scalar($0) == scalar } ?? false
  }

  /// Says whether a line or the file ends at an offset.
  func isLineEnd(_ offset: Int) -> Bool {
    byte(offset).map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? true
  }

  /// Says whether a byte is a blank, or a line or the file ends there.
  func isBlankOrEnd(_ offset: Int) -> Bool {
    byte(offset)?.isYAMLSpace ?? true
  }

  func text(_ range: SourceRange) -> String {
    String(decoding: bytes[range.offsets.clamped(to: bytes.indices)], as: UTF8.self)
  }
}

/// Looking at lines.
extension FaultScene {
  /// The first character of the line that holds a position.
  func lineStart(_ position: SourcePosition) -> SourcePosition {
    var offset = max(min(position.offset, bytes.count), start)
    while offset > start, !isLineEnd(offset - 1) { offset -= 1 }
    return SourcePosition(offset: offset, line: position.line, column: 1)
  }

  /// The first character of that line that is no blank.
  func indentation(_ position: SourcePosition) -> SourcePosition {
    var cursor = TextCursor(bytes, at: lineStart(position))
    while isByte(cursor.offset, " ") || isByte(cursor.offset, "\t") { cursor.step() }
    return cursor.place
  }

  /// Says whether only blanks stand before a position in its line.
  func isFirstInLine(_ position: SourcePosition) -> Bool {
    indentation(position).offset >= position.offset
  }

  /// The line above that has something other than a comment on it.
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

  /// The position of a byte behind a known position.
  func position(_ offset: Int, after start: SourcePosition) -> SourcePosition {
    var cursor = TextCursor(bytes, at: start)
    cursor.advance(to: offset)
    return cursor.place
  }
}

/// Choosing what to underline.
extension FaultScene {
  /// One character, or nothing at the end of a line.
  func character(_ position: SourcePosition) -> SourceRange {
    guard !isLineEnd(position.offset) else { return SourceRange(at: position) }
    return SourceRange(position, self.position(position.offset + 1, after: position))
  }

  /// A character and those after it up to a blank or a bracket.
  func word(_ position: SourcePosition) -> SourceRange {
    var end = position.offset
    while !isBlankOrEnd(end), end == position.offset || !",[]{}".utf8.contains(bytes[end]) {
      end += 1
    }
    return SourceRange(position, self.position(end, after: position))
  }

  /// The rest of a line, without a comment and blanks at its end.
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
    Diagnostic.Note(message, file: file, range: range)
  }
}
