/// A part of a template as the lexer finds it: text, a comment or a tag.
enum Segment: Sendable, Hashable {
  case text(Range<Int>)
  case comment(Range<Int>)
  case tag(Tag)
}

/// A tag other than a comment, with its tokens.
struct Tag: Sendable, Hashable {
  /// The kind of a tag, which its delimiters determine.
  enum Kind: Sendable, Hashable {
    /// `{{ … }}`, which writes the text of an expression.
    case substitution
    /// `{% … %}`, which controls what is written.
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
  /// The tokens between the delimiters, followed by the closing delimiter.
  let tokens: [Token]
  /// The offset of the opening delimiter.
  let offset: Int

  /// Whether the tag itself writes text, as a substitution or an include does.
  var writesText: Bool {
    kind == .substitution || tokens.first?.kind == .name(BlockKeyword.include.rawValue)
  }
}
