import RefreshDiagnostics
import RefreshExploration
import RefreshRules

@MainActor
struct ValidateRun {
  let invocation: Invocation
  let console: Console

  /// Reads, checks and fixes the specs, and writes the findings.
  func run() throws -> ExitCode {
    let lists = try SpecList.all(of: invocation)
    let printer = try ReportPrinter(invocation: invocation, console: console)
    let inputs = lists.flatMap { list in
      (list.workspace.files.map { [$0.file] } ?? []) + (list.items + list.bases).map(\.path)
    }
    try NamedOutputs(invocation: invocation).check(inputs: inputs, outputs: [])
    let fixed = try fix(check(lists), lists: lists)
    // Further bases become known only by reading the specs.
    let bases = fixed.flatMap(\.specs).flatMap(\.bases)
    try NamedOutputs(invocation: invocation).check(inputs: bases.map(\.file.name), outputs: [])
    let report = report(of: fixed, lists: lists)
    // With --diff, standard output is a patch.
    return printer.print(report, place: invocation.has("--diff") ? .machinesOnly : .standardOutput)
  }

  /// The specs of a project with their findings, and the part of the report that is known so far.
  private struct Checked {
    var specs: [CheckedSpec]
    var report: Report
  }

  /// Checks each spec, then the specs against each other, and then the bases.
  private func check(_ lists: [SpecList]) throws -> [Checked] {
    var projects: [(SpecList, OutputSettings)] = []
    var reports = try lists.map { list in
      do {
        projects.append(
          (list, try OutputSettings(invocation: invocation, workspace: list.workspace))
        )
        return Report()
      } catch {
        // The paths of the outputs are unknown.
        guard let failure = Failure(endingRun: error) else { throw error }
        return Report(failures: [failure])
      }
    }
    var specs = lists.map { list in
      SharedNames(list: list).addingFindings(to: check(list.items, list: list))
    }
    do throws(FileError) {
      let shared = try SharedOutputs(projects: projects)
      specs = specs.map(shared.addingFindings)
      if projects.count > 1, projects.count == specs.count {
        let settings = projects.map(\.1)
        specs = try SharedFolders(specs, settings: settings).checked
      }
    } catch {
      reports[0].failures.append(.unreadable(error))
    }
    return lists.indices.map { index in
      let list = lists[index]
      return Checked(specs: specs[index] + check(list.bases, list: list), report: reports[index])
    }
  }

  /// Applies the fixes, or prints them, if the user asks for it.
  private func fix(_ checked: [Checked], lists: [SpecList]) throws -> [Checked] {
    guard invocation.has("--fix") else { return checked }
    var results = checked
    var hasChanged = false
    for (index, list) in lists.enumerated() {
      let fixing = Fixing(
        context: list.workspace.project.context,
        showsDiff: invocation.has("--diff")
      )
      let fixed = fixing.run(checked[index].specs, keepsControls: invocation.has("--proof"))
      results[index].specs = fixed.specs
      results[index].report += fixed.report
      hasChanged = hasChanged || fixed.hasChanged
    }
    // A fix in a base also changes the findings in the specs that are based on it.
    guard hasChanged, results.contains(where: { $0.specs.contains { !$0.bases.isEmpty } }) else {
      return results
    }
    for (index, again) in try check(lists).enumerated() {
      results[index].specs = again.specs
      for failure in again.report.failures { results[index].report.add(failure) }
    }
    return results
  }

  private func report(of checked: [Checked], lists: [SpecList]) -> Report {
    var report = zip(checked, lists).map { self.report(of: $0, list: $1) }.reduce(Report(), +)
      .withoutRepetitions
    let controls = zip(checked, lists).flatMap { $0.specs.prefix($1.items.count) }
      .map(\.controls.count).reduce(0, +)
    report.success = "\(controls) \(controls == 1 ? "control" : "controls"), no errors"
    if report.code == .findings, let count = FindingCount(files: report.findings).text {
      report.notes.append(count)
    }
    return report
  }

  private func report(of checked: Checked, list: SpecList) -> Report {
    let specs = checked.specs
    var report = checked.report
    report.failures = list.failures + report.failures.filter { !list.failures.contains($0) }
    report.failures += specs.compactMap(\.failure)
    if list.workspace.isBroken { report.code = max(report.code, .usage) }
    report.findings =
      list.projectFindings + specs.filter(\.wasRead).map(\.findings)
      + list.findings(ofBases: specs.flatMap(\.bases))
    let failing: Severity = invocation.has("--strict") ? .warning : .error
    if report.findings.contains(where: { $0.diagnostics.contains { $0.severity >= failing } }) {
      report.code = max(report.code, .findings)
    }
    if invocation.has("--proof") { report += proofs(of: specs) }
    return report
  }

  /// Reads and checks specs, and keeps only the data for the report.
  private func check(_ items: [SpecList.Item], list: SpecList) -> [CheckedSpec] {
    let keepsControls = invocation.has("--proof")
    return Parallel.map(
      items,
      jobs: list.jobs,
      worker: SpecLoader(context: list.workspace.project.context),
      work: { loader, item in
        CheckedSpec.read(item, loader: &loader, keepsControls: keepsControls)
      }
    )
  }

  private func proofs(of specs: [CheckedSpec]) -> Report {
    var report = Report()
    for control in specs.flatMap(\.subjects) {
      let proof = ProofText(control: control)
      report.results.append(proof.text)
      console.status("\(proof.time)")
      if !proof.holds { report.code = .findings }
    }
    return report
  }
}
