import RefreshDiagnostics
import RefreshThreads

/// One run of `generate`: everything is generated in memory, compared with the disk, then written.
@MainActor
struct GenerateRun {
  private let invocation: Invocation
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) {
    self.invocation = invocation
    self.console = console
  }

  /// Reads specs, generates and checks their outputs, and writes or compares them.
  func run() throws -> ExitCode {
    let printer = try ReportPrinter(invocation, console)
    let list = try SpecList(invocation)
    guard !list.workspace.isBroken else { return printer.print(list.report) }
    do {
      let job = try GenerateJob(invocation, list)
      let checked = try CheckedOutcomes(of: outcomes(of: job), job)
      let report = checked.report + delivered(OutputPlan(of: checked, job), job)
      let place: ReportPrinter.Place = job.settings.prints ? .standardError : .standardOutput
      let code = printer.print(report, place)
      if code == .fine && !job.settings.isDry { try finish(checked, job) }
      return code
    } catch let fault as Fault {
      return printer.print(list.report + Report(faults: [fault]))
    }
  }

  /// The outcome of each spec, without findings that depend on several specs.
  private func outcomes(of job: GenerateJob) -> [SpecOutcome] {
    let items = job.list.items
    let progress = console.progress("generated", of: items.count)
    defer { progress?.finish() }
    return Parallel.map(items, jobs: job.list.jobs, worker: SpecWorker(job)) { worker, item in
      defer { progress?.step() }
      return worker.outcome(of: item)
    }
  }

  /// Prints, compares or writes the outputs.
  private func delivered(_ plan: OutputPlan, _ job: GenerateJob) -> Report {
    if job.settings.prints { return plan.printed }
    if job.settings.checks {
      return OutputCheck(plan, withDifference: invocation.has("--diff")).report(of: invocation)
    }
    let writer = OutputWriter(
      isForced: job.settings.isForced,
      isPruned: invocation.has("--prune"),
      isDry: job.settings.isDry
    )
    return writer.write(plan, console)
  }

  /// Writes the stamp and the dependency file.
  private func finish(_ checked: CheckedOutcomes, _ job: GenerateJob) throws(FileError) {
    if let path = invocation["--depfile"] {
      let outputs = checked.outcomes.flatMap(\.outputs).map(\.path.text)
      let depfile = Depfile(
        invocation["--stamp"].map { [$0] } ?? outputs,
        job.inputs + checked.bases
      )
      try ReplacedFile(path: path).write(Array(depfile.text.utf8))
    }
    // The stamp is written last, after everything else has succeeded.
    if let stamp = invocation["--stamp"] { try StampFile(path: stamp).touch() }
  }
}
