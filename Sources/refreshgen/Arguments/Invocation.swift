/// What a command was called with.
struct Invocation: Sendable {
  /// The operands, in order.
  var operands: [String] = []
  /// The values of options, by name; flags have an empty one.
  var values: [String: String] = [:]

  /// Whether a flag was given.
  func has(_ name: String) -> Bool {
    values[name] != nil
  }

  /// The value of an option.
  subscript(name: String) -> String? {
    values[name]
  }
}
