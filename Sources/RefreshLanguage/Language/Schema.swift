/// The keys of one map of the spec language, bound to the properties of `Root`.
///
/// Everything about a key follows from its row: how it is decoded, what holds without it, what the
/// reference, the JSON Schema and `init` say about it, and how generated code states it.
package struct Schema<Root: Sendable>: Sendable {
  /// How specs write the keys.
  package let table: KeyTable
  private let keys: [Key<Root>]

  /// Creates the schema of a map.
  package init(_ keys: [Key<Root>]) {
    self.keys = keys
    table = KeyTable(keys.map(\.description))
  }

  /// Sets the properties whose keys a map has.
  package func apply(_ map: MapValue, in palette: Palette = Palette(), to root: inout Root) {
    for index in map.entries.indices {
      guard let key = table.index(of: map.entries[index].name) else { continue }
      switch (keys[key].effect, map.entries[index].field.value) {
      case (.property(let property), let value): property.set(value, palette, &root)
      case (.map(let schema), .map(let inner)): schema.apply(inner, in: palette, to: &root)
      case (.none, _), (.map, _): break
      }
    }
  }

  /// Gives every property the default of its key.
  package func reset(_ root: inout Root) {
    for key in keys {
      switch key.effect {
      case .property(let property): property.reset?(&root)
      case .map(let schema): schema.reset(&root)
      case .none: break
      }
    }
  }

  /// Derives the properties that follow others, unless a map has their keys.
  package func derive(_ map: MapValue, in root: inout Root) {
    for key in keys {
      switch key.effect {
      case .property(let property):
        if let derive = property.derive, !map.has(key.description.name) { derive(&root) }
      case .map(let schema): schema.derive(map.map(key.description.name), in: &root)
      case .none: break
      }
    }
  }

  /// The value that a key's property has; `nil` where it has none.
  package func value(of name: String, in root: Root) -> DesignValue? {
    guard let index = table.index(of: name), case .property(let property) = keys[index].effect
    else { return nil }
    return property.get(root)
  }

  /// The schema of a map that a key holds.
  package func schema(of name: String) -> Schema? {
    guard let index = table.index(of: name), case .map(let schema) = keys[index].effect else {
      return nil
    }
    return schema
  }

  /// What generated code states about `root`, in the order of the rows.
  ///
  /// What is the same in `initial`, which is made without any arguments, goes without saying.
  package func statements(about root: Root, unlike initial: Root) -> [Statement] {
    keys.flatMap { key -> [Statement] in
      switch key.effect {
      case .none: return []
      case .map(let schema):
        return schema.statements(about: root, unlike: initial).map { $0.within(key.description) }
      case .property(let property):
        guard let argument = property.argument else { return [] }
        let value = property.get(root)
        let goesWithoutSaying = !argument.isAlwaysStated && property.get(initial) == value
        return goesWithoutSaying ? [] : [Statement(argument, value, key.description)]
      }
    }
  }
}

/// The value of a property, and how generated code states it.
package struct Statement: Sendable {
  /// How generated code states it.
  package let argument: Argument
  /// The value; `nil` where the property has none.
  package let value: DesignValue?
  /// The path of the key that set it, such as `animation.reduceMotion`.
  package private(set) var path: String
  /// What the key means, as a sentence.
  package let summary: String

  fileprivate init(_ argument: Argument, _ value: DesignValue?, _ key: KeyDescription) {
    self.argument = argument
    self.value = value
    path = key.name
    summary = key.summary
  }

  fileprivate func within(_ map: KeyDescription) -> Statement {
    var statement = self
    statement.path = "\(map.name).\(path)"
    return statement
  }
}
