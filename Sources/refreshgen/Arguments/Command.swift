/// One command of the tool.
struct Command: Sendable {
  /// The name.
  let name: String
  /// The arguments, as the help shows them.
  let operands: String
  /// The known values of those arguments, for completion.
  ///
  /// A function, since few runs need them.
  var operandWords: @Sendable () -> [String] = { [] }
  /// The number of arguments.
  let operandCount: ClosedRange<Int>
  /// The effect, in a phrase.
  let summary: String
  /// Its own options.
  let options: [Option]
  /// Example command lines.
  var examples: [String] = []
  /// Runs the command.
  let run: @MainActor @Sendable (Invocation, Console) throws -> ExitCode

  /// Its own options and the common ones.
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
