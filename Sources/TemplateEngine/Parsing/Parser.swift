/// Builds the tree of a template from its pieces.
///
/// Open blocks are kept in a list, so that deep nesting does not use up the call stack.
struct Parser {
  private let source: Source
  /// The nodes outside all blocks.
  private var nodes: [Node] = []
  /// The open blocks around the current piece, the innermost last.
  private var open: [OpenBlock] = []

  init(_ source: Source) {
    self.source = source
  }

  /// The nodes of the whole template.
  mutating func parse(_ pieces: [Piece]) throws(TemplateError) -> [Node] {
    for piece in pieces {
      switch piece {
      case .text(let range): append(.text(range))
      case .margin(let range): append(.margin(range))
      case .tag(let tag, let placement):
        switch tag.kind {
        case .substitution: append(try substitution(tag, placement))
        case .block: try parse(BlockTag(tag, placement, in: source))
        }
      }
    }
    guard let unclosed = open.last else { return nodes }
    throw source.error(
      at: unclosed.offset,
      "'\(unclosed.keyword.rawValue)' is not closed; expected '{% end %}'"
    )
  }

  private mutating func append(_ node: Node) {
    if open.isEmpty {
      nodes.append(node)
    } else {
      open[open.count - 1].append(node)
    }
  }

  private func substitution(_ tag: Tag, _ placement: Placement) throws(TemplateError) -> Node {
    var parser = ExpressionParser(source, tag.tokens)
    let expression = try parser.expression()
    try parser.expectEnd()
    return .substitution(Substitution(expression: expression, margin: placement.margin))
  }
}

// MARK: Block tags

extension Parser {
  private mutating func parse(_ tag: BlockTag) throws(TemplateError) {
    var tag = tag
    switch tag.keyword {
    case .if:
      try begin(.condition, test: try tag.rest.expression(), tag)
    case .for:
      let variable = try tag.rest.variable()
      try tag.rest.expectWord("in")
      let list = try tag.rest.expression()
      try begin(.loop(variable: variable, list: list), test: nil, tag)
    case .elif:
      try allow(tag, only: "in an 'if' block before its 'else'") { $0.takesElif }
      open[open.count - 1].beginSection(test: try tag.rest.expression())
    case .else:
      try allow(tag, only: "once in an 'if' or 'for' block") { $0.takesElse }
      open[open.count - 1].beginSection(test: nil)
    case .end:
      try allow(tag, only: "at the end of an 'if' or 'for' block") { _ in true }
      append(open.removeLast().node)
    case .include:
      let name = try tag.rest.templateName()
      append(.include(Include(name: name, placement: tag.placement)))
    }
    try tag.rest.expectEnd()
  }

  private mutating func begin(
    _ kind: OpenBlock.Kind,
    test: Expression?,
    _ tag: BlockTag
  ) throws(TemplateError) {
    guard open.count < Nesting.limit else {
      throw source.error(
        at: tag.offset,
        "blocks are nested deeper than \(Nesting.limit) levels"
      )
    }
    open.append(OpenBlock(kind, test: test, offset: tag.offset))
  }

  private func allow(
    _ tag: BlockTag,
    only place: String,
    if takes: (OpenBlock) -> Bool
  ) throws(TemplateError) {
    guard let block = open.last, takes(block) else {
      throw source.error(
        at: tag.offset,
        "'\(tag.keyword.rawValue)' can stand only \(place)"
      )
    }
  }
}
