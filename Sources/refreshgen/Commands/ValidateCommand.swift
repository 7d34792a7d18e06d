import RefreshDiagnostics
import RefreshSpec

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
    ] + SpecInput.options,
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
      let choices = try FindingFormatChoice.all(invocation)
      let failing: Severity = invocation.has("--strict") ? .warning : .error
      var input = try SpecInput(invocation, console)
      var code = input.code
      if invocation.has("--fix") {
        let fixing = Fixing(console: console, showsDiff: invocation.has("--diff"))
        code = max(code, fixing.run(&input))
        if invocation.has("--diff") { return code }
      }
      let files = input.checkedFiles
      for choice in choices {
        do throws(FileError) {
          try choice.write(files, failing: failing, console)
        } catch {
          console.error("\(error)")
          code = .failure
        }
      }
      var isFine = files.allSatisfy { $0.diagnostics.allSatisfy { $0.severity < failing } }
      if invocation.has("--proof") {
        // A document on standard output must stay the only thing there.
        let isAlone = choices.contains { $0.file == nil && $0.format.isDocument }
        for control in input.loaded.filter({ !$0.hasErrors }).flatMap(\.controls) {
          let proof = ProofText(control)
          if isAlone { console.status(proof.text) } else { console.result(proof.text) }
          console.status(proof.time)
          isFine = isFine && proof.holds
        }
      }
      if isFine && code == .fine {
        let controls = input.loaded.map(\.controls.count).reduce(0, +)
        console.status("\(controls) \(controls == 1 ? "control" : "controls"), no errors")
      }
      return max(code, isFine ? .fine : .findings)
    }
  )
}
