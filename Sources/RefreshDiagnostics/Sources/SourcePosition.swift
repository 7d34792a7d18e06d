/// A position in a source file: a byte offset with its line and column.
///
/// Columns count Unicode scalars, not grapheme clusters: the count is the same on every platform
/// and Unicode version, needs no segmentation, and is what SARIF calls `unicodeCodePoints`. A byte
/// order mark at the start of the file has an offset but no column.
package struct SourcePosition: Sendable, Hashable {
  // 32-bit numbers save memory, since every value of a spec has two ranges.
  private let storedOffset: Int32
  private let storedLine: Int32
  private let storedColumn: Int32

  /// Creates a position; the size limit of files keeps the numbers within 32 bits.
  package init(offset: Int, line: Int, column: Int) {
    storedOffset = Int32(clamping: offset)
    storedLine = Int32(clamping: line)
    storedColumn = Int32(clamping: column)
  }

  /// The number of bytes before the position.
  package var offset: Int { Int(storedOffset) }

  /// The line, from 1.
  package var line: Int { Int(storedLine) }

  /// The column in Unicode scalars, from 1.
  package var column: Int { Int(storedColumn) }

  /// The first byte of a file.
  package static let start = SourcePosition(offset: 0, line: 1, column: 1)
}

extension SourcePosition: Comparable {
  /// Whether one position precedes another.
  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column, left.offset) < (right.line, right.column, right.offset)
  }
}
