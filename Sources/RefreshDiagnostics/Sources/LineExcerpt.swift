/// A part of a line around a range, as three texts: before the range, inside, and after it.
///
/// Only a limited number of bytes on each side is read, so that lines of any length take the same
/// time.
struct LineExcerpt {
  /// The text of the line before the range.
  let before: String

  /// The part of the range on the line.
  let marked: String

  /// The text of the line after the range.
  let after: String

  /// Whether the start of the line is cut off.
  let isCutBefore: Bool

  /// Whether the end of the line is cut off.
  let isCutAfter: Bool

  /// The maximum number of bytes to read on each side, more than a screen line needs.
  private static let reach = 600

  init(_ file: SourceFile, _ range: SourceRange) {
    let bytes = file.bytes
    let caret = min(max(range.lower.offset, 0), bytes.count)
    let first = file.byteOrderMarkLength
    var start = caret
    while start > first, caret - start < Self.reach, !bytes.endsLine(at: start - 1) { start -= 1 }
    isCutBefore = start > first && !bytes.endsLine(at: start - 1)
    if isCutBefore {
      while start < caret, UTF8.isContinuation(bytes[start]) { start += 1 }
    }
    var end = caret
    while end < bytes.count, end - caret < Self.reach, !bytes.isLineBreak(at: end) { end += 1 }
    isCutAfter = end < bytes.count && !bytes.isLineBreak(at: end)
    if isCutAfter {
      while end > caret, UTF8.isContinuation(bytes[end]) { end -= 1 }
    }
    let markedEnd = min(max(range.upper.offset, caret), end)
    before = file.text(min(start, caret)..<caret)
    marked = file.text(caret..<markedEnd)
    after = file.text(markedEnd..<end)
  }
}

extension [UInt8] {
  fileprivate func isLineBreak(at index: Int) -> Bool {
    self[index] == UInt8(ascii: "\n") || self[index] == UInt8(ascii: "\r")
  }
}
