/// A value in the data of a template.
package enum Value: Sendable, Hashable {
  /// The absence of a value.
  case null
  /// True or false.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// A number with a fraction.
  case double(Double)
  /// Text.
  case string(String)
  /// Text that is already rendered, in UTF-8.
  case rendered([UInt8])
  /// Values in order.
  case list([Value])
  /// Named values.
  case record(Record)
}

extension Value {
  /// Whether conditions treat the value as true.
  package var isTruthy: Bool {
    switch self {
    case .null: false
    case .bool(let flag): flag
    case .int(let number): number != 0
    case .double(let number): number != 0
    case .string(let text): !text.isEmpty
    case .rendered(let text): !text.isEmpty
    case .list(let items): !items.isEmpty
    case .record(let record): !record.isEmpty
    }
  }

  /// Whether the value is text.
  var isText: Bool {
    switch self {
    case .string, .rendered: true
    case .null, .bool, .int, .double, .list, .record: false
    }
  }

  /// The text that a substitution writes; `nil` for values that cannot be substituted.
  package var text: String? {
    switch self {
    case .bool(let flag): flag ? "true" : "false"
    case .int(let number): String(number)
    case .double(let number): String(number)
    case .string(let text): text
    case .rendered(let text): String(decoding: text, as: UTF8.self)
    case .null, .list, .record: nil
    }
  }

  /// The kind of the value with an article, as messages name it.
  package var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .int, .double: "a number"
    case .string, .rendered: "a string"
    case .list: "a list"
    case .record: "a record"
    }
  }

  /// Whether a template treats two values as equal; 1 and 1.0 are equal.
  func matches(_ other: Value) -> Bool {
    if case .int(let whole) = self, case .double(let number) = other {
      return Double(exactly: whole) == number
    }
    if case .double = self, case .int = other { return other.matches(self) }
    if case .rendered(let text) = self {
      return Value.string(String(decoding: text, as: UTF8.self)).matches(other)
    }
    if case .string = self, case .rendered = other { return other.matches(self) }
    return self == other
  }

  /// The size of the value for the limit on steps: its bytes, items or fields.
  var weight: Int {
    switch self {
    case .null, .bool, .int, .double: 1
    case .string(let text): text.utf8.count
    case .rendered(let text): text.count
    case .list(let items): items.count
    case .record(let record): record.count
    }
  }
}
