/// An expression with its position.
///
/// An immutable class, so that rendering copies a reference instead of the whole expression.
final class Expression: Sendable {
  /// The form of an expression.
  enum Form: Sendable {
    case literal(Value)
    case path(Path)
    case loop(LoopField)
    case operation(Operation)
  }

  /// An operation on other expressions.
  ///
  /// A chain such as `a or b or c` is one list of operands, so that a long chain cannot exhaust the
  /// stack.
  enum Operation: Sendable {
    case filtered(Expression, [FilterCall])
    case not(Expression)
    case all([Expression])
    case any([Expression])
    case equal(Expression, Expression)
    case notEqual(Expression, Expression)
  }

  let form: Form
  /// The offset of the first byte in the template.
  let offset: Int

  init(_ form: Form, at offset: Int) {
    (self.form, self.offset) = (form, offset)
  }
}

/// A variable, or a field of its value, such as `a.b.c`.
struct Path: Sendable {
  let root: Name
  let fields: [Name]

  init(_ root: Name, fields: [Name]) {
    (self.root, self.fields) = (root, fields)
  }
}

/// A name in a template with its position.
struct Name: Sendable {
  let text: String
  let offset: Int
}

/// A filter with its arguments.
struct FilterCall: Sendable {
  let name: Name
  let arguments: [Expression]
}

/// The fields of `loop`, which describe the innermost loop.
enum LoopField: String, Sendable, CaseIterable {
  case first
  case last
  case index
}
