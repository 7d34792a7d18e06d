/// One command of the tool.
struct Command: Sendable {
  /// The name.
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
  /// Example command lines.
  var examples: [String] = []
  /// Runs the command.
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
