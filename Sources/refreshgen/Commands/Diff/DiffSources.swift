import RefreshComparison
import RefreshDiagnostics
import RefreshGenerator
import RefreshLanguage
import RefreshRules

/// The two versions that `diff` compares.
@MainActor
struct DiffSources {
  /// A place where specs are read.
  private enum Place {
    /// The files that a command line names, below a folder if it names one.
    case files([String], folder: String)
    /// The specs of the project, which the project file lists.
    case project
    /// A file or folder in a revision; without a path, the specs of the project.
    case revision(GitRevision, path: String?)
  }

  private let oldPlace: Place
  private let newPlace: Place
  private let invocation: Invocation
  private let console: Console

  init(invocation: Invocation, console: Console) throws {
    self.invocation = invocation
    self.console = console
    let operands = invocation.operands
    guard operands.count == 2 else {
      oldPlace = .revision(try GitRevision(operands[0]), path: nil)
      newPlace = .project
      return
    }
    guard !invocation.has(SpecProject.allProjects.name) else {
      throw UsageError("'\(SpecProject.allProjects.name)' needs one operand: expected 'diff REV'")
    }
    guard operands != ["-", "-"] else {
      throw UsageError("only one of OLD and NEW can be '-'")
    }
    for (name, other) in [(operands[0], operands[1]), (operands[1], operands[0])]
    where !name.contains(":") && FileStatus(following: name) == nil
      && FileStatus(following: other) != nil
    {
      guard (try? GitRevision(name)) != nil else { continue }
      let meant = SafeText.quote("\(name):\(other)")
      throw UsageError("\(SafeText.quote(name)) is a revision, not a file; did you mean \(meant)?")
    }
    oldPlace = try Self.place(of: operands[0])
    newPlace = try Self.place(of: operands[1])
  }

  /// The controls of the old version; `nil` if it has errors, which are then printed.
  func old() throws -> [SpecChanges.Subject]? { try subjects(oldPlace) }

  /// The controls of the new version.
  func new() throws -> [SpecChanges.Subject]? { try subjects(newPlace) }

  private static func place(of operand: String) throws -> Place {
    guard operand != "-" else { return .files(["-"], folder: "") }
    if let status = FileStatus(following: operand) {
      guard status.kind == .folder else { return .files([operand], folder: "") }
      // A listing leaves the specs of projects below to these projects.
      let below = try SpecProject.folders(below: operand).filter { $0 != operand }
      let folders = ([operand] + below.sorted()).map { folder in
        ProjectFiles(file: "\(folder)/\(ProjectLanguage.fileName)", allowsOutside: true)
      }
      let listings = try folders.flatMap { folder in
        try specPatterns.map(folder.list)
      }
      if let failure = listings.flatMap(\.failures).first { throw failure }
      return .files(listings.flatMap(\.files), folder: folders[0].root)
    }
    // A name without a colon is that of a file, which cannot be read.
    guard let colon = operand.firstIndex(of: ":") else { return .files([operand], folder: "") }
    let revision = try GitRevision(String(operand[..<colon]))
    let path = revision.path(ofOperand: String(operand[operand.index(after: colon)...]))
    return .revision(revision, path: path)
  }

  private static let specPatterns = ["**/*.refresh.yml", "**/*.refresh.yaml"]
    .compactMap(GlobPattern.init)

  private func subjects(_ place: Place) throws -> [SpecChanges.Subject]? {
    switch place {
    case .project: return try subjects(inFiles: [], folder: "")
    case .files(let files, let folder):
      // Without operands, the command would read the specs of the project.
      return files.isEmpty ? [] : try subjects(inFiles: files, folder: folder)
    case .revision(let revision, let path): return try subjects(in: revision, at: path)
    }
  }

  /// Reads files as other commands do.
  private func subjects(
    inFiles files: [String],
    folder: String
  ) throws -> [SpecChanges.Subject]? {
    var specs: [(spec: LoadedSpec, bundle: String)] = []
    for list in try SpecList.usable(for: command(naming: files)) {
      if let failure = list.failures.first { throw failure }
      var loader = Self.loader(list.workspace.project.context)
      // Bases are no controls of the app, but can be compared by name.
      let bundle = list.workspace.project.settings.bundle
      specs += try list.items.filter { folder.isEmpty || !$0.isBase }.map { item in
        (spec: try item.load(with: &loader), bundle: bundle)
      }
    }
    let isSingle = files.count == 1 && folder.isEmpty
    return subjects(of: specs, version: nil) {
      isSingle ? "" : String($0.dropFirst(folder.utf8.count))
    }
  }

