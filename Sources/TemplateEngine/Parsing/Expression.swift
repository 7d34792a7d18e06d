/// Something with a value, with the place where it begins.
struct Expression: Sendable, Hashable {
  /// What an expression is made of.
  enum Form: Sendable, Hashable {
    case literal(Value)
    case path(Name, fields: [Name])
    case loop(LoopField)
    case operation(Operation)
  }

  /// How other expressions are put together.
  ///
  /// Chains are lists, not nested pairs, so that a long one cannot exhaust the stack.
  indirect enum Operation: Sendable, Hashable {
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
}

/// A word of a template with its place.
struct Name: Sendable, Hashable {
  let text: String
  let offset: Int
  /// What it is looked up by.
  let hash: NameHash

  init(text: String, offset: Int) {
    (self.text, self.offset, hash) = (text, offset, NameHash(text))
  }
}

/// A filter with the arguments it is given.
struct FilterCall: Sendable, Hashable {
  let name: Name
  let arguments: [Expression]
}

/// What a template can ask about the loop it is in.
enum LoopField: String, Sendable, CaseIterable {
  case first
  case last
  case index
}
