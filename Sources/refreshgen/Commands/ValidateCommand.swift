import RefreshDiagnostics
import RefreshSpec

extension Command {
  /// `validate`: checks specs.
  static let validate = Command(
    name: "validate",
    operands: "SPEC…",
    operandCount: 1...Int.max,
    summary: "checks specs and explains each mistake",
    options: [
      FindingFormatChoice.option,
      Option(name: "--strict", summary: "let warnings fail as errors do"),
      Option(name: "--proof", summary: "explore every state of each control, and say what holds"),
      SpecInput.stdinName,
    ],
    examples: [
      "refreshgen validate Feed.refresh.yml",
      "refreshgen validate --strict --format text --format sarif:findings.sarif *.refresh.yml",
      "cat Feed.refresh.yml | refreshgen validate --format gcc --stdin-name Feed.refresh.yml -",
    ],
    run: { invocation, console in
      let choices = try FindingFormatChoice.all(invocation)
      let failing: Severity = invocation.has("--strict") ? .warning : .error
      let input = SpecInput(invocation, console)
      var code = input.code
      for choice in choices {
        do throws(FileError) {
          try choice.write(input.loaded, failing: failing, console)
        } catch {
          console.error("\(error)")
          code = .failure
        }
      }
      var isFine = input.loaded.allSatisfy { $0.diagnostics.allSatisfy { $0.severity < failing } }
      if invocation.has("--proof") {
        // A document on standard output must stay the only thing there.
        let isAlone = choices.contains { $0.file == nil && $0.format.isDocument }
        for control in input.loaded.filter({ !$0.hasErrors }).flatMap(\.controls) {
          let proof = ProofText(control)
          if isAlone { console.status(proof.text) } else { console.result(proof.text) }
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
