/// A value in the data of a template.
package enum Value: Sendable, Hashable {
  /// Text, which a template can substitute.
  case string(String)
  /// True or false, for conditions.
  case bool(Bool)
  /// Values in order, for loops.
  case list([Value])
  /// Values by name.
  case record([String: Value])

  /// Whether conditions treat the value as true.
  var isTruthy: Bool {
    switch self {
    case .string(let text): !text.isEmpty
    case .bool(let flag): flag
    case .list(let items): !items.isEmpty
    case .record(let fields): !fields.isEmpty
    }
  }

  /// The kind of the value with an article, as messages name it.
  var kindName: String {
    switch self {
    case .string: "text"
    case .bool: "a boolean"
    case .list: "a list"
    case .record: "a record"
    }
  }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
  package init(stringLiteral text: String) {
    self = .string(text)
  }

  /// Creates a record; the names have to differ.
  package init(dictionaryLiteral fields: (String, Value)...) {
    self = .record(Dictionary(uniqueKeysWithValues: fields))
  }
}
