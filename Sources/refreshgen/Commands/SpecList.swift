import RefreshDiagnostics
import RefreshSpec
import RefreshThreads

/// The spec files that a command is to work on, before any of them is read.
struct SpecList {
  /// A spec file.
  struct Item: Sendable {
    /// Where it is read from; `-` is standard input.
    let path: String
    /// What messages call it.
    let name: String
  }

  /// Where they were found.
  let workspace: Workspace
  /// The files.
  let items: [Item]
  /// How many are worked on at a time.
  let jobs: Int
  /// Whether they are those of a project, which become one module.
  let isModule: Bool
  /// Whether these are all specs of a project.
  let isWholeProject: Bool

  /// The project file with what was found in it; one without a fault is no part of what was asked
  /// about.
  var projectFindings: [CheckedFile] {
    guard let project = workspace.projectFile, !project.diagnostics.isEmpty else { return [] }
    return [CheckedFile(project.file, project.diagnostics)]
  }

  /// Finds the specs of a command; none where the project file can't be used.
  init(_ invocation: Invocation) throws {
    var workspace = try Workspace(invocation)
    let shard = try Shard(invocation)
    var paths = workspace.isBroken ? [] : try workspace.specs(invocation)
    if let shard { paths = shard.part(of: paths) }
    items = paths.map { path in
      Item(path: path, name: path == "-" ? invocation["--stdin-name"] ?? "<stdin>" : path)
    }
    self.workspace = workspace
    jobs = try Self.jobs(invocation)
    isModule = invocation.operands.isEmpty
    isWholeProject = isModule && shard == nil && !workspace.isBroken
  }

  /// The options that say where specs come from.
  static let options = [
    Workspace.option,
    Option(
      name: "--jobs",
      short: "-j",
      value: "N",
      summary: "how many files are read at a time; as many as there are\nprocessors if absent"
    ),
    Option(
      name: "--stdin-name",
      value: "NAME",
      summary: "what messages call the spec that '-' reads from standard\ninput"
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
