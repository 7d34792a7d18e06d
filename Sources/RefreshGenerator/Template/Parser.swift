/// Builds the tree of a template, line by line.
///
/// Open blocks are kept in a list, so that deep nesting does not use up the call stack.
struct Parser {
  /// A block whose end the parser has not reached.
  private struct OpenBlock {
    let keyword: Name
    /// The variable of a loop; `nil` for a condition.
    let variable: Name?
    let path: [Name]
    var body: [Node] = []
    /// The nodes after `else`, once it was reached.
    var otherwise: [Node]?

    var node: Node {
      let block = Block(path: path, body: body, otherwise: otherwise ?? [])
      return variable.map { .loop(block, variable: $0.text) } ?? .condition(block)
    }
  }

  private let source: Source
  /// The nodes outside all blocks.
  private var nodes: [Node] = []
  /// The open blocks around the current line, the innermost last.
  private var open: [OpenBlock] = []

  init(source: Source) {
    self.source = source
  }

  mutating func parse() throws(TemplateError) -> [Node] {
    var start = 0
    while start < source.bytes.count {
      let lineFeed = source.bytes[start...].firstIndex(of: .lineFeed)
      let end = lineFeed.map { $0 + 1 } ?? source.bytes.count
      let first = source.bytes[start..<end].firstIndex { !$0.isBlank } ?? end
      if source.has("{%", at: first) {
        try parseBlockTag(at: first, lineEnd: lineFeed ?? end)
      } else {
        try parseText(start..<end, first: first)
      }
      start = end
    }
    guard let unclosed = open.last else { return nodes }
    throw source.error(
      at: unclosed.keyword.offset,
      message: "'\(unclosed.keyword.text)' is not closed; expected '{% end %}'"
    )
  }

  private mutating func append(_ node: Node) {
    guard let last = open.last else { return nodes.append(node) }
    if last.otherwise == nil {
      open[open.count - 1].body.append(node)
    } else {
      open[open.count - 1].otherwise?.append(node)
    }
  }

  /// Parses a line with text and substitutions; `first` is its first byte that is not blank.
  private mutating func parseText(_ line: Range<Int>, first: Int) throws(TemplateError) {
    var start = line.lowerBound
    var margin = start..<start
    if first > start, source.has("{{", at: first) {
      margin = start..<first
      append(.margin(margin))
      start = first
    }
    var offset = start
    while let brace = source.bytes[offset..<line.upperBound].firstIndex(of: UInt8(ascii: "{")) {
      offset = brace + 1
      if source.has("{{", at: brace) {
        if brace > start { append(.text(start..<brace)) }
        start = try parseSubstitution(at: brace, margin: brace == first ? margin : brace..<brace)
        offset = start
      } else if source.has("{%", at: brace) {
        throw source.error(at: brace, message: "a block tag has to be alone on its line")
      } else if source.has("{#", at: brace) {
        throw source.error(at: brace, message: "unknown tag '{#': a template has no comments")
      }
    }
    if start < line.upperBound { append(.text(start..<line.upperBound)) }
  }

  /// Parses `{{ … }}`, and returns the offset after it.
  private mutating func parseSubstitution(
    at opening: Int,
    margin: Range<Int>
  ) throws(TemplateError) -> Int {
    var tag = TagReader(source: source, opening: opening)
    let path = try tag.path()
    try tag.close(": a tag has one path, without operators")
    append(.substitution(Substitution(path: path, margin: margin)))
    return tag.position
  }

  /// Parses `{% … %}`, which has its line alone.
  private mutating func parseBlockTag(at opening: Int, lineEnd: Int) throws(TemplateError) {
    var tag = TagReader(source: source, opening: opening)
    let keyword = try tag.name("a block such as 'if'")
    switch keyword.text {
    case "if":
      try begin(OpenBlock(keyword: keyword, variable: nil, path: try tag.path()))
    case "for":
      let variable = try tag.name("the name of a variable")
      let word = try tag.name("'in'")
      guard word.text == "in" else {
        throw source.error(at: word.offset, message: "expected 'in', found '\(word.text)'")
      }
      try begin(OpenBlock(keyword: keyword, variable: variable, path: try tag.path()))
    case "else":
      guard let block = open.last, block.variable == nil, block.otherwise == nil else {
        throw source.error(
          at: keyword.offset,
          message: "'else' can stand only once in an 'if' block"
        )
      }
      open[open.count - 1].otherwise = []
    case "end":
      guard let block = open.popLast() else {
        throw source.error(
          at: keyword.offset,
          message: "'end' ends no block: expected 'if' or 'for' before"
        )
      }
      append(block.node)
    default:
      let known = ["else", "end", "for", "if"]
      throw source.error("unknown block", name: keyword, known: known, heading: "blocks")
    }
    try tag.close(keyword.text == "if" ? ": a condition is one path, without operators" : "")
    guard source.bytes[tag.position..<lineEnd].allSatisfy(\.isBlank) else {
      throw source.error(at: opening, message: "a block tag has to be alone on its line")
    }
  }

  private mutating func begin(_ block: OpenBlock) throws(TemplateError) {
    guard open.count < Template.deepestNesting else {
      throw source.error(
        at: block.keyword.offset,
        message: "blocks are nested deeper than \(Template.deepestNesting) levels"
      )
    }
    open.append(block)
  }
}
