/// The parsed arguments of a command.
struct Invocation: Sendable {
  /// The name of the command.
  let command: String
  /// All arguments after the name of the command.
  var arguments: [String] = []
  /// The operands, in order.
  var operands: [String] = []
  /// Whether the specs were listed in an `@FILE` that is empty.
  ///
  /// The command then uses no specs at all, instead of the specs of the project.
  var hasEmptyList = false
  /// Whether there are no operands, so that the specs of the project are used.
  var leavesSpecsToProject: Bool { operands.isEmpty && !hasEmptyList }
  /// The origin of the files that the arguments name.
  ///
  /// A command that reads its files again would wait forever for a writer of a pipe.
  var origin: FileSystem.Origin {
    ["--serve", "--watch", "--fix"].contains(where: has) ? .found : .named
  }
  /// The options with their values, in order; flags have an empty value.
  private var values: [Value] = []

  private struct Value {
    let option: String
    let text: String
  }

  /// Creates an invocation without arguments.
  init(_ command: String) {
    self.command = command
  }

  /// Sets the value of an option, or adds one to a repeatable option.
  mutating func set(_ option: Option, to value: String) {
    if !option.isRepeatable { values.removeAll { $0.option == option.name } }
    values.append(Value(option: option.name, text: value))
  }

  /// Whether an option is present.
  func has(_ name: String) -> Bool {
    values.contains { $0.option == name }
  }

  /// The last value of an option.
  subscript(name: String) -> String? {
    values.last { $0.option == name }?.text
  }

  /// All values of an option, in order.
  subscript(all name: String) -> [String] {
    values.filter { $0.option == name }.map(\.text)
  }
}
