/// A property of a design, and how generated code spells it.
struct Property<Root: Sendable>: Sendable {
  /// Sets the property to the value that a spec gives it.
  let set: @Sendable (SpecValue, Palette, inout Root) -> Void
  /// The value of the property; `nil` where it has none.
  let get: @Sendable (Root) -> DesignValue?
  /// Gives the property the default of its key.
  var reset: (@Sendable (inout Root) -> Void)?
  /// Gives the property the value that it shares with another one unless a spec says otherwise.
  var derive: (@Sendable (inout Root) -> Void)?
  /// The argument in generated code that states the property.
  let argument: Argument?

  init<Value: DesignProperty>(
    _ path: any WritableKeyPath<Root, Value> & Sendable,
    default value: Value?,
    _ argument: Argument?
  ) {
    set = { written, palette, root in
      if let value = Value(written, in: palette) { root[keyPath: path] = value }
    }
    get = { $0[keyPath: path].designValue }
    if let value { reset = { $0[keyPath: path] = value } }
    self.argument = argument
  }

  init<Choice: Sendable>(
    _ path: any WritableKeyPath<Root, Choice> & Sendable,
    _ words: Words<Choice>,
    _ argument: Argument?
  ) {
    set = { written, _, root in
      guard case .text(let word) = written, let choice = words.choice(word) else { return }
      root[keyPath: path] = choice
    }
    get = { .word(words.name(of: $0[keyPath: path])) }
    self.argument = argument
  }

  init<Choice: Sendable>(
    _ path: any WritableKeyPath<Root, Choice?> & Sendable,
    _ words: Words<Choice>,
    _ argument: Argument?
  ) {
    set = { written, _, root in
      guard case .text(let word) = written else { return }
      root[keyPath: path] = words.choice(word)
    }
    get = { root in root[keyPath: path].map { .word(words.name(of: $0)) } }
    self.argument = argument
  }
}

/// The cases of an enumeration with their names, which are asked for once since that takes long.
struct Words<Choice: CaseIterable & Equatable & Sendable>: Sendable {
  let names: [String]
  private let cases: [Choice]

  init() {
    cases = Array(Choice.allCases)
    names = cases.map { "\($0)" }
  }

  /// The case of a name.
  func choice(_ name: String) -> Choice? {
    names.firstIndex(of: name).map { cases[$0] }
  }

  /// The name of a case.
  func name(of choice: Choice) -> String {
    cases.firstIndex(of: choice).map { names[$0] } ?? ""
  }
}
