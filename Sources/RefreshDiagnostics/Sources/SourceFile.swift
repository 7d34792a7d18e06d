/// A file: its name for messages, and its bytes.
package struct SourceFile: Sendable, Hashable {
  /// The path that messages show.
  package let name: String

  package let bytes: [UInt8]

  /// Creates a file from bytes, which may be invalid UTF-8.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Creates a file from text that is already in memory.
  package init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }
}

extension SourceFile {
  /// The number of bytes of a UTF-8 byte order mark at the start, 3 or 0.
  package var byteOrderMarkLength: Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The position of a byte, found by counting the lines from the start of the file.
  ///
  /// For many lookups in one file, use a `LineTable`.
  package func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    var line = 1
    var lineStart = 0
    for index in 0..<offset where bytes.endsLine(at: index) {
      line += 1
      lineStart = index + 1
    }
    return position(at: offset, line: line, lineStart: lineStart)
  }

  /// The range between two byte offsets.
  package func range(in offsets: Range<Int>) -> SourceRange {
    SourceRange(lower: position(at: offsets.lowerBound), upper: position(at: offsets.upperBound))
  }

  /// The text between two byte offsets, with invalid UTF-8 replaced by U+FFFD.
  package func text(in offsets: Range<Int>) -> String {
    String(decoding: bytes[offsets.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The position of an offset on the same line as `start`, which is before it.
  package func position(at offset: Int, onLineOf start: SourcePosition) -> SourcePosition {
    let count = text(in: start.offset..<offset).unicodeScalars.count
    return SourcePosition(offset: offset, line: start.line, column: start.column + count)
  }

  /// The position of a byte whose line is known.
  func position(at offset: Int, line: Int, lineStart: Int) -> SourcePosition {
    let textStart = lineStart == 0 ? min(byteOrderMarkLength, offset) : lineStart
    let column = text(in: textStart..<offset).unicodeScalars.count + 1
    return SourcePosition(offset: offset, line: line, column: column)
  }
}

extension [UInt8] {
  /// Whether the byte at `index` ends a line: LF, CR LF, or a single CR.
  ///
  /// Editors and compilers count these line ends. YAML 1.1 has three more: U+0085, U+2028 and
  /// U+2029. They do not count here, so that line numbers are those of editors.
  func endsLine(at index: Int) -> Bool {
    switch self[index] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): index + 1 == count || self[index + 1] != UInt8(ascii: "\n")
    default: false
    }
  }
}
