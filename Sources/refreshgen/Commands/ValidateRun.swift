import RefreshDiagnostics
import RefreshLanguage
import RefreshRules
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

  /// Reads and checks the specs, and writes the findings.
  func run() throws -> ExitCode {
    let failing: Severity = invocation.has("--strict") ? .warning : .error
    let list = try SpecList(invocation)
    var report = try Report(invocation, console)
    let project = list.workspace.files.map { [$0.file] } ?? []
    try NamedOutputs(invocation).check(inputs: project + list.items.map(\.path), outputs: [])
    report.faults = list.faults
    if list.workspace.isBroken { report.code = .usage }
    var specs = check(list)
    report.faults += specs.compactMap(\.unreadable).map { .unreadable($0) }
    do {
      let settings = try OutputSettings(invocation, list.workspace)
      try SharedOutputs(list, settings).report(in: &specs)
    } catch let fault as Fault {
      report.faults.append(fault)
    }
    SharedNames(list).report(in: &specs)
    if invocation.has("--fix") {
      Fixing(context: list.workspace.project.context, showsDiff: invocation.has("--diff"))
        .run(&specs, keepsControls: invocation.has("--proof"), &report)
    }
    report.findings = list.projectFindings + specs.filter { $0.unreadable == nil }.map(\.findings)
    if report.findings.contains(where: { $0.diagnostics.contains { $0.severity >= failing } }) {
      report.code = max(report.code, .findings)
    }
    if invocation.has("--proof") { prove(specs, &report) }
    let controls = specs.map(\.controls.count).reduce(0, +)
    report.success = "\(controls) \(controls == 1 ? "control" : "controls"), no errors"
    // With --diff, standard output is a patch.
    return report.finish(invocation.has("--diff") ? .machinesOnly : .standardOutput)
  }

  /// Reads and checks all specs, and keeps only the data for the report.
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

  /// Adds the proof of each control to the report.
  private func prove(_ specs: [CheckedSpec], _ report: inout Report) {
    for control in specs.flatMap(\.subjects) {
      let proof = ProofText(control)
      report.results.append(proof.text)
      console.status("\(proof.time)")
      if !proof.holds { report.code = max(report.code, .findings) }
    }
  }
}
