#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files that a run depends on, with the state of each at one moment.
///
/// They are looked for anew each time: new files in new folders count, and so do those of a folder
/// that was replaced as a whole, as `git checkout` does. That works on every system and every file
/// system, and takes less than a hundredth of a processor for a thousand files.
struct WatchedFiles: Equatable {
  /// The state of a file; a file that is saved has another one.
  private struct State: Equatable {
    let identity: FileIdentity
    let size: Int
    let time: Int
  }

  private let invocation: Invocation
  private let states: [String: State]

  /// The time between two looks, in microseconds.
  private static let pause: UInt32 = 250_000

  /// Looks for the files of a command.
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

  /// Returns once any file is another than it was.
  func waitForChange() {
    let folder = try? FileSystem.workingFolder()
    repeat {
      usleep(Self.pause)
      // The working directory itself may have been replaced by one of the same name.
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
    // What is wrong with the project is for the run to tell.
    paths += (try? workspace.specs(invocation))?.files ?? invocation.operands
    if let folder = try? OutputSettings(invocation, workspace).templates {
      let names = (try? FileSystem.names(in: folder)) ?? []
      paths += names.filter { $0.hasSuffix(TemplateFolder.suffix) }
        .map { FilePath(folder: folder, name: $0).text }
    }
    return paths
  }
}
