/// Values by name.
///
/// Fields are found by the hashes of their names, which stand in a row: records are built for one
/// rendering and have few fields, so neither sorting nor a table would pay.
package struct Record: Sendable {
  private struct Field: Sendable {
    let hash: NameHash
    let name: String
    var value: Value
  }

  private var fields: [Field] = []

  /// Creates a record from fields, of which the last one with a name counts.
  package init(_ fields: some Sequence<(String, Value)> = []) {
    self.fields.reserveCapacity(fields.underestimatedCount)
    for (name, value) in fields { set(name, value) }
  }

  /// Creates a record from a dictionary.
  package init(_ fields: [String: Value]) {
    self.init(fields.map { ($0.key, $0.value) })
  }

  /// The names of its fields, sorted.
  package var names: [String] { fields.map(\.name).sorted() }

  /// How many fields it has.
  package var count: Int { fields.count }

  /// Whether it has no fields.
  package var isEmpty: Bool { fields.isEmpty }

  /// The value of a field; setting it to `nil` removes the field.
  ///
  /// - Complexity: O(*n*).
  package subscript(name: String) -> Value? {
    get { index(of: name, NameHash(name)).map { fields[$0].value } }
    set {
      if let newValue {
        set(name, newValue)
      } else if let index = index(of: name, NameHash(name)) {
        fields.remove(at: index)
      }
    }
  }

  /// The value of the field that a template names.
  func value(of name: Name) -> Value? {
    index(of: name.text, name.hash).map { fields[$0].value }
  }

  private mutating func set(_ name: String, _ value: Value) {
    let hash = NameHash(name)
    if let index = index(of: name, hash) {
      fields[index].value = value
    } else {
      fields.append(Field(hash: hash, name: name, value: value))
    }
  }

  private func index(of name: String, _ hash: NameHash) -> Int? {
    fields.indices.first { fields[$0].hash == hash && fields[$0].name == name }
  }
}

extension Record: Hashable {
  /// Whether two records have the same fields, in whatever order.
  package static func == (left: Record, right: Record) -> Bool {
    left.count == right.count
      && left.fields.allSatisfy { field in
        right.index(of: field.name, field.hash).map { right.fields[$0].value } == field.value
      }
  }

  /// Hashes what does not depend on the order of the fields.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(names)
  }
}
