import RefreshDiagnostics
import RefreshExploration
import RefreshGenerator
import RefreshLanguage
import RefreshRules

/// One run of `generate`: everything is generated in memory, compared with the disk, then written.
///
/// The projects of a run are planned together, so that an error in one leaves all files as they are.
@MainActor
struct GenerateRun {
  private let invocation: Invocation
  private let jobs: [GenerateJob]
  private let console: Console

  /// Reads specs, generates and checks their outputs, and prints, compares or writes them.
  static func run(_ invocation: Invocation, console: Console) throws -> ExitCode {
    let printer = try ReportPrinter(invocation: invocation, console: console)
    let lists = try SpecList.all(of: invocation)
    let start = lists.map(\.report).reduce(Report(), +)
    // A project without specs keeps no other from being generated.
    let usable = lists.filter { lists.count == 1 || !$0.workspace.isEmpty }
    let empty = lists.filter { $0.workspace.isEmpty }.map(\.report).reduce(Report(), +)
    guard !usable.isEmpty, !usable.contains(where: \.workspace.isBroken) else {
      return printer.print(start)
    }
    let run: GenerateRun
    let checked: [CheckedProject]
    do {
      let jobs = try usable.map { try GenerateJob.read($0, invocation: invocation) }
      run = GenerateRun(invocation: invocation, jobs: jobs, console: console)
      checked = try run.check(run.generate())
    } catch {
      guard let failure = Failure(endingRun: error) else { throw error }
      return printer.print(start + Report(failures: [failure]))
    }
    return try run.finish(
      checked,
      report: empty + run.deliver(run.compare(checked), checked: checked),
      printer: printer
    )
  }

  /// Reads the specs of each project, and generates their outputs in memory.
  private func generate() -> [[CheckedSpec]] {
    jobs.map { job in
      Parallel.map(job.list.items, jobs: job.list.jobs, worker: SpecWorker(job: job)) {
        $0.generate(from: $1)
      }
    }
  }

  /// Compares the specs with each other, and checks their bases.
  private func check(_ specs: [[CheckedSpec]]) throws -> [CheckedProject] {
    // Bases become known only by reading the specs.
    try NamedOutputs(invocation: invocation)
      .check(inputs: specs.joined().flatMap(\.bases).map(\.file.name), outputs: [])
    let shared = try SharedOutputs(projects: jobs.map { ($0.list, $0.settings) })
    let named = zip(jobs, specs).map { job, specs in
      shared.addingFindings(to: SharedNames(list: job.list).addingFindings(to: specs))
    }
    let separate =
      invocation.has("--stdout")
      ? named : try SharedFolders(named, settings: jobs.map(\.settings)).checked
    return zip(jobs, separate).map { job, specs in
      var loader = SpecLoader(context: job.list.workspace.project.context)
      return CheckedProject(
        job: job,
        specs: specs,
        bases: job.list.bases.map { CheckedSpec.read($0, loader: &loader) }
      )
    }
  }

  private func compare(_ checked: [CheckedProject]) -> OutputPlan {
    checked.map(OutputPlan.comparing).reduce(OutputPlan(), +)
  }

  /// Prints, compares or writes the outputs; returns the whole report.
  private func deliver(_ plan: OutputPlan, checked: [CheckedProject]) -> Report {
    let report: Report
    if invocation.has("--stdout") {
      report = plan.printed
    } else if invocation.has("--check") {
      let check = OutputCheck(plan: plan, withDifference: invocation.has("--diff"))
      report = check.report(of: invocation)
    } else {
      let writer = OutputWriter(
        isForced: invocation.has("--force"),
        isDry: invocation.has("--dry-run")
      )
      report = writer.write(plan, console: console)
      if jobs.contains(where: \.settings.needsPlaceForTests),
        plan.files.contains(where: { $0.kind == .control && $0.isChanged })
      {
        console.status(
          """
          no tests were generated: name a folder of a test target with --tests, or with 'tests' in \
          \(ProjectLanguage.fileName)
          """
        )
      }
    }
    let module = jobs.lazy.compactMap(\.settings.moduleToImport).first
    if let module, plan.files.contains(where: { $0.kind == .harness && $0.isChanged }) {
      console.status(
        "the tests import no module; name that of the controls with --module \(module)"
      )
    }
    var specs = checked.map(\.report).reduce(Report(), +).withoutRepetitions
    // A step of CI that only checks the files comes after one that has printed the warnings.
    if invocation.has("--check"), console.isQuiet { specs.keepErrors() }
    if plan.isSparse {
      specs.notes.append("did not remove files without a spec, since the checkout is sparse")
    }
    var sum = specs + report
    if specs.code == .findings, let remedy = FindingCount(files: specs.findings).remedy {
      sum.notes.append(remedy)
    }
    return sum
  }

  /// Prints the report; after a successful run, writes the dependency file and the stamp.
  private func finish(
    _ checked: [CheckedProject],
    report: Report,
    printer: ReportPrinter
  ) throws -> ExitCode {
    let code = printer.print(
      report,
      place: invocation.has("--stdout") ? .standardError : .standardOutput
    )
    guard code == .fine && !invocation.has("--dry-run") else { return code }
    if let path = invocation["--depfile"] {
      let specs = checked.flatMap(\.specs)
      let depfile = Depfile(
        targets: invocation["--stamp"].map { [$0] } ?? specs.flatMap(\.outputs).map(\.path.text),
        inputs: jobs.flatMap(\.inputs) + specs.flatMap(\.bases).map(\.file.name)
      )
      try ReplacedFile(path: path).write(Array(depfile.text.utf8))
    }
    // The stamp is written last, after everything else has succeeded.
    if let stamp = invocation["--stamp"] { try StampFile(path: stamp).touch() }
    return code
  }
}

/// The specs of a project after all checks, with their outputs.
struct CheckedProject {
  /// The project, with the settings and templates of its run.
  let job: GenerateJob
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
