import Testing

@testable import TemplateEngine

@Suite struct ExpressionParserTests {
  /// The tree of an expression, fully bracketed.
  private func tree(_ text: String) throws -> String {
    let template = try Template.parse(name: "t", source: "{{ \(text) }}")
    guard case .substitution(let substitution) = template.nodes.first else { return "" }
    return describe(substitution.expression)
  }

  private func describe(_ expression: Expression) -> String {
    switch expression.form {
    case .literal(.string(let text)): text.debugDescription
    case .literal(let value): value.text ?? value.kindName
    case .path(let path): ([path.root] + path.fields).map(\.text).joined(separator: ".")
    case .loop(let field): "loop.\(field.rawValue)"
    case .operation(let operation): "(\(describe(operation)))"
    }
  }

  private func describe(_ operation: Expression.Operation) -> String {
    switch operation {
    case .filtered(let base, let calls):
      ([describe(base)] + calls.map(describe)).joined(separator: " | ")
    case .not(let operand): "not \(describe(operand))"
    case .all(let operands): operands.map(describe).joined(separator: " and ")
    case .any(let operands): operands.map(describe).joined(separator: " or ")
    case .equal(let left, let right): "\(describe(left)) == \(describe(right))"
    case .notEqual(let left, let right): "\(describe(left)) != \(describe(right))"
    }
  }

  private func describe(_ call: FilterCall) -> String {
    "\(call.name.text)[\(call.arguments.map(describe).joined(separator: ", "))]"
  }

  @Test(arguments: [
    ("a", "a"), ("a . b.c", "a.b.c"), ("a.end.in.not", "a.end.in.not"), ("end", "end"),
    ("\"x\"", "\"x\""), ("-12", "-12"), ("1.50", "1.5"), ("true", "true"), ("null", "null"),
    ("loop.first", "loop.first"), ("(a)", "a"), ("((a.b))", "a.b"),
    ("a or b and not c == d | e", "(a or (b and (not (c == (d | e[])))))"),
    ("a and b and c or d", "((a and b and c) or d)"),
    ("(a or b) and c", "((a or b) and c)"),
    ("not (a) != b", "(not (a != b))"),
    ("not not a", "(not (not a))"), ("not not not a", "(not a)"),
    ("not not not not a", "(not (not a))"),
    ("a | f | g(1, \"x\", b | h) | i()", "(a | f[] | g[1, \"x\", (b | h[])] | i[])"),
  ])
  func bindsAsDocumented(text: String, expected: String) throws {
    #expect(try tree(text) == expected)
  }

  @Test func givesEachExpressionItsOffset() throws {
    let template = try Template.parse(name: "t", source: "é{{ (a.b) | f }}")
    guard case .substitution(let node) = template.nodes.last,
      case .operation(.filtered(let base, let calls)) = node.expression.form,
      case .path(let path) = base.form
    else {
      Issue.record("not a filtered path")
      return
    }
    #expect(node.expression.offset == 5)
    #expect([path.root.offset, path.fields[0].offset, calls[0].name.offset] == [6, 8, 13])
  }

  @Test(arguments: [
    ("", "5: expected an expression, found '}}'"),
    ("a b", "6: expected '}}', found 'b'"),
    ("a == b == c", "11: expected '}}', found '=='"),
    ("a.", "7: expected the name of a field, found '}}'"),
    ("a.1", "6: expected the name of a field, found a number"),
    ("a |", "8: expected the name of a filter, found '}}'"),
    ("a | \"b\"", "8: expected the name of a filter, found a string"),
    ("a | f(b", "12: expected ')', found '}}'"),
    ("a | f(,)", "10: expected an expression, found ','"),
    ("a | f(b,)", "12: expected an expression, found ')'"),
    ("(a", "7: expected ')', found '}}'"),
    ("and", "4: expected an expression, found 'and'"),
    ("a or", "9: expected an expression, found '}}'"),
    ("loop", "9: expected '.' and a field of 'loop', found '}}'"),
    (
      "loop.frist",
      "9: 'loop' has no field 'frist'; did you mean 'first'? fields: 'first', 'index', 'last'"
    ),
  ])
  func reportsFaultsWhereTheyAre(text: String, message: String) {
    #expect(failure("{{ \(text) }}") == "t:1:\(message)")
  }
}
