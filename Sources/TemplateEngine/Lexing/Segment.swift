/// A stretch of a template as the lexer sees it.
enum Segment: Sendable, Hashable {
  case text(Range<Int>)
  case comment(Range<Int>)
  case tag(Tag)
}

/// A tag that says something, with the tokens in it.
struct Tag: Sendable, Hashable {
  /// What a tag does, told by its delimiters.
  enum Kind: Sendable, Hashable {
    /// Writes the text of an expression.
    case substitution
    /// Steers what is written.
    case block

    var opening: String {
      switch self {
      case .substitution: "{{"
      case .block: "{%"
      }
    }

    var closing: String {
      switch self {
      case .substitution: "}}"
      case .block: "%}"
      }
    }
  }

  let kind: Kind
  /// The tokens between the delimiters, then the closing one.
  let tokens: [Token]
  /// Where its opening delimiter stands.
  let offset: Int

  /// Whether it puts text of its own into its line, as opposed to steering other text.
  var writesText: Bool {
    kind == .substitution || tokens.first?.kind == .name(BlockKeyword.include.rawValue)
  }
}
