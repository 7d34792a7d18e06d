/// A flag, or an option with a value.
struct Option: Sendable {
  /// The long name, with its dashes.
  let name: String
  /// The short name, if there is one.
  var short: String?
  /// What the help calls its value; `nil` for a flag.
  var value: String?
  /// The values that it may have, where they are few.
  var choices: [String] = []
  /// Whether the help lists the choices; those that are many have a command of their own.
  var showsChoices = true
  /// What the help calls that which may follow a choice after a colon, as in `sarif:FILE`.
  var suffix: String?
  /// Whether every value that is given counts; otherwise only the last one does.
  var isRepeatable = false
  /// What it does.
  let summary: String

  /// How the help writes it.
  var usage: String {
    let names = short.map { "\($0), \(name)" } ?? name
    guard let value else { return names }
    let values = choices.isEmpty || !showsChoices ? value : choices.joined(separator: "|")
    let repetition = isRepeatable ? " …" : ""
    return "\(names) \(values)\(suffix.map { "[:\($0)]" } ?? "")\(repetition)"
  }
}
