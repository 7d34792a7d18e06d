/// A part of a parsed template.
///
/// Nodes with children are immutable classes, so that rendering copies references instead of
/// children.
enum Node: Sendable {
  /// Text of the template, written as it stands.
  case text(Range<Int>)
  /// Blanks of the template that are written only if something follows them on their line.
  case margin(Range<Int>)
  case substitution(Substitution)
  case condition(Condition)
  case loop(Loop)
  case include(Include)

  /// Where it begins, in bytes from the start of the template.
  var offset: Int {
    switch self {
    case .text(let range), .margin(let range): range.lowerBound
    case .substitution(let substitution): substitution.expression.offset
    case .condition(let condition): condition.offset
    case .loop(let loop): loop.offset
    case .include(let include): include.name.offset
    }
  }
}

/// The text of an expression.
final class Substitution: Sendable {
  let expression: Expression
  /// The blanks that indent every line of the text but the first.
  let margin: Range<Int>

  init(_ expression: Expression, margin: Range<Int>) {
    (self.expression, self.margin) = (expression, margin)
  }
}

/// The body of the first branch that holds.
final class Condition: Sendable {
  /// One test and what is written if it holds.
  struct Branch: Sendable {
    let test: Expression
    let body: [Node]
  }

  let branches: [Branch]
  /// What is written if no branch holds.
  let otherwise: [Node]
  let offset: Int

  init(branches: [Branch], otherwise: [Node], offset: Int) {
    (self.branches, self.otherwise, self.offset) = (branches, otherwise, offset)
  }
}

/// The body once for each item of a list.
final class Loop: Sendable {
  let variable: Name
  let list: Expression
  let body: [Node]
  /// What is written if the list is empty.
  let otherwise: [Node]
  let offset: Int

  init(variable: Name, list: Expression, body: [Node], otherwise: [Node], offset: Int) {
    (self.variable, self.list) = (variable, list)
    (self.body, self.otherwise, self.offset) = (body, otherwise, offset)
  }
}

/// The text of another template.
final class Include: Sendable {
  let name: Name
  let placement: Placement

  init(name: Name, placement: Placement) {
    (self.name, self.placement) = (name, placement)
  }
}
