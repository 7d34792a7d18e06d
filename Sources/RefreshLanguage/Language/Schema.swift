/// The keys of a map of the spec language, bound to the properties of `Root`.
///
/// The `Key` determines the decoding of a value, its default, its documentation, its JSON Schema
/// and its argument in generated code.
package struct Schema<Root: Sendable>: Sendable {
  /// The names, types and documentation of the keys.
  package let table: KeyTable
  private let keys: [Key<Root>]

  /// Creates the schema of a map; with `abbreviatedByFirst`, the value of its first key alone stands
  /// for the map.
  package init(_ keys: [Key<Root>], abbreviatedByFirst: Bool = false) {
    self.keys = keys
    table = KeyTable(keys.map(\.description), abbreviatedByFirst: abbreviatedByFirst)
  }

  /// Sets the properties whose keys a map contains.
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

  /// Sets every property to the default of its key.
  package func reset(_ root: inout Root) {
    for key in keys {
      switch key.effect {
      case .property(let property): property.reset?(&root)
      case .map(let schema): schema.reset(&root)
      case .none: break
      }
    }
  }

  /// Sets each property with a derived default, unless the map contains the property's key.
  func derive(_ map: MapValue, in root: inout Root) {
    for key in keys {
      switch key.effect {
      case .property(let property):
        if let derive = property.derive, map[key.description.name] == nil { derive(&root) }
      case .map(let schema): schema.derive(map.map(key.description.name), in: &root)
      case .none: break
      }
    }
  }

  /// The value of a key's property; `nil` if it is not set.
  package func value(of name: String, in root: Root) -> SpecValue? {
    property(of: name)?.get(root)
  }

  private func property(of name: String) -> Property<Root>? {
    guard let index = table.index(of: name), case .property(let property) = keys[index].effect
    else { return nil }
    return property
  }

  /// Whether a value in a spec sets a key to what it is in `root`.
  package func isValue(_ value: SpecValue, of key: KeyName, in root: Root) -> Bool {
    let keys = key.map.flatMap { schema(of: $0.name) } ?? self
    guard let property = keys.property(of: key.name) else { return false }
    var changed = root
    property.set(value, Palette(), &changed)
    return property.get(changed) == property.get(root)
  }

  /// The schema of a key whose value is a map; `nil` for any other key.
  package func schema(of name: String) -> Schema? {
    guard let index = table.index(of: name), case .map(let schema) = keys[index].effect else {
      return nil
    }
    return schema
  }

  /// The arguments of generated code for `root`, in the order of the keys.
  ///
  /// An argument is left out if its value is the same in `initial`, in which all arguments have the
  /// defaults of their initializers.
  package func statements(about root: Root, unlike initial: Root) -> [Statement] {
    var statements: [Statement] = []
    for key in keys {
      switch key.effect {
      case .none: break
      case .map(let schema):
        statements += schema.statements(about: root, unlike: initial)
          .map { $0.within(key.description) }
      case .property(let property):
        guard let argument = property.argument else { continue }
        let value = property.get(root)
        guard argument.isAlwaysStated || property.get(initial) != value else { continue }
        statements.append(Statement(argument, value, key.description))
      }
    }
    return statements
  }
}

/// A property value with its argument in generated code.
package struct Statement: Sendable {
  /// The initializer argument or the property that gets the value.
  package let argument: Argument
  /// The value; `nil` if the property is not set.
  package let value: SpecValue?
  /// The path of the key, such as `animation.reduceMotion`.
  package private(set) var path: String
  /// The key.
  package let key: KeyDescription

  fileprivate init(_ argument: Argument, _ value: SpecValue?, _ key: KeyDescription) {
    (self.argument, self.value, self.key, path) = (argument, value, key, key.name)
  }

  fileprivate func within(_ map: KeyDescription) -> Statement {
    var statement = self
    statement.path = "\(map.name).\(path)"
    return statement
  }
}
