/// A stretch of a source file, from its first byte up to, but not including, `upper`.
package struct SourceRange: Sendable, Hashable {
  /// Where the stretch starts.
  package let lower: SourcePosition

  /// The place just after its last character.
  package let upper: SourcePosition

  /// Creates a range; an `upper` before `lower` gives an empty range.
  package init(_ lower: SourcePosition, _ upper: SourcePosition) {
    self.lower = lower
    self.upper = upper.offset < lower.offset ? lower : upper
  }

  /// Creates an empty range, which marks a place between two characters.
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
