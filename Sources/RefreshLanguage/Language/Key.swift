/// A key of the spec language, with the property of `Root` that it sets.
package struct Key<Root: Sendable>: Sendable {
  /// The name, type, default and documentation of the key.
  package private(set) var description: KeyDescription
  let effect: Effect

  /// The effect of a key's value.
  indirect enum Effect: Sendable {
    /// The key sets no property; code outside the schema reads the value.
    case none
    /// The value sets a property.
    case property(Property<Root>)
    /// The value is a map with further keys.
    case map(Schema<Root>)
  }

  /// A key that sets no property; code outside the schema reads its value.
  package init(
    _ name: KeyName,
    _ type: ValueType,
    isRequired: Bool = false,
    _ summary: String
  ) {
    description = KeyDescription(name, type, isRequired ? .required : .nothing, summary)
    effect = .none
  }

  /// Returns the key with an example value for messages and for specs that `init` writes.
  package func example(_ text: String) -> Key {
    var key = self
    key.description.ownExample = text
    return key
  }

  /// A key whose value is a map with further keys.
  package init(_ name: KeyName, _ schema: Schema<Root>, _ summary: String) {
    description = KeyDescription(name, .map(schema.table), .nothing, summary)
    effect = .map(schema)
  }

  /// A key that sets a property.
  package init<Value: DesignProperty>(
    _ name: KeyName,
    _ path: any WritableKeyPath<Root, Value> & Sendable,
    _ type: ValueType,
    default value: Value? = nil,
    isRequired: Bool = false,
    as argument: Argument? = nil,
    _ summary: String
  ) {
    let fallback = value?.designValue.map(KeyDescription.Fallback.value)
    description = KeyDescription(name, type, isRequired ? .required : fallback ?? .nothing, summary)
    effect = .property(Property(path, default: value, argument))
  }

  /// A key that sets a property whose default follows from other keys.
  package init<Value: DesignProperty>(
    _ name: KeyName,
    _ path: any WritableKeyPath<Root, Value> & Sendable,
    _ type: ValueType,
    derived rule: String,
    from value: @escaping @Sendable (Root) -> Value,
    as argument: Argument? = nil,
    _ summary: String
  ) {
    description = KeyDescription(name, type, .derived(rule), summary)
    var property = Property(path, default: nil, argument)
    property.derive = { $0[keyPath: path] = value($0) }
    effect = .property(property)
  }

  /// A key whose words are the cases of an enumeration.
  package init<Choice: DesignChoice>(
    _ name: KeyName,
    _ path: any WritableKeyPath<Root, Choice> & Sendable,
    default value: Choice,
    as argument: Argument? = nil,
    _ summary: String
  ) {
    let words = Choice.allCases.map(\.caseName)
    self.init(name, path, .word(words), default: value, as: argument, summary)
  }
}

/// The name, type, default and documentation of a key.
package struct KeyDescription: Sendable {
  /// The name of the key.
  package let name: String
  /// The type of the value.
  package let type: ValueType
  /// The default value of the key.
  package let fallback: Fallback
  /// The meaning of the key, in a sentence.
  package let summary: String
  /// An example of the value, for keys where the example of the type says too little.
  fileprivate var ownExample: String?

  /// The default of a key.
  package enum Fallback: Sendable {
    /// No default: the key is required.
    case required
    /// No default: the property is not set.
    case nothing
    /// A fixed value.
    case value(DesignValue)
    /// A default that follows from other keys; the text describes the rule.
    case derived(String)
  }

  init(_ name: KeyName, _ type: ValueType, _ fallback: Fallback, _ summary: String) {
    self.name = name.name
    self.type = type
    self.fallback = fallback
    self.summary = summary
  }

  /// The description of a key that has no `Key`, such as a key of a translation.
  init(_ name: String, _ type: ValueType, isRequired: Bool = false, _ summary: String) {
    self.init(KeyName(name), type, isRequired ? .required : .nothing, summary)
  }

  /// An example of a value, in the notation of specs.
  package var example: String { ownExample ?? type.example }

  /// Whether the key is required.
  package var isRequired: Bool {
    if case .required = fallback { true } else { false }
  }
}

/// The keys of a map, in the order of the documentation.
package struct KeyTable: Sendable {
  /// All keys, in the order of the documentation.
  package let keys: [KeyDescription]
  /// The required keys.
  let required: [KeyDescription]

  init(_ keys: [KeyDescription]) {
    self.keys = keys
    required = keys.filter(\.isRequired)
  }

  /// The names of all keys.
  package var names: [String] { keys.map(\.name) }

  /// The key with a name.
  package subscript(name: String) -> KeyDescription? {
    index(of: name).map { keys[$0] }
  }

  /// The type of the value of a key.
  func type(of name: String) -> ValueType? {
    index(of: name).map { keys[$0].type }
  }

  func index(of name: String) -> Int? {
    keys.indices.first { keys[$0].name.isSameName(as: name) }
  }
}
