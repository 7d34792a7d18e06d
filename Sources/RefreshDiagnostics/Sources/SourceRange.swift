/// A range of a source file; `upper` is excluded.
package struct SourceRange: Sendable, Hashable {
  /// The start of the range.
  package let lower: SourcePosition

  /// The position after the last character.
  package let upper: SourcePosition

  /// Creates a range; it is empty if `upper` precedes `lower`.
  package init(_ lower: SourcePosition, _ upper: SourcePosition) {
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
