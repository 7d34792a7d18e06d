import RefreshThreads

/// One run of `generate`.
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
    do {
      let input = try GenerateInput(invocation)
      let checked = try CheckedOutcomes(input, outcomes(of: input))
      let delivery = try OutputDelivery(PlannedChanges(checked), console)
      let code = printer.print(
        delivery.report,
        input.settings.prints ? .standardError : .standardOutput
      )
      try delivery.finish(code)
      return code
    } catch let stop as StoppedRun {
      return printer.print(stop.report)
    }
  }

  /// The outcome of each spec, without findings that depend on several specs.
  private func outcomes(of input: GenerateInput) -> [SpecOutcome] {
    let items = input.list.items
    let progress = console.progress("generated", of: items.count)
    defer { progress?.finish() }
    return Parallel.map(
      items,
      jobs: input.list.jobs,
      worker: OutputWorker(input.plan, input.generator),
      { worker, item in
        defer { progress?.step() }
        return worker.outcome(of: item)
      }
    )
  }
}
