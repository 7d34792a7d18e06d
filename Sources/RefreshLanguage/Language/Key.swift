/// A key of the spec language, with the property of `Root` that it sets.
package struct Key<Root: Sendable>: Sendable {
  /// The name, type, default and documentation of the key.
  package private(set) var description: KeyDescription
  private(set) var effect = Effect.none
  let name: KeyName
  /// The conditions under which the key has an effect.
  private(set) var conditions: [Condition] = []
  /// Whether specs can have the key.
  private(set) var isWritten = true

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
  package init(_ name: KeyName, _ type: ValueType) {
    self.name = name
    description = KeyDescription(.key(name), type, "")
  }

  /// A key whose value is a map with further keys.
  package init(_ name: KeyName, _ schema: Schema<Root>) {
    self.init(name, .map(schema.table))
    effect = .map(schema)
  }

  package init<Value: DesignProperty>(
    _ name: KeyName,
    _ path: any WritableKeyPath<Root, Value> & Sendable,
    _ type: ValueType,
    default value: Value? = nil
  ) {
    self.init(name, type)
    if let value = value?.specValue { description.fallback = .value(value) }
    effect = .property(Property(path, default: value))
  }

  /// A key whose words are the cases of an enumeration.
  package init<Choice: DesignChoice>(
    _ name: KeyName,
    _ path: any WritableKeyPath<Root, Choice> & Sendable,
    default value: Choice
  ) {
    self.init(name, path, .word(Choice.names), default: value)
  }
}

/// The details of a key, after its name, property, type and default.
extension Key {
  /// The meaning of the key, in a sentence, without the settings that the key needs.
  package func summary(_ text: String) -> Key { with { $0.description.meaning = text } }

  /// An example value for messages and for specs that `init` writes.
  package func example(_ text: String) -> Key { with { $0.description.ownExample = text } }

  /// Values that random behaviors have; they have all words of a key with words, and both flags.
  func samples(_ texts: String...) -> Key { with { $0.description.samples = texts } }

  /// The part of a key of behaviors in proofs.
  func proved(_ part: ProofPart) -> Key { with { $0.description.proofs = part } }

  /// A key without a default, which every map has to contain.
  package func required() -> Key { with { $0.description.fallback = .required } }

  /// A default that follows from other keys, described by a rule.
  func derived(_ rule: String, derive: @escaping @Sendable (inout Root) -> Void) -> Key {
    with {
      $0.description.fallback = .derived(rule)
      $0.changeProperty { $0.derive = derive }
    }
  }

  /// The argument for the value in generated code.
  ///
  /// A label that is not the name of the key has a reason.
  func argument(
    _ owner: Argument.Owner,
    label: String,
    because reason: String? = nil,
    isAlwaysStated: Bool = false
  ) -> Key {
    let argument = Argument(
      owner: owner,
      label: label,
      reason: reason,
      isAlwaysStated: isAlwaysStated,
      type: nil
    )
    return with { $0.changeProperty { $0.argument = argument } }
  }

  /// The property of the generated control for the value.
  func property(_ name: String, because reason: String? = nil, type: String) -> Key {
    let argument = Argument(
      owner: .control,
      label: name,
      reason: reason,
      isAlwaysStated: false,
      type: type
    )
    return with { $0.changeProperty { $0.argument = argument } }
  }

  /// An argument of generated code that follows from other keys, which have this name in tests.
  func unwritten(as name: String) -> Key {
    with {
      $0.isWritten = false
      $0.description.name = name
    }
  }

  func adding(_ condition: Condition) -> Key { with { $0.conditions.append(condition) } }

  /// A key that needs a setting of another key; documentation says so.
  func needing(_ setting: String) -> Key { with { $0.description.needs.append(setting) } }

  /// A key without an effect with a setting of another key; documentation says so.
  func excluding(_ setting: String) -> Key { with { $0.description.excludes.append(setting) } }

  private func with(_ change: (inout Key) -> Void) -> Key {
    var key = self
    change(&key)
    return key
  }

  private mutating func changeProperty(_ change: (inout Property<Root>) -> Void) {
    guard case .property(var property) = effect else { return }
    change(&property)
    effect = .property(property)
  }
}

