/// A place in a source file: a byte offset, with the line and column that people see.
///
/// Columns count Unicode scalars, not grapheme clusters: the count is the same on every platform
/// and Unicode version, needs no segmentation, and is what SARIF calls `unicodeCodePoints`. A byte
/// order mark at the start of the file has an offset but no column.
package struct SourcePosition: Sendable, Hashable {
  /// The number of bytes before this place.
  package let offset: Int

  /// The line, from 1.
  package let line: Int

  /// The column in Unicode scalars, from 1.
  package let column: Int

  /// Creates a position.
  package init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }

  /// The first byte of a file.
  package static let start = SourcePosition(offset: 0, line: 1, column: 1)
}

extension SourcePosition: Comparable {
  /// Says whether one place comes before another in reading order.
  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column, left.offset) < (right.line, right.column, right.offset)
  }
}
