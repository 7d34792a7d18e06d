extension Command {
  static let validate = Command(
    name: "validate",
    operands: "[SPEC…]",
    operandCount: 0...Int.max,
    summary: "checks specs and reports the findings",
    options: [
      FindingFormatChoice.option,
      Option(name: "--strict", summary: "fail on warnings, too"),
      Option(name: "--proof", summary: "print what was proved about each control"),
      Option(name: "--fix", summary: "apply safe fixes and report the remaining findings"),
      Option(name: "--diff", summary: "with --fix: print the fixes as a diff, and change no file"),
    ] + SpecList.options,
    examples: [
      "refreshgen validate",
      "refreshgen validate --strict --format text --format sarif:findings.sarif *.refresh.yml",
      "refreshgen validate --fix --diff Feed.refresh.yml",
      "cat Feed.refresh.yml | refreshgen validate --format gcc --stdin-name Feed.refresh.yml -",
    ],
    run: { invocation, console in
      guard invocation.has("--fix") || !invocation.has("--diff") else {
        throw UsageError("'--diff' requires '--fix'")
      }
      guard !invocation.has("--fix") || !invocation.operands.contains("-") else {
        throw UsageError("'--fix' requires files, not standard input")
      }
      return try ValidateRun(invocation: invocation, console: console).run()
    }
  )
}
