/// The first word of a block tag.
enum BlockKeyword: String, Sendable, CaseIterable {
  case `if`
  case elif
  case `else`
  case `for`
  case end
  case include
}

/// A block tag whose keyword has been read.
struct BlockTag {
  let keyword: BlockKeyword
  let offset: Int
  let placement: Placement
  /// The parser for the rest of the tag.
  var rest: ExpressionParser

  init(_ tag: Tag, _ placement: Placement, in source: Source) throws(TemplateError) {
    rest = ExpressionParser(source, tag.tokens)
    let word = try rest.name("a block such as 'if'")
    guard let keyword = BlockKeyword(rawValue: word.text) else {
      let known = BlockKeyword.allCases.map(\.rawValue)
      let help = Suggestion.clause(for: word.text, among: known, heading: "blocks")
      throw source.error(at: word.offset, "unknown block '\(word.text)'\(help)")
    }
    self.keyword = keyword
    self.placement = placement
    offset = word.offset
  }
}
