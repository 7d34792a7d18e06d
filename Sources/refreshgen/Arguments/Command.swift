/// One command of the tool.
struct Command: Sendable {
  /// The name.
  let name: String
  /// What stands after it, as the help writes it.
  let operands: String
  /// The words that may stand there, where they are known.
  ///
  /// A function, since they are many and hardly a run asks for them.
  var operandWords: @Sendable () -> [String] = { [] }
  /// How many operands it takes.
  let operandCount: ClosedRange<Int>
  /// What it does.
  let summary: String
  /// What it understands, besides what all commands do.
  let options: [Option]
  /// Lines that show it in use.
  var examples: [String] = []
  /// Does it.
  let run: @MainActor @Sendable (Invocation, Console) throws -> ExitCode

  /// Every option that it understands.
  var allOptions: [Option] { options + Self.common }

  /// What all commands understand.
  static let common = [
    Option(
      name: "--color",
      value: "WHEN",
      choices: ["auto", "always", "never"],
      summary: "colour findings; auto asks the terminal and NO_COLOR"
    ),
    Option(name: "--quiet", short: "-q", summary: "say nothing but results and errors"),
    Option(name: "--help", short: "-h", summary: "show this help"),
  ]
}
