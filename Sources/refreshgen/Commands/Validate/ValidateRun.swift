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

  /// Reads, checks and fixes the specs, and writes the findings.
  func run() throws -> ExitCode {
    let list = try SpecList(invocation)
    let printer = try ReportPrinter(invocation, console)
    let specs = (list.items + list.bases).map(\.path)
    let project = list.workspace.files.map { [$0.file] } ?? []
    try NamedOutputs(invocation).check(inputs: project + specs, outputs: [])
    let fixed = try fix(check(list), list)
    // Further bases become known only by reading the specs.
    let bases = fixed.specs.flatMap(\.bases)
    try NamedOutputs(invocation).check(inputs: bases.map(\.file.name), outputs: [])
    let report = report(of: fixed, list)
    // With --diff, standard output is a patch.
    return printer.print(report, invocation.has("--diff") ? .machinesOnly : .standardOutput)
  }

  /// Specs with their findings, and the part of the report that is known so far.
  private struct Checked {
    var specs: [CheckedSpec]
    var report: Report
  }

  /// Checks each spec, then the specs against each other, and then the bases.
  private func check(_ list: SpecList) throws -> Checked {
    var specs = check(list.items, list)
    var report = Report()
    do {
      let settings = try OutputSettings(invocation, list.workspace)
      try SharedOutputs(list, settings).report(in: &specs)
    } catch let failure as Failure {
      // The paths of the outputs are unknown.
      report.failures = [failure]
    }
    SharedNames(list).report(in: &specs)
    return Checked(specs: specs + check(list.bases, list), report: report)
  }

  /// Applies the fixes, or prints them, if the user asks for it.
  private func fix(_ checked: Checked, _ list: SpecList) throws -> Checked {
    guard invocation.has("--fix") else { return checked }
    let fixing = Fixing(
      context: list.workspace.project.context,
      showsDiff: invocation.has("--diff")
    )
    let fixed = fixing.run(checked.specs, keepsControls: invocation.has("--proof"))
    var result = Checked(specs: fixed.specs, report: checked.report + fixed.report)
    // A fix in a base also changes the findings in the specs that are based on it.
    guard fixed.hasChanged, fixed.specs.contains(where: { !$0.bases.isEmpty }) else {
      return result
    }
    let again = try check(list)
    result.specs = again.specs
    for failure in again.report.failures { result.report.add(failure) }
    return result
  }

  /// The report of a whole run.
  private func report(of checked: Checked, _ list: SpecList) -> Report {
    let specs = checked.specs
    var report = checked.report
    report.failures = list.failures + report.failures.filter { !list.failures.contains($0) }
    report.failures += specs.compactMap(\.unreadable).map { .unreadable($0) }
    if list.workspace.isBroken { report.code = max(report.code, .usage) }
    report.findings =
      list.projectFindings + specs.filter { $0.unreadable == nil }.map(\.findings)
      + list.findings(ofBases: specs.flatMap(\.bases))
    let failing: Severity = invocation.has("--strict") ? .warning : .error
    if report.findings.contains(where: { $0.diagnostics.contains { $0.severity >= failing } }) {
      report.code = max(report.code, .findings)
    }
    if invocation.has("--proof") { report += proofs(of: specs) }
    let controls = specs.prefix(list.items.count).map(\.controls.count).reduce(0, +)
    report.success = "\(controls) \(controls == 1 ? "control" : "controls"), no errors"
    if report.code == .findings, let count = FindingCount(report.findings).text {
      report.notes.append(count)
    }
    return report
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

  /// The proof of each control.
  private func proofs(of specs: [CheckedSpec]) -> Report {
    var report = Report()
    for control in specs.flatMap(\.subjects) {
      let proof = ProofText(control)
      report.results.append(proof.text)
      console.status("\(proof.time)")
      if !proof.holds { report.code = .findings }
    }
    return report
  }
}
