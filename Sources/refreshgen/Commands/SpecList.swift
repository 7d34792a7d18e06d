import RefreshRules
import RefreshDiagnostics
import RefreshLanguage
import RefreshThreads

/// The spec files that a command is to work on, before any of them is read.
struct SpecList {
  /// A spec file.
  struct Item: Sendable {
    /// Where it is read from; `-` is standard input.
    let path: String
    /// What messages call it.
    let name: String
    /// Whether the user named it or a pattern found it.
    let origin: FileSystem.Origin
  }

  /// Where they were found.
  let workspace: Workspace
  /// The files.
  let items: [Item]
  /// The files of other shards.
  let others: [Item]
  /// The folders below the project's that hold generated files.
  let generatedFolders: [String]
  /// How many are worked on at a time.
  let jobs: Int
  /// Whether these are all specs of a project.
  let isWholeProject: Bool
  /// Whether no spec was named, so that the project decides.
  private let isModule: Bool

  /// The project file with what was found in it; one without a fault is no part of what was asked
  /// about.
  var projectFindings: [CheckedFile] {
    guard let project = workspace.projectFile, !project.diagnostics.isEmpty else { return [] }
    return [CheckedFile(project.file, project.diagnostics)]
  }

  /// What kept the project file and the folders of specs from being read.
  let faults: [Fault]

  /// Finds the specs of a command; none where the project file can't be used.
  init(_ invocation: Invocation) throws {
    var workspace = Workspace(invocation)
    let shard = try Shard(invocation)
    let listing =
      workspace.isBroken ? ProjectFiles.Listing() : try workspace.specs(invocation)
    let origin: FileSystem.Origin = invocation.leavesSpecsToProject ? .found : .named
    let all = listing.files.map { path in
      let name = path == "-" ? invocation["--stdin-name"] ?? "<stdin>" : path
      return Item(path: path, name: name, origin: origin)
    }
    items = shard?.part(of: all) ?? all
    others = shard?.rest(of: all) ?? []
    generatedFolders = listing.generatedFolders
    faults = (workspace.unreadable.map { [.unreadable($0)] } ?? []) + listing.failures
    self.workspace = workspace
    jobs = try Self.jobs(invocation)
    isModule = invocation.leavesSpecsToProject
    isWholeProject = isModule && shard == nil && !workspace.isBroken && faults.isEmpty
  }

  /// Whether the project lists a spec.
  func isProjectSpec(_ spec: String) -> Bool {
    guard let files = workspace.files, !isModule else { return isModule }
    guard let path = try? files.path(fromRootTo: spec) else { return false }
    return workspace.project.specs.contains { $0.glob.matches(path) }
  }

  /// The options that say where specs come from.
  static let options =
    Workspace.options + [
      Option(
        name: "--jobs",
        short: "-j",
        value: "N",
        summary: "the number of files to process in parallel; default:\nthe number of processors"
      ),
      Option(
        name: "--stdin-name",
        value: "NAME",
        summary: "the file name of standard input in messages"
      ),
    ]

  private static func jobs(_ invocation: Invocation) throws(UsageError) -> Int {
    guard let text = invocation["--jobs"] else { return Parallel.processorCount }
    guard let jobs = Int(text), (1...1024).contains(jobs) else {
      throw UsageError("'--jobs' is '\(SafeText.escape(text))', expected a number from 1 to 1024")
    }
    return jobs
  }
}
