/// The keys of a map of the spec language, bound to the properties of `Root`.
///
/// The `Key` determines the decoding of a value, its default, its documentation, its JSON Schema
/// and its argument in generated code.
package struct Schema<Root: Sendable>: Sendable {
  /// The names, types and documentation of the keys.
  package let table: KeyTable
  private let keys: [Key<Root>]
  /// The keys, and the arguments of generated code that are no keys.
  private let rows: [Key<Root>]
  /// The keys with a default that follows from other keys, and the maps with such keys.
  private let derived: [Key<Root>]
  /// The setters of the keys with a property, by index, since a whole `Property` is slow to copy.
  private let setters: [(@Sendable (SpecValue, Palette, inout Root) -> Void)?]

  /// Creates the schema of a map; with `abbreviatedByFirst`, the value of its first key alone stands
  /// for the map.
  package init(keys rows: [Key<Root>], abbreviatedByFirst: Bool = false) {
    self.rows = rows
    keys = rows.filter(\.isWritten)
    setters = keys.map { key in
      guard case .property(let property) = key.effect else { return nil }
      return property.set
    }
    derived = keys.filter { key in
      switch key.effect {
      case .property(let property): property.derive != nil
      case .map(let schema): !schema.derived.isEmpty
      case .none: false
      }
    }
    table = KeyTable(keys: keys.map(\.description), abbreviatedByFirst: abbreviatedByFirst)
  }

  /// Sets the properties whose keys a map contains.
  package func apply(_ map: MapValue, in palette: Palette = Palette(), to root: inout Root) {
    for index in map.entries.indices {
      guard let key = table.index(of: map.entries[index].name) else { continue }
      if let set = setters[key] {
        set(map.entries[index].field.value, palette, &root)
      } else if case .map(let schema) = keys[key].effect,
        case .map(let inner) = map.entries[index].field.value
      {
        schema.apply(inner, in: palette, to: &root)
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
    for key in derived {
      switch key.effect {
      case .property(let property):
        if let derive = property.derive, map[key.description.id] == nil { derive(&root) }
      case .map(let schema): schema.derive(map.map(key.description.id), in: &root)
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

  /// The schema of a key whose value is a map; `nil` for any other key.
  package func schema(of name: String) -> Schema? {
    guard let index = table.index(of: name), case .map(let schema) = keys[index].effect else {
      return nil
    }
    return schema
  }

  /// The keys whose properties are arguments in generated code, with those of its maps, in their order.
  package var stated: [(key: StatedKey, property: Property<Root>)] {
    rows.flatMap { key -> [(key: StatedKey, property: Property<Root>)] in
      switch key.effect {
      case .none: return []
      case .map(let schema):
        return schema.stated.map { ($0.key.within(key.description.name), $0.property) }
      case .property(let property):
        guard let argument = property.argument else { return [] }
        let name = key.description.name
        return [
          (StatedKey(argument: argument, path: name, description: key.description), property)
        ]
      }
    }
  }
}

extension Schema<ControlDesign> {
  /// The keys of a map, and of the maps in it, that have no effect in a design.
  package func ineffectiveKeys(in map: MapValue, of design: ControlDesign) -> [IneffectiveKey] {
    var found: [IneffectiveKey] = []
    for index in map.entries.indices {
      guard let key = table.index(of: map.entries[index].name) else { continue }
      if !keys[key].conditions.isEmpty,
        let unmet = keys[key].conditions.first(where: { condition in
          condition.isUnmet(design)
            && !spares(map.entries[index].field.value, of: key, condition.spared)
        })
      {
        let (name, field) = (keys[key].name, map.entries[index].field)
        found.append(IneffectiveKey(key: name, field: field, condition: unmet))
      }
      if case .map(let schema) = keys[key].effect,
        case .map(let inner) = map.entries[index].field.value
      {
        found += schema.ineffectiveKeys(in: inner, of: design)
      }
    }
    return found
  }

  private func spares(_ value: SpecValue, of key: Int, _ spared: Condition.Spared) -> Bool {
    switch spared {
    case .nothing: false
    case .theDefault: isDefault(value, of: keys[key])
    case .value(let spared): value == spared
    }
  }

  private func isDefault(_ value: SpecValue, of key: Key<ControlDesign>) -> Bool {
    guard case .property(let property) = key.effect else { return false }
    var changed = ControlDesign.defaults
    property.set(value, Palette(), &changed)
    return property.get(changed) == property.get(.defaults)
  }
}

/// The arguments of generated code for a design or an appearance.
private struct Arguments<Root: Sendable>: Sendable {
  private let all: [(key: StatedKey, get: @Sendable (Root) -> SpecValue?, fallback: SpecValue?)]

  /// Creates the list; in `initial`, all arguments have the defaults of their initializers.
  init(schema: Schema<Root>, initial: Root) {
    all = schema.stated.map { ($0.key, $0.property.get, $0.property.get(initial)) }
  }

  /// The arguments for `root`, without those that have their defaults.
  ///
  /// With `isBrief`, arguments without a default in code are left out, too, if they are as in `initial`.
  /// With `maps`, only their keys can have another value than in `initial`.
  func statements(
    about root: Root,
    isBrief: Bool = false,
    setBy maps: [MapValue]? = nil
  ) -> [Statement] {
    all.compactMap { key, get, fallback in
      let isSet = maps?.contains { $0.index(of: key.id) != nil } ?? true
      let value = isSet ? get(root) : fallback
      guard key.argument.isAlwaysStated && !isBrief || value != fallback else { return nil }
      return Statement(key: key, value: value)
    }
  }
}

extension ControlDesign {
  private static let arguments = Arguments(schema: SpecLanguage.control, initial: .initial)
  private static let argumentsInsideSystem =
    Arguments(schema: SpecLanguage.control, initial: .initialInsideSystem)

  /// The arguments of generated code, in the order of the keys.
  package var statements: [Statement] {
    isInsideSystem
      ? Self.argumentsInsideSystem.statements(about: self, isBrief: true)
      : Self.arguments.statements(about: self)
  }
}

extension SharedAppearance {
  private static let arguments = Arguments(schema: SpecLanguage.state, initial: .initial)

  /// The arguments of generated code, in the order of the keys.
  package var statements: [Statement] {
    Self.arguments.statements(about: appearance, setBy: maps)
  }
}

/// A property value with its argument in generated code.
package struct Statement: Sendable {
  /// The key of the property.
  package let key: StatedKey
  /// The value; `nil` if the property is not set.
  package let value: SpecValue?

  /// The initializer argument or the property that gets the value.
  package var argument: Argument { key.argument }
  /// The path of the key, such as `timing.reduceMotion`.
  package var path: String { key.path }
}

/// A key whose property is an argument in generated code.
///
/// A class, so that all statements share one instance instead of copying it.
package final class StatedKey: Sendable {
  package let argument: Argument
  /// The path of the key, such as `timing.reduceMotion`.
  package let path: String
  private let description: KeyDescription

  fileprivate var id: EntryName { description.id }

  package var type: ValueType { description.type }
  /// Whether the argument or property has the name of the key, alone or after that of its map; a flag
  /// may read as an assertion.
  package var hasNameInSwift: Bool {
    let words = path.split(separator: ".").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = argument.label.prefix(1).uppercased() + argument.label.dropFirst()
    if case .flag = type, name == "Is" + words[words.count - 1] { return true }
    return name == words[words.count - 1] || name == words.joined()
  }
  /// The meaning of the key, in a sentence.
  package var summary: String { description.summary }
  /// Values with which behaviors are tried, as specs write them.
  package var samples: [String] { description.samples }
  /// The part of the values in proofs.
  package var proofs: ProofPart { description.proofs }

  fileprivate init(argument: Argument, path: String, description: KeyDescription) {
    (self.argument, self.path, self.description) = (argument, path, description)
  }

  fileprivate func within(_ map: String) -> StatedKey {
    StatedKey(argument: argument, path: "\(map).\(path)", description: description)
  }
}
