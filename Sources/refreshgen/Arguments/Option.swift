/// A flag, or an option with a value.
struct Option: Sendable {
  /// The long name, with its dashes.
  let name: String
  /// The short name, if there is one.
  var short: String?
  /// The name of the value in the help; `nil` for a flag.
  var value: String?
  /// Whether the option can be used without its value, which is a number.
  var isValueOptional = false
  /// The possible values, if they are known.
  var choices: [String] = []
  /// Whether values other than `choices` are valid; the help then does not list `choices`.
  var isOpen = false
  /// The name of an optional part after a colon, for the help: `FILE` in `sarif:FILE`.
  var suffix: String?
  /// Whether the option can be repeated; otherwise only the last value counts.
  var isRepeatable = false
  /// The description of the option.
  let summary: String

  /// The usage of the option in the help.
  var usage: String {
    let names = short.map { "\($0), \(name)" } ?? name
    guard let value else { return names }
    if isValueOptional { return "\(names) [\(value)]" }
    let values = choices.isEmpty || isOpen ? value : choices.joined(separator: "|")
    let repetition = isRepeatable ? " …" : ""
    return "\(names) \(values)\(suffix.map { "[:\($0)]" } ?? "")\(repetition)"
  }
}
