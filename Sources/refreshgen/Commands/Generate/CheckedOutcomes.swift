import RefreshDiagnostics
import RefreshLoading

/// The outcomes of all specs of a run, after checks that compare several specs.
struct CheckedOutcomes {
  /// The outcome of each spec.
  let outcomes: [SpecOutcome]
  /// The findings and failures so far.
  let report: Report
  /// The paths of the bases that specs name.
  let bases: [String]

  /// Compares the outcomes of the specs, and checks the bases of the run.
  init(of single: [SpecOutcome], _ job: GenerateJob, _ shared: SharedOutputs) throws {
    var outcomes = single
    try NamedOutputs(job.invocation).check(inputs: Self.bases(of: outcomes), outputs: [])
    shared.report(in: &outcomes)
    SharedNames(job.list).report(in: &outcomes)
    self.outcomes = outcomes
    bases = Self.bases(of: outcomes)
    report = job.list.report + Self.report(outcomes) + Self.report(onBases: job.list, outcomes)
  }

  private static func bases(of outcomes: [SpecOutcome]) -> [String] {
    outcomes.flatMap { $0.bases.map(\.file.name) }
  }

  private static func report(_ outcomes: [SpecOutcome]) -> Report {
    var report = Report()
    report.failures = outcomes.flatMap(\.failures)
    report.findings = outcomes.filter { $0.failures.isEmpty }.map(\.findings)
    if outcomes.contains(where: { $0.isBroken && $0.failures.isEmpty }) { report.code = .findings }
    return report
  }

  /// Checks the bases of the run, and reports the findings of each once.
  private static func report(onBases list: SpecList, _ outcomes: [SpecOutcome]) -> Report {
    var loader = SpecLoader(list.workspace.project.context)
    let bases = list.bases.map { CheckedSpec($0, &loader, keepsControls: false) }
    var report = Report()
    report.failures = bases.compactMap(\.unreadable).map { .unreadable($0) }
    report.findings =
      bases.filter { $0.unreadable == nil }.map(\.findings)
      + list.findings(ofBases: outcomes.flatMap(\.bases) + bases.flatMap(\.bases))
    if bases.contains(where: \.isBroken) { report.code = .findings }
    return report
  }
}
