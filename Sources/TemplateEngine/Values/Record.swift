/// Values by name.
///
/// The fields are kept sorted by name, so two records with the same fields are equal, look the
/// same in every message and are searched quickly, whatever they were made from.
package struct Record: Sendable, Hashable {
  private struct Field: Sendable, Hashable {
    let name: String
    var value: Value
  }

  private var fields: [Field] = []

  /// Creates a record from fields, of which the last one with a name counts.
  package init(_ fields: some Sequence<(String, Value)> = []) {
    for (name, value) in fields { self[name] = value }
  }

  /// Creates a record from a dictionary.
  package init(_ fields: [String: Value]) {
    self.fields = fields.map { Field(name: $0.key, value: $0.value) }
      .sorted { $0.name < $1.name }
  }

  /// The names of its fields, sorted.
  package var names: [String] { fields.map(\.name) }

  /// How many fields it has.
  package var count: Int { fields.count }

  /// Whether it has no fields.
  package var isEmpty: Bool { fields.isEmpty }

  /// The value of a field; setting it to `nil` removes the field.
  ///
  /// - Complexity: O(log *n*) to read, O(*n*) to write.
  package subscript(name: String) -> Value? {
    get {
      let index = firstIndex(notBefore: name)
      guard index < fields.count, fields[index].name == name else { return nil }
      return fields[index].value
    }
    set {
      let index = firstIndex(notBefore: name)
      if index < fields.count && fields[index].name == name { fields.remove(at: index) }
      if let newValue { fields.insert(Field(name: name, value: newValue), at: index) }
    }
  }

  private func firstIndex(notBefore name: String) -> Int {
    var low = 0
    var high = fields.count
    while low < high {
      let middle = low + (high - low) / 2
      if fields[middle].name < name { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
