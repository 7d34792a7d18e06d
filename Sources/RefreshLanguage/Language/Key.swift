/// One key of the spec language.
package struct Key: Sendable {
  /// How specs write it.
  package var name: String
  /// What it takes.
  package var type: ValueType
  /// What holds where a spec does not say.
  package var fallback: Fallback
  /// What it means, as a sentence.
  package var summary: String
  /// The version of the language that brought it.
  package var since: Int

  /// What holds where a key is missing.
  package enum Fallback: Sendable {
    /// The spec has to say.
    case required
    /// Nothing holds.
    case nothing
    /// A value of its own.
    case value(SpecValue)
    /// What another key holds.
    case sameAs(String)
  }

  /// Creates a key.
  package init(
    _ name: String,
    _ type: ValueType,
    _ fallback: Fallback,
    _ summary: String,
    since: Int = 1
  ) {
    self.name = name
    self.type = type
    self.fallback = fallback
    self.summary = summary
    self.since = since
  }
}

/// The keys that one map may hold, in the order in which they are documented.
package struct KeyTable: Sendable {
  /// The keys.
  package let keys: [Key]
  /// Those that a map has to have.
  package let required: [Key]

  /// Creates a table.
  package init(_ keys: [Key]) {
    self.keys = keys
    required = keys.filter {
      guard case .required = $0.fallback else { return false }
      return true
    }
  }

  /// The names of all keys.
  package var names: [String] { keys.map(\.name) }

  /// The key of a name.
  package subscript(name: String) -> Key? {
    index(of: name).map { keys[$0] }
  }

  /// What a key takes.
  package func type(of name: String) -> ValueType? {
    index(of: name).map { keys[$0].type }
  }

  /// What holds where a key is missing.
  package func fallback(of name: String) -> Key.Fallback? {
    index(of: name).map { keys[$0].fallback }
  }

  // Looked into for every key of a spec: nothing is copied on the way.
  private func index(of name: String) -> Int? {
    let length = name.utf8.count
    for index in keys.indices
    where keys[index].name.utf8.count == length && keys[index].name == name {
      return index
    }
    return nil
  }
}
