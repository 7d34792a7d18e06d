import RefreshDiagnostics
import RefreshThreads

/// One run of `generate`: everything is generated in memory, compared with the disk, then written.
@MainActor
struct GenerateRun {
  private let job: GenerateJob
  private let console: Console

  /// Reads specs, generates and checks their outputs, and prints, compares or writes them.
  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitCode {
    let printer = try ReportPrinter(invocation, console)
    let list = try SpecList(invocation)
    guard !list.workspace.isBroken else { return printer.print(list.report) }
    do {
      let run = GenerateRun(job: try GenerateJob(invocation, list), console: console)
      return try run.finish(run.deliver(run.plan(run.check(run.generate()))), printer)
    } catch let failure as Failure {
      return printer.print(list.report + Report(failures: [failure]))
    }
  }

  /// The outcome of each spec, without findings that depend on several specs.
  private func generate() -> [SpecOutcome] {
    let items = job.list.items
    let progress = console.progress("generated", of: items.count)
    defer { progress?.finish() }
    return Parallel.map(items, jobs: job.list.jobs, worker: SpecWorker(job)) { worker, item in
      defer { progress?.step() }
      return worker.outcome(of: item)
    }
  }

  /// Compares the specs with each other, and checks their bases.
  private func check(_ outcomes: [SpecOutcome]) throws -> CheckedOutcomes {
    try CheckedOutcomes(of: outcomes, job)
  }

  /// Compares the outputs with the disk.
  private func plan(_ checked: CheckedOutcomes) -> OutputPlan {
    OutputPlan(of: checked, job)
  }

  /// Prints, compares or writes the outputs.
  private func deliver(_ plan: OutputPlan) -> Delivery {
    let settings = job.settings
    let report: Report
    if settings.prints {
      report = plan.printed
    } else if settings.checks {
      let check = OutputCheck(plan, withDifference: job.invocation.has("--diff"))
      report = check.report(of: job.invocation)
    } else {
      let writer = OutputWriter(
        isForced: settings.isForced,
        isPruned: job.invocation.has("--prune"),
        isDry: settings.isDry
      )
      report = writer.write(plan, console)
    }
    return Delivery(plan: plan, report: plan.checked.report + report)
  }

  /// The plan of a run, after it was carried out, and the whole report.
  private struct Delivery {
    let plan: OutputPlan
    let report: Report
  }

  /// Prints the report; after a successful run, writes the dependency file and the stamp.
  private func finish(_ delivery: Delivery, _ printer: ReportPrinter) throws -> ExitCode {
    let invocation = job.invocation
    let code = printer.print(
      delivery.report,
      job.settings.prints ? .standardError : .standardOutput
    )
    guard code == .fine && !job.settings.isDry else { return code }
    let checked = delivery.plan.checked
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
    return code
  }
}
