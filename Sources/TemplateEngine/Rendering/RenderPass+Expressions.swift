extension RenderPass {
  /// The value of an expression of the current template.
  mutating func evaluate(_ expression: Expression) throws(TemplateError) -> Value {
    try charge(1, at: expression.offset)
    switch expression.form {
    case .literal(let value): return value
    case .path(let path): return try value(of: path)
    case .loop(let field): return try value(of: field, at: expression.offset)
    case .operation(let operation):
      try enter(at: expression.offset)
      let value = try perform(operation)
      leave()
      return value
    }
  }

  // Not inlined: inlined, each level of nesting would take 10 KB of stack.
  @inline(never)
  private mutating func perform(_ operation: Expression.Operation) throws(TemplateError) -> Value {
    switch operation {
    case .filtered(let base, let calls): try apply(calls, to: base)
    case .not(let operand): .bool(try !evaluate(operand).isTruthy)
    case .all(let operands): .bool(try allHold(operands))
    case .any(let operands): .bool(try anyHolds(operands))
    case .equal(let left, let right): .bool(try areEqual(left, right))
    case .notEqual(let left, let right): .bool(try !areEqual(left, right))
    }
  }

  private mutating func allHold(_ operands: [Expression]) throws(TemplateError) -> Bool {
    for operand in operands where try !evaluate(operand).isTruthy { return false }
    return true
  }

  private mutating func anyHolds(_ operands: [Expression]) throws(TemplateError) -> Bool {
    for operand in operands where try evaluate(operand).isTruthy { return true }
    return false
  }

  private mutating func areEqual(
    _ left: Expression,
    _ right: Expression
  ) throws(TemplateError) -> Bool {
    let value = try evaluate(left)
    let other = try evaluate(right)
    try charge(min(value.weight, other.weight) / 64, at: left.offset)
    return value.matches(other)
  }

  private func value(of path: Path) throws(TemplateError) -> Value {
    guard var value = scope.value(of: path.root) else { throw noName(path.root) }
    for index in path.fields.indices {
      guard case .record(let record) = value, let next = record[path.fields[index].text] else {
        let parent = ([path.root] + path.fields[..<index]).map(\.text).joined(separator: ".")
        throw noField(path.fields[index], in: value, at: parent)
      }
      value = next
    }
    return value
  }

  private func noName(_ name: Name) -> TemplateError {
    let help = Suggestion.clause(for: name.text, among: scope.names, heading: "known here")
    return error(at: name.offset, "unknown name '\(name.text)'\(help)")
  }

  private func noField(_ field: Name, in value: Value, at path: String) -> TemplateError {
    guard case .record(let record) = value else {
      return error(
        at: field.offset,
        "'\(path)' has no field '\(field.text)', it is \(value.kindName)"
      )
    }
    let help = Suggestion.clause(for: field.text, among: record.names, heading: "fields")
    return error(at: field.offset, "'\(path)' has no field '\(field.text)'\(help)")
  }

  private func value(of field: LoopField, at offset: Int) throws(TemplateError) -> Value {
    guard let loop = scope.loop else {
      throw error(at: offset, "'loop' is known only in a 'for' block")
    }
    switch field {
    case .first: return .bool(loop.index == 0)
    case .last: return .bool(loop.index == loop.count - 1)
    case .index: return .int(loop.index)
    }
  }
}

// MARK: Filters

extension RenderPass {
  private mutating func apply(
    _ calls: [FilterCall],
    to base: Expression
  ) throws(TemplateError) -> Value {
    var value = try evaluate(base)
    for call in calls {
      var arguments: [Value] = []
      for argument in call.arguments { arguments.append(try evaluate(argument)) }
      value = try run(call.name, value, arguments)
    }
    return value
  }

  private mutating func run(
    _ name: Name,
    _ value: Value,
    _ arguments: [Value]
  ) throws(TemplateError) -> Value {
    guard let filter = renderer.filters[name.text] else {
      let known = Array(renderer.filters.keys)
      let help = Suggestion.clause(for: name.text, among: known, heading: "filters")
      throw error(at: name.offset, "unknown filter '\(name.text)'\(help)")
    }
    let result: Value
    do {
      result = try filter(value, arguments)
    } catch {
      throw self.error(at: name.offset, "filter '\(name.text)': \(error)")
    }
    try charge(1 + value.weight / 64 + result.weight / 64, at: name.offset)
    return result
  }
}
