import RefreshDiagnostics
import RefreshRules

/// The files that a run depends on, with their states at one time.
///
/// The files are listed again for each check, so that new files and replaced folders are noticed.
/// Polling works on every file system, and takes less than 1% of a processor core for a thousand
/// files.
struct WatchedFiles: Equatable {
  /// The state of a file, which changes when the file is saved.
  private struct State: Equatable {
    let identity: FileIdentity
    let size: Int
    let time: FileStatus.Time
    let isReadable: Bool
  }

  private let invocation: Invocation
  private let states: [String: State]
  private let bases: [String]
  /// The working directory.
  private let folder: String?

  /// The time between two checks, in seconds.
  private static let pause = 0.25

  /// Lists the files of a command; `bases` are found by reading the specs.
  init(invocation: Invocation) {
    self.init(invocation: invocation, bases: Self.bases(of: invocation))
  }

  private init(invocation: Invocation, bases: [String]) {
    self.invocation = invocation
    self.bases = bases
    folder = try? FileSystem.workingFolder()
    var states: [String: State] = [:]
    for path in Self.paths(of: invocation) + bases {
      guard let status = FileStatus(following: path) else { continue }
      states[path] = State(
        identity: status.identity,
        size: status.size,
        time: status.modificationTime,
        isReadable: FileSystem.isReadable(at: path)
      )
    }
    self.states = states
  }

  /// Whether there is nothing to watch.
  var isEmpty: Bool { states.isEmpty }

  func waitForChange() {
    repeat { Stopwatch.pause(Self.pause) } while !haveChanged
  }

  /// Whether any file has changed since the files were listed.
  var haveChanged: Bool {
    // The working directory itself may have been replaced.
    if let folder, FileStatus(following: ".")?.identity != FileStatus(following: folder)?.identity {
      FileSystem.enter(folder)
    }
    // The names of the bases are reused, since they can only change when a file changes.
    return WatchedFiles(invocation: invocation, bases: bases) != self
  }

  static func == (left: WatchedFiles, right: WatchedFiles) -> Bool {
    left.states == right.states
  }

  /// The bases of all specs, including bases that could not be read.
  private static func bases(of invocation: Invocation) -> [String] {
    let lists = (try? SpecList.all(of: invocation)) ?? []
    return lists.flatMap { list in
      var context = list.workspace.project.context
      context.proves = false
      var loader = SpecLoader(context: context)
      let specs = (list.items + list.bases).compactMap { try? $0.load(with: &loader) }
      return list.bases.map(\.path) + specs.flatMap { $0.bases.map(\.file.name) }
    }
  }

  private static func paths(of invocation: Invocation) -> [String] {
    // Errors of a project are ignored here, since the run itself reports them.
    guard let workspaces = try? Workspace.all(of: invocation) else { return invocation.operands }
    return workspaces.flatMap { workspace in
      var workspace = workspace
      var paths = workspace.files.map { [$0.file] } ?? []
      paths += (try? workspace.specs(of: invocation))?.files ?? []
      if let folder = try? OutputSettings(invocation: invocation, workspace: workspace).templates {
        let names = (try? FileSystem.names(in: folder)) ?? []
        paths += names.filter { $0.hasSuffix(TemplateFolder.suffix) }
          .map { FilePath(folder: folder, name: $0).text }
      }
      return paths
    }
  }
}
