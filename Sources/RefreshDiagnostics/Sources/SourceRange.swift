/// A range of a source file; `upper` is excluded.
package struct SourceRange: Sendable, Hashable {
  /// The start of the range.
  package let lower: SourcePosition

  /// The position after the last character.
  package let upper: SourcePosition

  /// Creates a range; it is empty if `upper` precedes `lower`.
  package init(lower: SourcePosition, upper: SourcePosition) {
    self.lower = lower
    self.upper = upper.offset < lower.offset ? lower : upper
  }

  /// Creates an empty range between two characters.
  package init(at position: SourcePosition) {
    lower = position
    upper = position
  }

  /// The byte offsets that the range covers.
  package var offsets: Range<Int> { lower.offset..<max(lower.offset, upper.offset) }

  /// Whether the range covers no characters.
  package var isEmpty: Bool { lower.offset == upper.offset }
}

extension SourceRange: Comparable {
  /// Whether one range starts before another, or, with equal starts, ends before it.
  package static func < (left: Self, right: Self) -> Bool {
    (left.lower, left.upper) < (right.lower, right.upper)
  }
}

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
