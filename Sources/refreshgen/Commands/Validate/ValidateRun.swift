import RefreshDiagnostics
import RefreshLanguage
import RefreshLoading
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
    let inputs = (list.items + list.bases).map(\.path)
    let project = list.workspace.files.map { [$0.file] } ?? []
    try NamedOutputs(invocation).check(inputs: project + inputs, outputs: [])
    report.faults = list.faults
    if list.workspace.isBroken { report.code = .usage }
    var specs = try check(list, &report)
    if invocation.has("--fix") {
      let fixing = Fixing(
        context: list.workspace.project.context,
        showsDiff: invocation.has("--diff")
      )
      let hasChanged = fixing.run(&specs, keepsControls: invocation.has("--proof"), &report)
      // A fix in a base also changes the findings in the specs that are based on it.
      if hasChanged, specs.contains(where: { !$0.bases.isEmpty }) {
        specs = try check(list, &report)
      }
    }
    // Further bases become known only by reading the specs.
    let bases = specs.flatMap(\.bases)
    try NamedOutputs(invocation).check(inputs: bases.map(\.file.name), outputs: [])
    report.faults += specs.compactMap(\.unreadable).map { .unreadable($0) }
    report.findings =
      list.projectFindings + specs.filter { $0.unreadable == nil }.map(\.findings)
      + list.findings(ofBases: bases)
    if report.findings.contains(where: { $0.diagnostics.contains { $0.severity >= failing } }) {
      report.code = max(report.code, .findings)
    }
    if invocation.has("--proof") { prove(specs, &report) }
    let controls = specs.prefix(list.items.count).map(\.controls.count).reduce(0, +)
    report.success = "\(controls) \(controls == 1 ? "control" : "controls"), no errors"
    if report.code == .findings, let count = FindingCount(report.findings).text {
      report.notes.append(count)
    }
    // With --diff, standard output is a patch.
    return report.finish(invocation.has("--diff") ? .machinesOnly : .standardOutput)
  }

  /// Checks each spec, then the specs against each other, and then the bases.
  private func check(_ list: SpecList, _ report: inout Report) throws -> [CheckedSpec] {
    var specs = check(list.items, list)
    do {
      let settings = try OutputSettings(invocation, list.workspace)
      try SharedOutputs(list, settings).report(in: &specs)
    } catch let fault as Fault {
      if !report.faults.contains(fault) { report.faults.append(fault) }
    }
    SharedNames(list).report(in: &specs)
    return specs + check(list.bases, list)
  }

  /// Reads and checks specs, and keeps only the data for the report.
  private func check(_ items: [SpecList.Item], _ list: SpecList) -> [CheckedSpec] {
    let progress = console.progress("checked", of: items.count)
    defer { progress?.finish() }
    let keepsControls = invocation.has("--proof")
    return Parallel.map(
      items,
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
