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

  /// Runs until the process is stopped.
  ///
  /// Returns only if there is nothing to watch, or if standard output fails.
  func run() -> ExitCode {
    while true {
      // Recorded before the run, so that files saved during the run count as changed.
      let before = WatchedFiles(invocation)
      do {
        _ = try GenerateRun.run(invocation, console)
      } catch {
        console.error("\(error)")
        // As long as there are files to watch, a change of one of them may fix the error.
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
