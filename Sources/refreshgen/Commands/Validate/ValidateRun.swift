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
    let printer = try ReportPrinter(invocation, console)
    var report = Report()
    let inputs = (list.items + list.bases).map(\.path)
    let project = list.workspace.files.map { [$0.file] } ?? []
    try NamedOutputs(invocation).check(inputs: project + inputs, outputs: [])
    report.faults = list.faults
    if list.workspace.isBroken { report.code = .usage }
    var (specs, fault) = try check(list)
    report.add(fault)
    if invocation.has("--fix") {
      let fixing = Fixing(
        context: list.workspace.project.context,
        showsDiff: invocation.has("--diff")
      )
      let fixed = fixing.run(specs, keepsControls: invocation.has("--proof"))
      report += fixed.report
      specs = fixed.specs
      // A fix in a base also changes the findings in the specs that are based on it.
      if fixed.hasChanged, specs.contains(where: { !$0.bases.isEmpty }) {
        (specs, fault) = try check(list)
        report.add(fault)
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
    if invocation.has("--proof") { report += proofs(of: specs) }
    let controls = specs.prefix(list.items.count).map(\.controls.count).reduce(0, +)
    report.success = "\(controls) \(controls == 1 ? "control" : "controls"), no errors"
    if report.code == .findings, let count = FindingCount(report.findings).text {
      report.notes.append(count)
    }
    // With --diff, standard output is a patch.
    return printer.print(report, invocation.has("--diff") ? .machinesOnly : .standardOutput)
  }

  /// Checks each spec, then the specs against each other, and then the bases.
  ///
  /// The fault is the reason why the paths of the outputs are unknown.
  private func check(_ list: SpecList) throws -> (specs: [CheckedSpec], fault: Fault?) {
    var specs = check(list.items, list)
    var found: Fault?
    do {
      let settings = try OutputSettings(invocation, list.workspace)
      try SharedOutputs(list, settings).report(in: &specs)
    } catch let fault as Fault {
      found = fault
    }
    SharedNames(list).report(in: &specs)
    return (specs + check(list.bases, list), found)
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
