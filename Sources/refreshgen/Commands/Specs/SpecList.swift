import RefreshDiagnostics
import RefreshExploration
import RefreshLanguage
import RefreshRules

/// The spec files of a command.
struct SpecList {
  struct Item: Sendable {
    /// The path; `-` is standard input.
    let path: String
    /// The name for messages.
    let name: String
    /// The origin of the path: the command line, or a pattern.
    let origin: FileSystem.Origin
    /// Whether the project file names the file as a base, from which nothing is generated.
    var isBase = false
  }

  var workspace: Workspace
  private(set) var items: [Item]
  /// The bases that are checked together with the files.
  private(set) var bases: [Item]
  /// The folders in which the search for specs has looked.
  let folders: [String]
  /// The number of files to process in parallel.
  let jobs: Int
  /// Whether the list contains all specs of a project.
  let isWholeProject: Bool

  var projectFindings: [CheckedFile] {
    guard let project = workspace.projectFile, !project.diagnostics.isEmpty else { return [] }
    return [CheckedFile(file: project.file, diagnostics: project.diagnostics)]
  }

  /// The failures to read the project file and the folders of specs.
  let failures: [Failure]

  /// The findings and failures so far.
  var report: Report {
    var report = Report(findings: projectFindings, failures: failures)
    if workspace.isBroken { report.code = .usage }
    return report
  }

  /// Finds the specs of a command: a list for each project.
  static func all(of invocation: Invocation) throws -> [SpecList] {
    let workspaces = try Workspace.all(of: invocation)
    let count = workspaces.map { $0.operands?.count ?? 0 }.reduce(0, +)
    return try workspaces.map { try SpecList(found: $0, of: count, invocation: invocation) }
  }

  /// The lists of a command that reports no findings, and so needs valid project files.
  static func usable(for invocation: Invocation) throws -> [SpecList] {
    let lists = try all(of: invocation)
    if let failure = lists.lazy.compactMap(\.workspace.unreadable).first { throw failure }
    guard !lists.contains(where: \.workspace.isBroken) else {
      throw UsageError("the project file has errors; run 'refreshgen validate' to see them")
    }
    return lists
  }

  /// Finds the specs of a project; none if the project file has errors.
  private init(found: Workspace, of count: Int, invocation: Invocation) throws {
    var workspace = found
    let listing =
      workspace.isBroken ? ProjectFiles.Listing() : try workspace.specs(of: invocation)
    let origin: FileSystem.Origin = invocation.leavesSpecsToProject ? .found : invocation.origin
    let named = workspace.isBroken ? nil : NamedBases(project: workspace.project)
    let identities = named?.identities ?? []
    var all = listing.files.map { path in
      let name = path == "-" ? invocation["--stdin-name"] ?? "<stdin>" : path
      var item = Item(path: path, name: name, origin: origin)
      if !identities.isEmpty { item.isBase = item.identity.map(identities.contains) ?? false }
      return item
    }
    let isModule = invocation.leavesSpecsToProject
    if isModule { all.removeAll(where: \.isBase) }
    bases = isModule ? named?.items ?? [] : []
    items = all
    folders = listing.folders
    failures =
      (workspace.unreadable.map { [$0] } ?? []) + listing.failures
      + (named?.failures ?? [])
    jobs = try Self.jobs(of: invocation)
    workspace.project.context.jobs = max(1, jobs / max(1, count, items.count))
    self.workspace = workspace
    isWholeProject = isModule && !workspace.isBroken && failures.isEmpty
  }

  /// Moves the bases that the command line names to `bases`, since nothing is generated from bases.
  mutating func separateBases() {
    bases += items.filter(\.isBase)
    items.removeAll(where: \.isBase)
  }

  static let options =
    Workspace.options + [
      SpecProject.allProjects,
      Option(
        name: "--jobs",
        short: "-j",
        value: "N",
        summary:
          "the number of files to process in parallel; default:\nthe number of processor cores"
      ),
      Option(
        name: "--stdin-name",
        value: "NAME",
        summary: "the file name that messages show for standard input"
      ),
    ]

  private static func jobs(of invocation: Invocation) throws(UsageError) -> Int {
    guard let text = invocation["--jobs"] else { return Parallel.processorCount }
    guard let jobs = Int(text), (1...1024).contains(jobs) else {
      throw UsageError(
        "invalid value '\(SafeText.escape(text))' of '--jobs': expected a number from 1 to 1024"
      )
    }
    return jobs
  }
}
