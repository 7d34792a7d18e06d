struct Command: Sendable {
  let name: String
  /// The arguments, as the help shows them.
  let operands: String
  /// The known values of the arguments, for completion in a shell.
  ///
  /// A function, because few runs need the values.
  var operandWords: @Sendable () -> [String] = { [] }
  /// The number of arguments.
  let operandCount: ClosedRange<Int>
  /// The effect, in a phrase.
  let summary: String
  /// The options of this command, without the options of all commands.
  let options: [Option]
  var examples: [String] = []
  let run: @MainActor @Sendable (Invocation, Console) throws -> ExitCode

  /// The options of this command and the options of all commands.
  var allOptions: [Option] { options + Self.common }

  /// The options of all commands.
  static let common = [
    Option(
      name: "--color",
      value: "WHEN",
      choices: ["auto", "always", "never"],
      summary: "color the findings; auto: on a terminal, unless NO_COLOR\nis set; default: auto"
    ),
    Option(name: "--quiet", short: "-q", summary: "print only results and errors"),
    Option(name: "--help", short: "-h", summary: "show this help"),
  ]
}

/// The commands of the tool.
enum CommandTable {
  static let all: [Command] = [
    .initialize, .validate, .generate, .outputs, .diff, .simulate, .preview, .diagram,
    .explain, .rules, .presets, .templates,
    .schema,
    .reference, .completions,
  ]

  /// The command with a name; `nil` if there is none.
  static func command(named name: String) -> Command? {
    all.first { $0.name == name }
  }
}

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
