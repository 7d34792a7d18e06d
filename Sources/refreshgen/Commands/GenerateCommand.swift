import RefreshDiagnostics
import RefreshGenerator
import RefreshLanguage

extension Command {
  /// `generate`: checks specs and writes what they describe.
  static let generate = Command(
    name: "generate",
    operands: "[SPEC…]",
    operandCount: 0...Int.max,
    summary: "checks specs and writes controls and their tests",
    options: OutputSettings.places + [
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
      Option(
        name: "--test-framework",
        value: "NAME",
        choices: ["testing", "xctest"],
        summary: "what tests are written for; Swift Testing if absent"
      ),
      Option(
        name: "--templates",
        value: "DIR",
        summary: "templates that take the place of the built-in ones;\nsee 'refreshgen templates'"
      ),
      Option(name: "--check", summary: "write nothing, and fail if anything would be written"),
      Option(name: "--diff", summary: "with --check: show how files would change"),
      Option(name: "--dry-run", summary: "say what would be written, and write nothing"),
      Option(name: "--stdout", summary: "print instead of writing"),
      Option(
        name: "--force",
        summary: "replace files that were not generated, or edited since"
      ),
      Option(
        name: "--prune",
        summary: "remove files without a spec even if that is more than half\nof all"
      ),
      FindingFormatChoice.option,
      Option(name: "--stamp", value: "FILE", summary: "touch this file once all is well"),
      Option(
        name: "--depfile",
        value: "FILE",
        summary: "write the files that the result depends on, as make and\nninja read it"
      ),
      Option(name: "--watch", summary: "generate again whenever a spec changes"),
      Shard.option,
    ] + SpecList.options,
    examples: [
      "refreshgen generate",
      "refreshgen generate Feed.refresh.yml",
      "refreshgen generate --output Sources/App --tests Tests/AppTests --module App *.refresh.yml",
      "refreshgen generate --check --diff",
    ],
    run: { invocation, console in
      try checkUsage(invocation)
      guard invocation.has("--watch") else {
        return try GenerateRun(invocation, console).run()
      }
      return GenerateWatch(invocation, console).run()
    }
  )

  private static func checkUsage(_ invocation: Invocation) throws(UsageError) {
    if invocation.has("--diff") && !invocation.has("--check") {
      throw UsageError("'--diff' goes with '--check'")
    }
    if let module = invocation["--module"], !SwiftName.canNameModule(module) {
      let hint = Suggestions.question(SwiftName.module(ofTarget: module).map { [$0] } ?? [])
      throw UsageError(
        "\(SafeText.quote(module)) after '--module' can't name a Swift module that tests import, "
          + "expected a name such as App" + hint
      )
    }
    let modes = ["--check", "--dry-run", "--stdout", "--watch"].filter(invocation.has)
    if modes.count > 1 { throw UsageError("'\(modes[0])' and '\(modes[1])' exclude each other") }
    if invocation.has("--watch") && invocation.operands.contains("-") {
      throw UsageError("'--watch' needs files; standard input does not change")
    }
  }
}
