/// A part of a parsed template.
///
/// The larger nodes are immutable classes, so that rendering copies references instead of fields.
enum Node: Sendable {
  /// Text that is copied to the output.
  case text(Range<Int>)
  /// Spaces and tabs, written only if the line has further output.
  case margin(Range<Int>)
  case substitution(Substitution)
  case condition(Condition)
  case loop(Loop)
  case include(Include)

  /// The offset of the first byte in the template.
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

/// `{{ expression }}`: the text of an expression.
struct Substitution: Sendable {
  let expression: Expression
  /// The spaces and tabs that indent all lines of the text after the first.
  let margin: Range<Int>
}

/// `{% if … %}`: the first branch whose test is true.
struct Condition: Sendable {
  /// A test, and the nodes that are rendered if it is true.
  struct Branch: Sendable {
    let test: Expression
    let body: [Node]
  }

  let branches: [Branch]
  /// The nodes that are rendered if no test is true.
  let otherwise: [Node]
  let offset: Int
}

/// `{% for … %}`: the body, once for each item of a list.
///
/// A class, so that rendering copies a reference instead of the body.
final class Loop: Sendable {
  let variable: Name
  let list: Expression
  let body: [Node]
  /// The nodes that are rendered if the list is empty.
  let otherwise: [Node]
  let offset: Int

  init(variable: Name, list: Expression, body: [Node], otherwise: [Node], offset: Int) {
    (self.variable, self.list) = (variable, list)
    (self.body, self.otherwise, self.offset) = (body, otherwise, offset)
  }
}

/// `{% include … %}`: the output of another template.
///
/// A class, so that each `Node` stays as small as a reference.
final class Include: Sendable {
  let name: Name
  let placement: Placement

  init(name: Name, placement: Placement) {
    (self.name, self.placement) = (name, placement)
  }
}
