/// Generates again whenever a spec changes.
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
    var watched: [String] = []
    while true {
      do {
        watched = try GenerateRun(invocation, console).run().inputs
      } catch {
        console.error("\(error)")
        // A project file that is half written still has to be watched.
        if watched.isEmpty { return error is UsageError ? .usage : .failure }
      }
      var folders = Set(watched.map { FilePath($0).folder })
      if let project = ProjectFiles.find() { folders.insert(FilePath(project.root + "x").folder) }
      guard let watcher = FolderWatcher(folders.sorted()) else {
        console.error("there is no folder to watch")
        return .failure
      }
      console.status("waiting for changes; ctrl-c ends it")
      watcher.wait { name in [".yml", ".yaml", ".tmpl"].contains { name.hasSuffix($0) } }
    }
  }
}