/// The name, type, default and documentation of a key.
package struct KeyDescription: Sendable {
  /// The name in decoded maps.
  package let id: EntryName
  package fileprivate(set) var name: String
  package let type: ValueType
  /// The default value of the key.
  package fileprivate(set) var fallback = Fallback.nothing
  /// The meaning of the key, in a sentence, without the settings that the key needs.
  fileprivate var meaning: String
  /// The settings that the key needs, and those with which it has no effect.
  fileprivate var (needs, excludes): ([String], [String]) = ([], [])
  /// An example of the value, for keys where the example of the type says too little.
  fileprivate var ownExample: String?
  /// Values with which behaviors are tried, as specs write them.
  package fileprivate(set) var samples: [String]
  /// The part of the values in proofs.
  package fileprivate(set) var proofs: ProofPart

  /// The default of a key.
  package enum Fallback: Sendable {
    /// No default: the key is required.
    case required
    /// No default: the property is not set.
    case nothing
    /// A fixed value.
    case value(SpecValue)
    /// A default that follows from other keys; the text describes the rule.
    case derived(String)
  }

  /// The description of a key that has no `Key`, such as a key of a translation.
  init(_ id: EntryName, _ type: ValueType, isRequired: Bool = false, _ summary: String) {
    (self.id, name, self.type, meaning) = (id, id.text, type, summary)
    samples = type.samples
    proofs = if case .duration = type { .duration } else { .deciding(shipping: nil) }
    if isRequired { fallback = .required }
  }

  /// The description of a key of a color or a drawing.
  init(_ name: String, _ type: ValueType, isRequired: Bool = false, _ summary: String) {
    self.init(.own(name), type, isRequired: isRequired, summary)
  }

  /// The meaning of the key, in a sentence that begins with the settings that the key needs.
  package var summary: String {
    guard !needs.isEmpty else { return meaning }
    return
      "With \(Self.list(needs, "and")): \(meaning.prefix(1).lowercased())\(meaning.dropFirst())"
  }

  /// The summary, and the settings with which the key has no effect.
  package var documentation: String {
    // The settings that a key needs exclude others.
    guard needs.isEmpty, !excludes.isEmpty else { return summary }
    return "\(summary) No effect with \(Self.list(excludes, "or"))."
  }

  private static func list(_ settings: [String], _ conjunction: String) -> String {
    let head = settings.dropLast().joined(separator: ", ")
    return (head.isEmpty ? "" : "\(head) \(conjunction) ") + settings[settings.count - 1]
  }

  /// An example of a value, in the notation of specs.
  package var example: String { ownExample ?? type.example }

  package var isRequired: Bool {
    if case .required = fallback { true } else { false }
  }
}

/// The part of the values of a key in the proofs of behaviors, as tests check.
package enum ProofPart: Sendable, Equatable {
  /// Values can have different proofs, which ship for presets with these samples; `nil` for all samples.
  case deciding(shipping: [String]?)
  /// Values have different proofs only if one of them is zero.
  case duration
  /// All values have one proof.
  case asOne
}

/// The keys of a map, in the order of the documentation.
package struct KeyTable: Sendable {
  /// All keys, in the order of the documentation.
  package let keys: [KeyDescription]
  let required: [KeyDescription]
  /// The key whose value alone stands for the map.
  package let abbreviation: KeyDescription?

  init(keys: [KeyDescription], abbreviatedByFirst: Bool = false) {
    self.keys = keys
    required = keys.filter(\.isRequired)
    abbreviation = abbreviatedByFirst ? keys.first : nil
  }

  package var names: [String] { keys.map(\.name) }

  package subscript(name: String) -> KeyDescription? { index(of: name).map { keys[$0] } }

  func type(of name: String) -> ValueType? { index(of: name).map { keys[$0].type } }

  func index(of name: String) -> Int? { keys.indices.first { keys[$0].name == name } }

  func index(of id: EntryName) -> Int? { keys.indices.first { keys[$0].id == id } }
}

/// A property that a key sets, with its setter, its getter and its argument in generated code.
package struct Property<Root: Sendable>: Sendable {
  /// Sets the property to a value of a spec.
  package let set: @Sendable (SpecValue, Palette, inout Root) -> Void
  /// Returns the value of the property; `nil` if it is not set.
  package let get: @Sendable (Root) -> SpecValue?
  /// Sets the property to the default of its key.
  var reset: (@Sendable (inout Root) -> Void)?
  /// Sets the property to the default that follows from other properties.
  package fileprivate(set) var derive: (@Sendable (inout Root) -> Void)?
  /// The argument for the property in generated code.
  var argument: Argument?

  init<Value: DesignProperty>(
    _ path: any WritableKeyPath<Root, Value> & Sendable,
    default value: Value?
  ) {
    set = { written, palette, root in
      if let value = Value(written, in: palette) { root[keyPath: path] = value }
    }
    get = { $0[keyPath: path].specValue }
    if let value { reset = { $0[keyPath: path] = value } }
  }
}

/// The form of a property in generated code: an argument of an initializer, or a property of
/// the control.
package struct Argument: Sendable {
  /// The initializer or type that the argument belongs to.
  package enum Owner: Sendable {
    case behavior
    case trigger
    case timing
    case secondLevel
    case appearance
    case layout
    case haptics
    /// The control itself, for a property.
    case control
  }

  package let owner: Owner
  package let label: String
  /// The reason for a label that is not the name of the key.
  package let reason: String?
  /// Whether the argument is generated even if it equals the initializer's default.
  let isAlwaysStated: Bool
  /// The type of a property, if Swift cannot infer it from the value.
  package let type: String?
}
