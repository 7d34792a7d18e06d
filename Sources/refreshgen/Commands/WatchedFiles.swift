#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files that a run depends on, with their states at one time.
///
/// The files are listed again for each check, so that new files and replaced folders count. Polling
/// works on every file system, and takes less than 1% of a processor core for a thousand files.
struct WatchedFiles: Equatable {
  /// The state of a file, which changes when the file is saved.
  private struct State: Equatable {
    let identity: FileIdentity
    let size: Int
    let time: Int
  }

  private let invocation: Invocation
  private let states: [String: State]

  /// The time between two checks, in microseconds.
  private static let pause: UInt32 = 250_000

  /// Lists the files of a command.
  init(_ invocation: Invocation) {
    self.invocation = invocation
    var states: [String: State] = [:]
    for path in Self.paths(invocation) {
      guard let status = FileStatus(following: path) else { continue }
      states[path] = State(
        identity: status.identity,
        size: status.size,
        time: status.modificationTime
      )
    }
    self.states = states
  }

  /// Whether there is nothing to watch.
  var isEmpty: Bool { states.isEmpty }

  /// Waits until any file has changed.
  func waitForChange() {
    let folder = try? FileSystem.workingFolder()
    repeat {
      usleep(Self.pause)
      // The working directory itself may have been replaced.
      if let folder, FileStatus(following: ".")?.identity != FileStatus(following: folder)?.identity
      {
        chdir(folder)
      }
    } while WatchedFiles(invocation) == self
  }

  static func == (left: WatchedFiles, right: WatchedFiles) -> Bool {
    left.states == right.states
  }

  private static func paths(_ invocation: Invocation) -> [String] {
    var workspace = Workspace(invocation)
    var paths = workspace.files.map { [$0.file] } ?? []
    // The run itself reports errors of the project.
    paths += (try? workspace.specs(invocation))?.files ?? invocation.operands
    if let folder = try? OutputSettings(invocation, workspace).templates {
      let names = (try? FileSystem.names(in: folder)) ?? []
      paths += names.filter { $0.hasSuffix(TemplateFolder.suffix) }
        .map { FilePath(folder: folder, name: $0).text }
    }
    return paths
  }
}
