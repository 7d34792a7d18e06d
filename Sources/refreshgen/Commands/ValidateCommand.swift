import RefreshSpec

extension Command {
  /// `validate`: checks specs.
  static let validate = Command(
    name: "validate",
    operands: "SPEC…",
    operandCount: 1...Int.max,
    summary: "checks specs and explains each mistake",
    options: [
      FindingFormat.option,
      Option(name: "--proof", summary: "explore every state of each control, and say what holds"),
      SpecInput.stdinName,
    ],
    examples: [
      "refreshgen validate Feed.refresh.yml",
      "cat Feed.refresh.yml | refreshgen validate --format gcc --stdin-name Feed.refresh.yml -",
    ],
    run: { invocation, console in
      let input = SpecInput(invocation, console)
      let format = FindingFormat(invocation)
      for spec in input.loaded {
        console.result(format.render(spec, console))
      }
      var holds = true
      if invocation.has("--proof") {
        for control in input.loaded.filter({ !$0.hasErrors }).flatMap(\.controls) {
          let proof = ProofText(control)
          console.result(proof.text)
          holds = holds && proof.holds
        }
      }
      let errors = input.loaded.filter(\.hasErrors)
      if errors.isEmpty && input.code == .fine {
        let controls = input.loaded.map(\.controls.count).reduce(0, +)
        console.status("\(controls) \(controls == 1 ? "control" : "controls"), no errors")
      }
      return max(input.code, errors.isEmpty && holds ? .fine : .findings)
    }
  )
}
