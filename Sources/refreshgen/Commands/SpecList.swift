import RefreshDiagnostics

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
    jobs = try SpecInput.jobs(invocation)
    isModule = invocation.operands.isEmpty
    isWholeProject = isModule && shard == nil && !workspace.isBroken
  }
}
