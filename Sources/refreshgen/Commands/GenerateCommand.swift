import RefreshDiagnostics
import RefreshGenerator
import RefreshSpec

extension Command {
  /// `generate`: checks specs and writes what they describe.
  static let generate = Command(
    name: "generate",
    operands: "[SPEC…]",
    operandCount: 0...Int.max,
    summary: "checks specs and writes controls and their tests",
    options: [
      Option(
        name: "--output",
        value: "DIR",
        summary: "where controls go; beside the spec if absent"
      ),
      Option(
        name: "--tests",
        value: "DIR",
        summary: "where tests go; beside the control if absent"
      ),
      Option(
        name: "--access",
        value: "LEVEL",
        choices: AccessLevel.allCases.map(\.rawValue),
        summary: "who may use the controls; internal if absent"
      ),
      Option(
        name: "--target",
        value: "NAME",
        choices: Generator.Options.Target.allCases.map(\.rawValue) + ["headless"],
        isRepeatable: true,
        summary: "what controls are for, besides tests; all if absent"
      ),
      Option(
        name: "--nonisolated",
        summary: "say that controls belong to no actor, for modules in\nwhich all else does"
      ),
      Option(name: "--module", value: "NAME", summary: "the module that the tests import"),
      Option(name: "--no-tests", summary: "write no tests"),
      Option(name: "--stdout", summary: "print instead of writing"),
      Option(name: "--dry-run", summary: "say what would be written, and write nothing"),
      Option(name: "--force", summary: "replace files that were not generated"),
    ] + SpecInput.options,
    examples: [
      "refreshgen generate",
      "refreshgen generate Feed.refresh.yml",
      "refreshgen generate --output Sources/App --tests Tests/AppTests --module App *.refresh.yml",
    ],
    run: { invocation, console in
      let input = try SpecInput(invocation, console)
      let findings = FindingFormat.text.render(input.checkedFiles, hasColor: console.hasColor)
      if invocation.has("--stdout") {
        if !findings.isEmpty { console.status(findings) }
      } else {
        console.result(findings)
      }
      let settings = OutputSettings(invocation, input.workspace)
      try settings.check(input.loaded.map(\.file.name))
      let generator = try Generator(settings.options)
      let output = FileOutput(settings, console)
      var code = input.code
      for spec in input.loaded {
        guard !spec.hasErrors else {
          code = max(code, .findings)
          continue
        }
        let files = try generator.generate(spec.controls, from: spec.file.name)
        code = max(code, output.put(files, of: spec.file.name))
      }
      return code
    }
  )
}
