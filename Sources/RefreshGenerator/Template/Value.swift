/// A value in the data of a template.
package enum Value: Sendable, Hashable {
  /// Text, which a template can substitute.
  case string(String)
  /// True or false, for conditions.
  case bool(Bool)
  /// Values in order, for loops.
  case list([Value])
  case record(Record)

  /// Whether conditions treat the value as true.
  var isTruthy: Bool {
    switch self {
    case .string(let text): !text.isEmpty
    case .bool(let flag): flag
    case .list(let items): !items.isEmpty
    case .record(let record): !record.names.isEmpty
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

  package init(dictionaryLiteral fields: (String, Value)...) {
    self = .record(Record(fields))
  }
}

/// Values by name: so few that a search takes less time than a hash.
package struct Record: Sendable, Hashable {
  private let fields: [Field]

  private struct Field: Sendable, Hashable {
    let name: String
    let value: Value
  }

  /// Creates a record; the names have to differ.
  package init(_ fields: [(String, Value)]) {
    self.fields = fields.map(Field.init)
  }

  var names: [String] { fields.map(\.name) }

  subscript(name: String) -> Value? { fields.first { $0.name == name }?.value }
}

extension Record: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral fields: (String, Value)...) {
    self.init(fields)
  }
}
