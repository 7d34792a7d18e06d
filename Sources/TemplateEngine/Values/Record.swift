/// Named values.
package struct Record: Sendable, Hashable {
  private var fields: [String: Value] = [:]

  /// Creates a record from fields; of fields with the same name, the last counts.
  package init(_ fields: some Sequence<(String, Value)> = []) {
    self.fields = Dictionary(fields) { _, last in last }
  }

  /// Creates a record from a dictionary.
  package init(_ fields: [String: Value]) {
    self.fields = fields
  }

  /// The names of the fields, sorted.
  package var names: [String] { fields.keys.sorted() }

  /// The number of fields.
  package var count: Int { fields.count }

  /// Whether the record is empty.
  package var isEmpty: Bool { fields.isEmpty }

  /// The value of a field; setting it to `nil` removes the field.
  package subscript(name: String) -> Value? {
    get { fields[name] }
    set { fields[name] = newValue }
  }
}
