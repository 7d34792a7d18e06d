/// A part of a parsed template.
enum Node: Sendable, Hashable {
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
struct Substitution: Sendable, Hashable {
  let expression: Expression
  /// The blanks that indent every line of the text but the first.
  let margin: Range<Int>
}

/// The body of the first branch that holds.
struct Condition: Sendable, Hashable {
  /// One test and what is written if it holds.
  struct Branch: Sendable, Hashable {
    let test: Expression
    let body: [Node]
  }

  let branches: [Branch]
  /// What is written if no branch holds.
  let otherwise: [Node]
  let offset: Int
}

/// The body once for each item of a list.
struct Loop: Sendable, Hashable {
  let variable: Name
  let list: Expression
  let body: [Node]
  /// What is written if the list is empty.
  let otherwise: [Node]
  let offset: Int
}

/// The text of another template.
struct Include: Sendable, Hashable {
  let name: Name
  let placement: Placement
}
