/// Something with a value, with the place where it begins.
///
/// A class that never changes, as the nodes with parts are.
final class Expression: Sendable {
  /// What an expression is made of.
  enum Form: Sendable {
    case literal(Value)
    case path(Path)
    case loop(LoopField)
    case operation(Operation)
  }

  /// How other expressions are put together.
  ///
  /// Chains are lists, not nested pairs, so that a long one cannot exhaust the stack.
  enum Operation: Sendable {
    case filtered(Expression, [FilterCall])
    case not(Expression)
    case all([Expression])
    case any([Expression])
    case equal(Expression, Expression)
    case notEqual(Expression, Expression)
  }

  let form: Form
  /// Where it begins, in bytes from the start of the template.
  let offset: Int

  init(_ form: Form, at offset: Int) {
    (self.form, self.offset) = (form, offset)
  }
}

/// A variable, and the way from it to one of the fields in it.
final class Path: Sendable {
  let root: Name
  let fields: [Name]

  init(_ root: Name, fields: [Name]) {
    (self.root, self.fields) = (root, fields)
  }
}

/// A word of a template with its place.
struct Name: Sendable {
  let text: String
  let offset: Int
}

/// A filter with the arguments it is given.
struct FilterCall: Sendable {
  let name: Name
  let arguments: [Expression]
}

/// What a template can ask about the loop it is in.
enum LoopField: String, Sendable, CaseIterable {
  case first
  case last
  case index
}
