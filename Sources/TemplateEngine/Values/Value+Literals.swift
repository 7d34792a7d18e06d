extension Value: ExpressibleByNilLiteral {
  /// Creates a null.
  package init(nilLiteral: ()) {
    self = .null
  }
}

extension Value: ExpressibleByBooleanLiteral {
  /// Creates a boolean.
  package init(booleanLiteral flag: Bool) {
    self = .bool(flag)
  }
}

extension Value: ExpressibleByIntegerLiteral {
  /// Creates a whole number.
  package init(integerLiteral number: Int) {
    self = .int(number)
  }
}

extension Value: ExpressibleByFloatLiteral {
  /// Creates a number with a fraction.
  package init(floatLiteral number: Double) {
    self = .double(number)
  }
}

extension Value: ExpressibleByStringInterpolation {
  /// Creates text.
  package init(stringLiteral text: String) {
    self = .string(text)
  }
}

extension Value: ExpressibleByArrayLiteral {
  /// Creates a list.
  package init(arrayLiteral items: Value...) {
    self = .list(items)
  }
}

extension Value: ExpressibleByDictionaryLiteral {
  /// Creates a record; of fields with the same name, the last counts.
  package init(dictionaryLiteral fields: (String, Value)...) {
    self = .record(Record(fields))
  }
}
