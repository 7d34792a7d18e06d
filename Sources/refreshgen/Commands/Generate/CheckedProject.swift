import RefreshDiagnostics

/// The specs of a project after all checks, with their outputs.
struct CheckedProject {
  /// The project, with the settings and templates of its run.
  let job: GenerateJob
  /// The specs.
  let specs: [CheckedSpec]
  /// The bases that the project file names.
  let bases: [CheckedSpec]

  /// The findings and failures so far; each base is reported once.
  var report: Report {
    let all = specs + bases
    var report = job.list.report
    report.failures += all.compactMap(\.failure)
    report.findings +=
      all.filter(\.wasRead).map(\.findings) + job.list.findings(ofBases: all.flatMap(\.bases))
    if all.contains(where: \.isBroken) { report.code = max(report.code, .findings) }
    return report
  }
}
