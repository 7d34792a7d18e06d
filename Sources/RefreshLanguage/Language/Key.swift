/// One key of the spec language: how specs write it, and the property of `Root` that it sets.
package struct Key<Root: Sendable>: Sendable {
  /// How specs write it, and what its documentation says.
  package private(set) var description: KeyDescription
  let effect: Effect

  /// What the value of a key does.
  indirect enum Effect: Sendable {
    /// Nothing by itself: a loader reads it.
    case none
    /// It sets a property.
    case property(Property<Root>)
    /// It holds more keys.
    case map(Schema<Root>)
  }

  /// A key that a loader reads.
  package init(
    _ name: KeyName,
    _ type: ValueType,
    isRequired: Bool = false,
    _ summary: String,
    since: Int = 1
  ) {
    description = KeyDescription(name, type, isRequired ? .required : .nothing, summary, since)
    effect = .none
  }

  /// The key with a value that `init` and messages show as an example.
  package func example(_ text: String) -> Key {
    var key = self
    key.description.ownExample = text
    return key
  }

  /// A key that holds more keys.
  package init(_ name: KeyName, _ schema: Schema<Root>, _ summary: String, since: Int = 1) {
    description = KeyDescription(name, .map(schema.table), .nothing, summary, since)
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
    _ summary: String,
    since: Int = 1
  ) {
    let fallback = value?.designValue.map(KeyDescription.Fallback.value)
    description = KeyDescription(
      name,
      type,
      isRequired ? .required : fallback ?? .nothing,
      summary,
      since
    )
    effect = .property(Property(path, default: value, argument))
  }

  /// A key that sets a property, which without it follows from others.
  package init<Value: DesignProperty>(
    _ name: KeyName,
    _ path: any WritableKeyPath<Root, Value> & Sendable,
    _ type: ValueType,
    derived rule: String,
    from value: @escaping @Sendable (Root) -> Value,
    as argument: Argument? = nil,
    _ summary: String,
    since: Int = 1
  ) {
    description = KeyDescription(name, type, .derived(rule), summary, since)
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
    _ summary: String,
    since: Int = 1
  ) {
    description = KeyDescription(
      name,
      .word(Choice.allCases.map(\.caseName)),
      .value(.word(value.caseName)),
      summary,
      since
    )
    var property = Property(path, argument)
    property.reset = { $0[keyPath: path] = value }
    effect = .property(property)
  }

  /// A key whose words are the cases of an enumeration, with `none` for the absence of all.
  package init<Choice: DesignChoice>(
    _ name: KeyName,
    _ path: any WritableKeyPath<Root, Choice?> & Sendable,
    words order: [String],
    as argument: Argument? = nil,
    _ summary: String,
    since: Int = 1
  ) {
    description = KeyDescription(name, .word(order), .nothing, summary, since)
    effect = .property(Property(optional: path, argument))
  }
}

/// How one key of the spec language is written, and what its documentation says.
package struct KeyDescription: Sendable {
  /// How specs write it.
  package let name: String
  /// What it takes.
  package let type: ValueType
  /// What holds where a spec leaves it out.
  package let fallback: Fallback
  /// What it means, as a sentence.
  package let summary: String
  /// The version of the language that brought it.
  package let since: Int
  /// A value that `init` and messages show, where that of the type says too little.
  fileprivate var ownExample: String?

  /// What holds where a key is missing.
  package enum Fallback: Sendable {
    /// The key can't be left out.
    case required
    /// Nothing holds.
    case nothing
    /// A value of its own.
    case value(DesignValue)
    /// A value that follows from other keys, by a rule in words.
    case derived(String)
  }

  init(
    _ name: KeyName,
    _ type: ValueType,
    _ fallback: Fallback,
    _ summary: String,
    _ since: Int
  ) {
    self.name = name.name
    self.type = type
    self.fallback = fallback
    self.summary = summary
    self.since = since
  }

  /// A key that sets no single property.
  init(_ name: String, _ type: ValueType, isRequired: Bool = false, _ summary: String) {
    self.init(KeyName(name), type, isRequired ? .required : .nothing, summary, 1)
  }

  /// A value that it takes, as a spec writes it.
  package var example: String { ownExample ?? type.example }

  /// Whether a map without it is wrong.
  package var isRequired: Bool {
    if case .required = fallback { true } else { false }
  }
}

/// The keys that one map may hold, in the order in which they are documented.
package struct KeyTable: Sendable {
  /// The keys.
  package let keys: [KeyDescription]
  /// Those that a map can't leave out.
  let required: [KeyDescription]

  init(_ keys: [KeyDescription]) {
    self.keys = keys
    required = keys.filter(\.isRequired)
  }

  /// The names of all keys.
  package var names: [String] { keys.map(\.name) }

  /// The key of a name.
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
