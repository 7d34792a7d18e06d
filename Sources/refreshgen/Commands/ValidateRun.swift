import RefreshDiagnostics
import RefreshSpec
import RefreshThreads

/// One run of `validate`.
@MainActor
struct ValidateRun {
  private let invocation: Invocation
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) {
    self.invocation = invocation
    self.console = console
  }

  /// Reads, checks, and tells what was found.
  func run() throws -> ExitCode {
    let choices = try FindingFormatChoice.all(invocation)
    let failing: Severity = invocation.has("--strict") ? .warning : .error
    let list = try SpecList(invocation)
    var specs = check(list)
    var code = list.workspace.isBroken ? ExitCode.usage : .fine
    for error in specs.compactMap(\.unreadable) {
      console.error("\(error)")
      code = max(code, .failure)
    }
    let context = list.workspace.project.context
    // The specs of a project become one module, in which every name is there once.
    if list.isModule { SharedNames(context).report(in: &specs) }
    if invocation.has("--fix") {
      let showsDiff = invocation.has("--diff")
      let fixing = Fixing(console: console, context: context, showsDiff: showsDiff)
      code = max(code, fixing.run(&specs, keepsControls: invocation.has("--proof")))
      if showsDiff { return code }
    }
    let files = list.projectFindings + specs.filter { $0.unreadable == nil }.map(\.findings)
    for choice in choices {
      do throws(FileError) {
        try choice.write(files, failing: failing, console)
      } catch {
        console.error("\(error)")
        code = .failure
      }
    }
    let isSilent = files.allSatisfy { $0.diagnostics.allSatisfy { $0.severity < failing } }
    let isProved = !invocation.has("--proof") || prove(specs, choices)
    if isSilent && isProved && code == .fine {
      let controls = specs.map(\.controls.count).reduce(0, +)
      console.status("\(controls) \(controls == 1 ? "control" : "controls"), no errors")
    }
    return max(code, isSilent && isProved ? .fine : .findings)
  }

  /// Reads and checks all specs, and keeps of each no more than what is to be told.
  private func check(_ list: SpecList) -> [CheckedSpec] {
    let progress = console.progress("checked", of: list.items.count)
    defer { progress?.finish() }
    let keepsControls = invocation.has("--proof")
    return Parallel.map(
      list.items,
      jobs: list.jobs,
      worker: SpecLoader(list.workspace.project.context),
      { loader, item in
        defer { progress?.step() }
        return CheckedSpec(item, &loader, keepsControls: keepsControls)
      }
    )
  }

  /// Says of each control what was proved; answers whether all of it holds.
  private func prove(_ specs: [CheckedSpec], _ choices: [FindingFormatChoice]) -> Bool {
    // A document on standard output must stay the only thing there.
    let isAlone = choices.contains { $0.file == nil && $0.format.isDocument }
    var holds = true
    for control in specs.flatMap(\.subjects) {
      let proof = ProofText(control)
      if isAlone { console.status(proof.text) } else { console.result(proof.text) }
      console.status(proof.time)
      holds = holds && proof.holds
    }
    return holds
  }
}
