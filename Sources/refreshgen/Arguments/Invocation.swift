/// What a command was called with.
struct Invocation: Sendable {
  /// The name of the command.
  let command: String
  /// Everything behind the name of the command, as it was given.
  var arguments: [String] = []
  /// The operands, in order.
  var operands: [String] = []
  /// The values of options, by name and in order; flags have an empty one.
  private var values: [String: [String]] = [:]

  /// Creates the call of a command without arguments.
  init(_ command: String) {
    self.command = command
  }

  /// Notes the value of an option; one that is not repeatable has the last value alone.
  mutating func set(_ option: Option, to value: String) {
    values[option.name] = option.isRepeatable ? self[all: option.name] + [value] : [value]
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool {
    values[name] != nil
  }

  /// The value of an option, or the last one of several.
  subscript(name: String) -> String? {
    values[name]?.last
  }

  /// All values of an option, in order.
  subscript(all name: String) -> [String] {
    values[name] ?? []
  }
}
