/// Parses the expressions of one tag.
struct ExpressionParser {
  /// The words that are not valid as names of variables.
  static let reservedWords: Set = ["and", "false", "in", "loop", "not", "null", "or", "true"]

  private let source: Source
  private let tokens: [Token]
  private var next = 0
  private var depth = 0

  init(_ source: Source, _ tokens: [Token]) {
    self.source = source
    self.tokens = tokens
  }

  /// Parses an expression of any kind.
  mutating func expression() throws(TemplateError) -> Expression {
    try enter()
    let first = try conjunction()
    var operands = [first]
    while takeWord("or") { operands.append(try conjunction()) }
    depth -= 1
    return operands.count == 1 ? first : operation(.any(operands), at: first.offset)
  }

  /// Parses a name, which may be a reserved word.
  mutating func name(_ expected: String) throws(TemplateError) -> Name {
    guard case .name(let text) = token.kind else { throw unexpected(expected) }
    let name = Name(text: text, offset: token.offset)
    next += 1
    return name
  }

  /// Parses the name of a variable.
  mutating func variable() throws(TemplateError) -> Name {
    let name = try name("a variable")
    guard !Self.reservedWords.contains(name.text) else {
      throw source.error(at: name.offset, "'\(name.text)' cannot name a variable")
    }
    return name
  }

  /// Parses the name of a template, with or without quotes.
  mutating func templateName() throws(TemplateError) -> Name {
    guard case .string(let text) = token.kind else { return try name("the name of a template") }
    let name = Name(text: text, offset: token.offset)
    next += 1
    return name
  }

  /// Parses a required word.
  mutating func expectWord(_ word: String) throws(TemplateError) {
    guard takeWord(word) else { throw unexpected("'\(word)'") }
  }

  /// Throws unless the tag ends here.
  func expectEnd() throws(TemplateError) {
    guard case .close = token.kind else {
      let closing = tokens.last?.summary ?? "the end"
      throw unexpected(closing)
    }
  }
}

// MARK: Precedence levels

extension ExpressionParser {
  private mutating func conjunction() throws(TemplateError) -> Expression {
    let first = try negation()
    var operands = [first]
    while takeWord("and") { operands.append(try negation()) }
    return operands.count == 1 ? first : operation(.all(operands), at: first.offset)
  }

  private mutating func negation() throws(TemplateError) -> Expression {
    let offset = token.offset
    var count = 0
    while takeWord("not") { count += 1 }
    var negated = try comparison()
    // A long chain of 'not' must not exhaust the stack. Two 'not' cancel out, so only the last one
    // or two are kept, which also turn the value into a boolean.
    for _ in 0..<(count > 2 ? 2 - count % 2 : count) {
      negated = operation(.not(negated), at: offset)
    }
    return negated
  }

  private mutating func comparison() throws(TemplateError) -> Expression {
    let left = try filtered()
    if take(.equal) {
      return operation(.equal(left, try filtered()), at: left.offset)
    }
    if take(.notEqual) {
      return operation(.notEqual(left, try filtered()), at: left.offset)
    }
    return left
  }

  private func operation(_ operation: Expression.Operation, at offset: Int) -> Expression {
    Expression(.operation(operation), at: offset)
  }

  private mutating func filtered() throws(TemplateError) -> Expression {
    let base = try primary()
    var calls: [FilterCall] = []
    while take(.pipe) {
      let name = try name("the name of a filter")
      calls.append(FilterCall(name: name, arguments: try arguments()))
    }
    return calls.isEmpty ? base : operation(.filtered(base, calls), at: base.offset)
  }

  /// Parses the arguments in parentheses, if any.
  private mutating func arguments() throws(TemplateError) -> [Expression] {
    guard take(.leftParenthesis), !take(.rightParenthesis) else { return [] }
    var arguments = [try expression()]
    while take(.comma) { arguments.append(try expression()) }
    guard take(.rightParenthesis) else { throw unexpected("')'") }
    return arguments
  }
}

// MARK: Paths, literals and groups

extension ExpressionParser {
  private mutating func primary() throws(TemplateError) -> Expression {
    let offset = token.offset
    guard take(.leftParenthesis) else { return Expression(try leaf(), at: offset) }
    let inner = try expression()
    guard take(.rightParenthesis) else { throw unexpected("')'") }
    return Expression(inner.form, at: offset)
  }

  /// Parses an expression without nested expressions; separate from `primary` to save stack space.
  private mutating func leaf() throws(TemplateError) -> Expression.Form {
    let start = token
    next += 1
    switch start.kind {
    case .string(let text): return .literal(.string(text))
    case .int(let number): return .literal(.int(number))
    case .double(let number): return .literal(.double(number))
    case .name("true"): return .literal(true)
    case .name("false"): return .literal(false)
    case .name("null"): return .literal(.null)
    case .name("loop"): return .loop(try loopField())
    case .name(let text) where !Self.reservedWords.contains(text):
      return .path(Path(Name(text: text, offset: start.offset), fields: try fields()))
    case .name, .symbol, .close:
      next -= 1
      throw unexpected("an expression")
    }
  }

  private mutating func fields() throws(TemplateError) -> [Name] {
    var fields: [Name] = []
    while take(.dot) { fields.append(try name("the name of a field")) }
    return fields
  }

  private mutating func loopField() throws(TemplateError) -> LoopField {
    guard take(.dot) else { throw unexpected("'.' and a field of 'loop'") }
    let name = try name("the name of a field")
    guard let field = LoopField(rawValue: name.text) else {
      let known = LoopField.allCases.map(\.rawValue)
      let help = Suggestion.clause(for: name.text, among: known, heading: "fields")
      throw source.error(at: name.offset, "'loop' has no field '\(name.text)'\(help)")
    }
    return field
  }
}

// MARK: Tokens

extension ExpressionParser {
  /// The next token; always exists, because the closing delimiter is never consumed.
  private var token: Token {
    tokens[min(next, tokens.count - 1)]
  }

  private mutating func take(_ symbol: Token.Symbol) -> Bool {
    guard token.kind == .symbol(symbol) else { return false }
    next += 1
    return true
  }

  private mutating func takeWord(_ word: String) -> Bool {
    guard token.kind == .name(word) else { return false }
    next += 1
    return true
  }

  private mutating func enter() throws(TemplateError) {
    depth += 1
    guard depth <= Nesting.limit else {
      throw source.error(
        at: token.offset,
        "expression is nested deeper than \(Nesting.limit) levels"
      )
    }
  }

  private func unexpected(_ expected: String) -> TemplateError {
    source.error(at: token.offset, "expected \(expected), found \(token.summary)")
  }
}
