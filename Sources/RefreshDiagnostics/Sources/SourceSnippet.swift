/// One line of a file and the part of it to underline, ready for a terminal.
package struct SourceSnippet: Sendable, Hashable {
  /// The line with tabs expanded and control characters escaped, cut if it is too wide.
  package let line: String

  /// The underline: spaces, a caret, and tildes.
  package let underline: String

  /// The widest line that is shown, in terminal columns.
  package static let widest = 100

  /// The columns that a line gets on the narrowest terminal.
  static let narrowest = 20

  /// Shows the first line of a range in so many columns.
  package init(file: SourceFile, range: SourceRange, columns: Int = Self.widest) {
    let excerpt = LineExcerpt(file: file, range: range)
    let text = excerpt.before + excerpt.marked + excerpt.after
    let cells = LineCells(line: text, startsMidLine: excerpt.isCutBefore)
    let start = excerpt.before.unicodeScalars.count
    let caret = cells.column(ofScalar: start)
    let end = cells.column(ofScalar: start + excerpt.marked.unicodeScalars.count)
    let marked = max(end - caret, 1)
    let isCut = excerpt.isCutBefore || excerpt.isCutAfter || cells.width > columns
    let room = isCut ? columns - 2 : cells.width
    // Two fifths of the columns are before the caret.
    let lead = columns * 2 / 5
    let window = cells.window(from: max(0, min(caret - lead, cells.width - room)), width: room)
    let cutBefore = window.start > 0 || excerpt.isCutBefore
    let cutAfter = window.end < cells.width || excerpt.isCutAfter
    line = (cutBefore ? "…" : "") + window.text + (cutAfter ? "…" : "")
    let indent = max(caret - window.start, 0) + (cutBefore ? 1 : 0)
    let visible = max(min(marked, window.end - caret), 1)
    underline =
      String(repeating: " ", count: indent) + "^" + String(repeating: "~", count: visible - 1)
  }
}

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

  init(file: SourceFile, range: SourceRange) {
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
    before = file.text(in: min(start, caret)..<caret)
    marked = file.text(in: caret..<markedEnd)
    after = file.text(in: markedEnd..<end)
  }
}

extension [UInt8] {
  fileprivate func isLineBreak(at index: Int) -> Bool {
    self[index] == UInt8(ascii: "\n") || self[index] == UInt8(ascii: "\r")
  }
}
