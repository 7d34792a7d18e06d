import RefreshDiagnostics
import RefreshGenerator
import RefreshLanguage

extension Command {
  static let generate = Command(
    name: "generate",
    operands: "[SPEC…]",
    operandCount: 0...Int.max,
    summary: "checks specs and generates controls and their tests",
    options: OutputSettings.places + [
      Option(
        name: "--access",
        value: "LEVEL",
        choices: AccessLevel.allCases.map(\.rawValue),
        summary: "the access level of the generated controls; default:\ninternal"
      ),
      Option(
        name: "--target",
        value: "NAME",
        choices: Generator.Options.Target.allCases.map(\.rawValue) + ["headless"],
        isRepeatable: true,
        summary:
          "the framework to generate for; objc: a class for\nObjective-C, too; headless: neither UIKit nor SwiftUI;\ndefault: uikit and swiftui"
      ),
      Option(
        name: "--nonisolated",
        summary: "mark the controls nonisolated, for modules with\nMainActor as default isolation"
      ),
      Option(name: "--module", value: "NAME", summary: "the module that the tests import"),
      Option(
        name: "--test-framework",
        value: "NAME",
        choices: ["testing", "xctest"],
        summary: "the framework of the tests; default: testing (Swift\nTesting)"
      ),
      Option(
        name: "--templates",
        value: "DIR",
        summary:
          "the folder of templates that override the built-in\ntemplates; see 'refreshgen templates'"
      ),
      Option(name: "--check", summary: "write no file; fail if any file is out of date"),
      Option(name: "--diff", summary: "with --check: show the changes as a diff"),
      Option(name: "--dry-run", summary: "write no file; list the files that would be written"),
      Option(name: "--stdout", summary: "print the files instead of writing them"),
      Option(
        name: "--force",
        summary: "replace or remove files that were edited by hand or not generated"
      ),
      FindingFormatChoice.option,
      Option(
        name: "--stamp",
        value: "FILE",
        summary: "touch this file after a successful run"
      ),
      Option(
        name: "--depfile",
        value: "FILE",
        summary: "write the dependencies of the generated files to this\nfile, for make and ninja"
      ),
      Option(
        name: "--watch",
        summary: "regenerate the code whenever a spec, a template or the\nproject file changes"
      ),
    ] + SpecList.options,
    examples: [
      "refreshgen generate",
      "refreshgen generate Feed.refresh.yml",
      "refreshgen generate --output Sources/App --tests Tests/AppTests --module App *.refresh.yml",
      "refreshgen generate --check --diff",
    ],
    run: { invocation, console in
      try checkUsage(of: invocation)
      guard invocation.has("--watch") else {
        return try GenerateRun.run(invocation, console: console)
      }
      return GenerateWatch(invocation: invocation, console: console).run()
    }
  )

  private static func checkUsage(of invocation: Invocation) throws(UsageError) {
    if invocation.has("--diff") && !invocation.has("--check") {
      throw UsageError("'--diff' requires '--check'")
    }
    if let module = invocation["--module"], !SwiftName.canNameModule(module) {
      let hint = Suggestions.question(SwiftName.module(ofTarget: module).map { [$0] } ?? [])
      throw UsageError(
        "invalid '--module': \(SwiftName.moduleMistake(module)); expected a name such as App" + hint
      )
    }
    let modes = ["--check", "--dry-run", "--stdout", "--watch"].filter(invocation.has)
    if modes.count > 1 {
      throw UsageError("'\(modes[0])' and '\(modes[1])' cannot be used together")
    }
    if invocation.has("--watch") && invocation.operands.contains("-") {
      throw UsageError("'--watch' requires files, not standard input")
    }
  }
}

/// Generates again whenever a spec, a template or the project file changes.
@MainActor
struct GenerateWatch {
  let invocation: Invocation
  let console: Console

  /// Runs until the process is stopped.
  ///
  /// Returns only if there is nothing to watch, or if standard output fails.
  func run() -> ExitCode {
    while true {
      // Recorded before the run, so that files saved during the run count as changed.
      let before = WatchedFiles(invocation: invocation)
      do {
        _ = try GenerateRun.run(invocation, console: console)
      } catch {
        console.error("\(error)")
        // As long as there are files to watch, a change of one of them may fix the error.
        if before.isEmpty { return error is UsageError ? .usage : .failure }
      }
      if let failure = console.outputFailure {
        console.error("\(failure)")
        return .failure
      }
      console.status("waiting for changes; press ctrl-c to stop")
      before.waitForChange()
    }
  }
}
