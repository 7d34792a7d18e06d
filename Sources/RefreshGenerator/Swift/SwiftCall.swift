/// The call of an initializer, on one line or one argument a line.
struct SwiftCall {
  /// How many columns a line may have.
  static let widestLine = 100

  let callee: String
  var arguments: [String] = []

  init(_ callee: String) {
    self.callee = callee
  }

  /// Adds an argument without a label.
  mutating func add(_ value: String) {
    arguments.append(value)
  }

  /// Adds an argument.
  mutating func add(_ label: String, _ value: String) {
    arguments.append(label + ": " + value)
  }

  /// Adds an argument unless it is what the initializer takes anyway.
  mutating func add<Argument: Equatable>(
    _ label: String,
    _ value: Argument,
    unless fallback: Argument,
    _ text: (Argument) -> String
  ) {
    if value != fallback { add(label, text(value)) }
  }

  /// The call, broken up where a line that starts it at `column` would be too long.
  ///
  /// Lines after the first one are indented by `margin`.
  func text(column: Int, margin: Int = 0) -> String {
    let line = callee + "(" + arguments.joined(separator: ", ") + ")"
    guard line.isWider(than: Self.widestLine - column) || line.utf8.contains(.lineFeed) else {
      return line
    }
    let outer = String(repeating: " ", count: margin)
    var text = callee + "("
    for (index, argument) in arguments.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      for (index, line) in argument.utf8.split(separator: .lineFeed).enumerated() {
        if index > 0 { text += "\n" }
        text += outer
        text += "  "
        text += Substring(line)
      }
    }
    return text + "\n" + outer + ")"
  }
}
