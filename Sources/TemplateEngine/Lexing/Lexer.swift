/// Splits a template into text, comments and tags.
struct Lexer {
  private let source: Source
  private var position = 0

  init(_ source: Source) {
    self.source = source
  }

  /// All segments, which together cover the template without gaps.
  mutating func segments() throws(TemplateError) -> [Segment] {
    var segments: [Segment] = []
    while position < source.bytes.count {
      let opening = nextOpening()
      if opening > position { segments.append(.text(position..<opening)) }
      position = opening
      guard opening < source.bytes.count else { break }
      segments.append(source.has("{#", at: opening) ? try comment() : try tag())
    }
    return segments
  }

  /// The offset of the next tag or comment, or of the end.
  private func nextOpening() -> Int {
    var offset = position
    while let brace = source.bytes[offset...].firstIndex(of: UInt8(ascii: "{")) {
      switch source.byte(at: brace + 1) {
      case UInt8(ascii: "{"), UInt8(ascii: "%"), UInt8(ascii: "#"): return brace
      case .some, .none: offset = brace + 1
      }
    }
    return source.bytes.count
  }

  private mutating func comment() throws(TemplateError) -> Segment {
    let start = position
    position += 2
    while position < source.bytes.count {
      if source.has("#}", at: position) {
        position += 2
        return .comment(start..<position)
      }
      position += 1
    }
    throw source.error(at: start, "comment is not closed; expected '#}'")
  }

  private mutating func tag() throws(TemplateError) -> Segment {
    let start = position
    let kind: Tag.Kind = source.has("{%", at: start) ? .block : .substitution
    var lexer = TagLexer(source, kind, opening: start)
    let tokens = try lexer.tokens()
    position = lexer.position
    return .tag(Tag(kind: kind, tokens: tokens, offset: start))
  }
}