  /// Reads a revision, with bases and the project files of the same revision.
  private func subjects(
    in revision: GitRevision,
    at path: String?
  ) throws -> [SpecChanges.Subject]? {
    let outer = try outerProject(path)
    let entries = try revision.entries(at: path ?? outer?.root ?? "")
    if let path, !entries.contains(where: { $0.path == path || OutputNames.isSpec($0.path) }) {
      throw FileError(path: "\(revision.name):\(path)", reason: "no such file in the revision")
    }
    // A spec belongs to the nearest project, as in the work tree.
    let roots = entries.map { FilePath($0.path) }.filter { $0.name == ProjectLanguage.fileName }
      .map { $0.folder.isEmpty ? "" : $0.folder + "/" }
    let groups = Dictionary(grouping: entries) { entry in
      roots.filter(entry.path.hasPrefix).max { $0.count < $1.count } ?? outer?.root
    }
    var specs: [(spec: LoadedSpec, bundle: String)] = []
    for (root, entries) in groups.sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) {
      // Without a path, only the specs of projects count: of the nearest one, or of all.
      guard
        path != nil || (outer == nil ? root != nil && !Self.isForeign(root) : root == outer?.root)
      else { continue }
      let file = root == outer?.root ? outer?.file : root.map { $0 + ProjectLanguage.fileName }
      let project = try file.flatMap { try Self.project(revision, path: $0) } ?? Project()
      let bases = project.presets.map { revision.path($0.path, in: (root ?? "") + "file") }
      let found = entries.filter { entry in
        if entry.path == path { return true }
        let relative = String(entry.path.dropFirst(root?.count ?? 0))
        return !bases.contains(entry.path)
          && (path != nil
            ? OutputNames.isSpec(entry.path) : project.specs.contains { $0.glob.matches(relative) })
      }
      var context = project.context
      context.bases.files = revision
      var loader = Self.loader(context)
      specs += try revision.read(found).map { file in
        (spec: loader.load(file), bundle: project.settings.bundle)
      }
    }
    return subjects(of: specs, version: revision.name) { name in
      guard let path else { return name }
      return name == path
        ? "" : String(name.dropFirst(path.hasSuffix("/") ? path.count : path.count + 1))
    }
  }

  /// The project at or above a path, or the working directory; `nil` for all projects below.
  private func outerProject(_ path: String?) throws -> ProjectFiles? {
    if path == nil, invocation.has(SpecProject.allProjects.name) { return nil }
    let isFile = path.map(OutputNames.isSpec) ?? true
    let operand = path.map { [isFile ? $0 : FilePath(folder: $0, name: "spec").text] } ?? []
    let files = try SpecProject.all(of: command(naming: operand)).first?.files
    guard files != nil || path != nil else {
      throw UsageError(
        "'diff REV' needs a project, but there is no \(ProjectLanguage.fileName) in this folder or "
          + "above: expected OLD and NEW, or '\(SpecProject.allProjects.name)'"
      )
    }
    return files
  }

  /// A project file of the revision; `nil` if the revision has none.
  private static func project(_ revision: GitRevision, path: String) throws -> Project? {
    guard let source = try revision.file(at: path) else { return nil }
    let loaded = ProjectLoader.load(source)
    guard !loaded.hasErrors else {
      throw FileError(
        path: "\(revision.name):\(path)",
        reason: "the project file of the revision has errors"
      )
    }
    return loaded.project
  }

  /// Whether a folder holds the code of others, or is hidden.
  private static func isForeign(_ folder: String?) -> Bool {
    (folder ?? "").split(separator: "/").contains { name in
      name != ".." && name.hasPrefix(".") || FileSystem.foreignFolders.contains(String(name))
    }
  }

  /// The command line of a command with other operands, by which the project is found.
  private func command(naming operands: [String]) -> Invocation {
    var invocation = invocation
    invocation.operands = operands
    return invocation
  }

  private static func loader(_ context: SpecContext) -> SpecLoader {
    var context = context
    context.proves = false
    return SpecLoader(context: context)
  }

  /// The controls of specs; `nil` if a spec has errors, which are printed.
  private func subjects(
    of specs: [(spec: LoadedSpec, bundle: String)],
    version: String?,
    place: (String) -> String
  ) -> [SpecChanges.Subject]? {
    let broken = specs.map(\.spec).filter(\.hasErrors).map { spec in
      CheckedFile(file: spec.file, diagnostics: spec.diagnostics.filter { $0.severity == .error })
    }
    guard broken.isEmpty else {
      let findings = FindingFormat.text.render(broken, style: console.style)
      console.status(TerminalText(rendered: findings))
      console.error("\(version ?? "a version") has errors, so that it cannot be compared")
      return nil
    }
    return specs.flatMap { spec, bundle in
      spec.controls.map {
        let file = version.map { "\($0):" } ?? ""
        return SpecChanges.Subject(
          control: $0,
          file: file + spec.file.name,
          place: place(spec.file.name),
          bundle: bundle
        )
      }
    }
  }
}
