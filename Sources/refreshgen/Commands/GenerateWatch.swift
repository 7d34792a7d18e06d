import RefreshDiagnostics

/// Generates again whenever a spec, a template or the project file changes.
@MainActor
struct GenerateWatch {
  private let invocation: Invocation
  private let console: Console

  init(_ invocation: Invocation, _ console: Console) {
    self.invocation = invocation
    self.console = console
  }

  /// Works until it is stopped; comes back only where there is nothing to watch.
  func run() -> ExitCode {
    while true {
      // Taken before the run, so that a file that is saved during it counts as changed.
      let before = WatchedFiles(invocation)
      do {
        _ = try GenerateRun(invocation, console).run()
      } catch {
        console.error("\(error)")
        // A project file that is half written still has to be watched.
        if before.isEmpty { return error is UsageError ? .usage : .failure }
      }
      if let failure = console.outputFailure {
        console.error("\(failure)")
        return .failure
      }
      console.status("waiting for changes; press ctrl-c to stop")
      before.waitForChange()
    }
  }
}
