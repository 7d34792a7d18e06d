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
  package init(_ file: SourceFile, _ range: SourceRange, columns: Int = Self.widest) {
    let excerpt = LineExcerpt(file, range)
    let text = excerpt.before + excerpt.marked + excerpt.after
    let cells = LineCells(text, startsMidLine: excerpt.isCutBefore)
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
