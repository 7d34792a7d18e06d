import RefreshDiagnostics

/// Values that a page contains once, and to which its controls refer by index.
struct SharedValues<Key: Hashable> {
  /// The values, in the order of their indices.
  private(set) var values: [JSON] = []
  private var indices: [Key: Int] = [:]

  /// The index of the value of a key; `nil` if the page does not contain the value yet.
  func index(of key: Key) -> JSON? { indices[key].map { .number(Double($0)) } }

  /// Adds the value of a key; returns its index.
  mutating func add(_ value: JSON, for key: Key) -> JSON {
    indices[key] = values.count
    values.append(value)
    return .number(Double(values.count - 1))
  }

  /// The index of the value of a key; the first use of a key computes its value.
  mutating func index(of key: Key, computing value: () -> JSON) -> JSON {
    index(of: key) ?? add(value(), for: key)
  }
}

extension SharedValues<JSON> {
  /// The index of a value.
  mutating func index(ofValue value: JSON) -> JSON { index(of: value) { value } }
}

extension JSON {
  /// A string; `null` for `nil`.
  static func text(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }

  /// A number; `null` for infinity, which JSON cannot represent.
  static func finite(_ number: Double) -> JSON { number.isFinite ? .number(number) : .null }
}
