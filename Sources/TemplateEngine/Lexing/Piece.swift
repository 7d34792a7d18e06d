/// A stretch of a template after the rules for lines were applied.
enum Piece: Sendable, Hashable {
  /// Text that is written as it stands.
  case text(Range<Int>)
  /// Blanks at the start of a line that are written only if something follows them there.
  case margin(Range<Int>)
  case tag(Tag, Placement)
}

/// Where a tag stands in its line.
struct Placement: Sendable, Hashable {
  /// The blanks that indent what the tag writes; empty if other text comes first.
  let margin: Range<Int>
  /// Whether the line holds no text, so that its line break went away.
  let ownsLine: Bool
}
