/// A JSON value whose objects keep the order of their keys.
package enum JSON: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  /// One key of an object with its value.
  package struct Member: Sendable, Hashable {
    package var key: String
    package var value: JSON

    package init(key: String, value: JSON) {
      self.key = key
      self.value = value
    }
  }

  /// The value of `key`, if this is an object that contains it.
  package subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  package var number: Double? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  /// The text, if this is a string.
  package var string: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  /// The boolean, if this is one.
  package var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// The elements, if this is an array.
  package var array: [JSON]? {
    guard case .array(let value) = self else { return nil }
    return value
  }

  /// The object without the members that are null.
  package var withoutNulls: JSON {
    .object((members ?? []).filter { $0.value != .null })
  }

  /// The members, if this is an object.
  package var members: [Member]? {
    guard case .object(let value) = self else { return nil }
    return value
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(members.map { Member(key: $0.0, value: $0.1) })
  }
}
