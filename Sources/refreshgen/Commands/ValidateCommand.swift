import RefreshDiagnostics
import RefreshLanguage

extension Command {
  /// `validate`: checks specs.
  static let validate = Command(
    name: "validate",
    operands: "[SPEC…]",
    operandCount: 0...Int.max,
    summary: "checks specs and explains each mistake",
    options: [
      FindingFormatChoice.option,
      Option(name: "--strict", summary: "let warnings fail as errors do"),
      Option(name: "--proof", summary: "explore every state of each control, and say what holds"),
      Option(name: "--fix", summary: "mend what can be mended safely, and report the rest"),
      Option(name: "--diff", summary: "with --fix: show what would change, and change nothing"),
      Shard.option,
    ] + SpecList.options,
    examples: [
      "refreshgen validate",
      "refreshgen validate --strict --format text --format sarif:findings.sarif *.refresh.yml",
      "refreshgen validate --fix --diff Feed.refresh.yml",
      "cat Feed.refresh.yml | refreshgen validate --format gcc --stdin-name Feed.refresh.yml -",
    ],
    run: { invocation, console in
      guard invocation.has("--fix") || !invocation.has("--diff") else {
        throw UsageError("'--diff' goes with '--fix'")
      }
      guard !invocation.has("--fix") || !invocation.operands.contains("-") else {
        throw UsageError("'--fix' needs files; standard input can't be written")
      }
      return try ValidateRun(invocation, console).run()
    }
  )
}
