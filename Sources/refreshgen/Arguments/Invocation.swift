/// What a command was called with.
struct Invocation: Sendable {
  /// The name of the command.
  let command: String
  /// Everything behind the name of the command, as it was given.
  var arguments: [String] = []
  /// The operands, in order.
  var operands: [String] = []
  /// Whether the operands were to come from a file that is empty: no spec at all, which is not the
  /// same as all specs of the project.
  var hasEmptyList = false
  /// Whether no operand was given, so that the project decides.
  var leavesSpecsToProject: Bool { operands.isEmpty && !hasEmptyList }
  /// The options with their values, in order; flags have an empty one.
  private var values: [Value] = []

  private struct Value {
    let option: String
    let text: String
  }

  /// Creates the call of a command without arguments.
  init(_ command: String) {
    self.command = command
  }

  /// Notes the value of an option; one that is not repeatable has the last value alone.
  mutating func set(_ option: Option, to value: String) {
    if !option.isRepeatable { values.removeAll { $0.option == option.name } }
    values.append(Value(option: option.name, text: value))
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool {
    values.contains { $0.option == name }
  }

  /// The value of an option, or the last one of several.
  subscript(name: String) -> String? {
    values.last { $0.option == name }?.text
  }

  /// All values of an option, in order.
  subscript(all name: String) -> [String] {
    values.filter { $0.option == name }.map(\.text)
  }
}
