/// A part of a template, after lines without text were removed.
enum Piece: Sendable, Hashable {
  /// Text that is copied to the output.
  case text(Range<Int>)
  /// Spaces and tabs at the start of a line, written only if the line has further output.
  case margin(Range<Int>)
  case tag(Tag, Placement)
}

/// The position of a tag in its line.
struct Placement: Sendable, Hashable {
  /// The spaces and tabs that indent the tag's output; empty if text precedes the tag.
  let margin: Range<Int>
  /// Whether the line has no text, so that its line break was removed.
  let ownsLine: Bool
}
