import RefreshDiagnostics
import RefreshGenerator
import RefreshLanguage
import RefreshRules

/// The context of a command: a project, or only the given specs.
struct Workspace {
  var project = Project()
  /// The files of the project; `nil` without a project file.
  private(set) var files: ProjectFiles?
  var projectFile: LoadedProject?
  /// The reason why the project file could not be read.
  private(set) var unreadable: Failure?
  /// The specs that the command line names; `nil` for all specs of the project.
  let operands: [String]?

  /// Reads the project file that the command line names, or else the nearest one at or above the
  /// working directory.
  init(invocation: Invocation) {
    self.init(invocation: invocation, found: SpecProject.here(for: invocation), operands: nil)
  }

  /// The workspaces of a command: one for each project whose specs the command line names.
  static func all(of invocation: Invocation) throws -> [Workspace] {
    if invocation.has(SpecProject.allProjects.name) {
      return try SpecProject.below(for: invocation).map {
        Workspace(invocation: invocation, found: $0, operands: nil)
      }
    }
    guard !invocation.leavesSpecsToProject else { return [Workspace(invocation: invocation)] }
    if let project = invocation.operands.first(where: {
      FilePath($0).name == ProjectLanguage.fileName
    }) {
      throw UsageError(
        "'\(SafeText.escape(project))' is a project file, not a spec; use '--project' for a project file"
      )
    }
    return try SpecProject.all(of: invocation).map {
      Workspace(invocation: invocation, found: $0.files, operands: try distinct($0.specs))
    }
  }

  private init(invocation: Invocation, found: ProjectFiles?, operands: [String]?) {
    let allowsOutside = invocation.has(Self.allowOutside.name)
    let chosen = invocation[Self.projectOption.name]
    (files, self.operands) = (found, operands)
    let bases = BaseReader(root: files?.root ?? "", allowsOutside: allowsOutside)
    project.context.bases.files = bases
    guard let path = files?.file else { return }
    do {
      // A project file that was found, rather than named, may come from an untrusted source.
      if chosen == nil { try files?.checkLink(at: path) }
      let origin: FileSystem.Origin = chosen == nil ? .found : invocation.origin
      let bytes = try FileSystem.read(at: path, origin: origin, limit: Limits.projectFileSize)
      let loaded = ProjectLoader.load(SourceFile(name: path, bytes: bytes))
      projectFile = loaded
      project = loaded.project
      project.context.bases.files = bases
    } catch let failure as Failure {
      unreadable = failure
    } catch let error as FileError {
      unreadable = .unreadable(error)
    } catch {
      unreadable = .unreadable(FileError(path: path, reason: "\(error)"))
    }
  }

  /// Whether the project file has errors or cannot be read.
  var isBroken: Bool { unreadable != nil || projectFile?.hasErrors ?? false }

  /// Whether nothing is wrong with the project file but that no spec matches its patterns.
  var isEmpty: Bool {
    guard unreadable == nil, let errors = projectFile?.diagnostics.filter({ $0.severity == .error })
    else { return false }
    return !errors.isEmpty && errors.allSatisfy { $0.id == NoSpecs.id }
  }

  /// The spec files of a command: the arguments, or those of the project.
  mutating func specs(of invocation: Invocation) throws -> ProjectFiles.Listing {
    if let operands { return ProjectFiles.Listing(files: operands) }
    guard let files, projectFile != nil else {
      throw UsageError(
        "'\(invocation.command)' needs a SPEC, because there is no \(ProjectLanguage.fileName) "
          + "in this folder or above" + (try Self.hint(of: invocation))
      )
    }
    var listing = ProjectFiles.Listing()
    // Compared as bytes, since equal strings may differ in bytes.
    var seen: Set<[UInt8]> = []
    var (unmatched, missed): ([Diagnostic], [Diagnostic]) = ([], [])
    var near: [(path: String, pattern: Project.Pattern)] = []
    for pattern in project.specs {
      let found = try files.list(pattern.glob)
      if found.files.isEmpty, let file = projectFile?.file {
        unmatched.append(UnmatchedPattern.finding(pattern, in: file))
      }
      listing.files += found.files.filter { seen.insert(Array($0.utf8)).inserted }
      listing.folders += found.folders
      listing.failures += found.failures
      near += found.nearMisses.map { ($0, pattern) }
    }
    listing.files = try Self.distinct(listing.files)
    // A folder that cannot be read may contain further specs.
    guard listing.failures.isEmpty else { return listing }
    if let file = projectFile?.file {
      for (path, pattern) in near where seen.insert(Array(path.utf8)).inserted && isSpec(path) {
        missed.append(UnmatchedPattern.finding(pattern, missing: path, in: file))
      }
    }
    if listing.files.isEmpty, let loaded = projectFile {
      projectFile?.diagnostics.append(NoSpecs.finding(in: loaded))
    } else {
      missed += unmatched
    }
    projectFile?.diagnostics += project.context.levels.applied(to: missed)
    return listing
  }

  /// Whether a file is meant as a spec of the project, instead of as a base for other specs.
  private func isSpec(_ path: String) -> Bool {
    let identity = FileStatus(following: path)?.identity
    let bytes = try? FileSystem.read(at: path, origin: .found, limit: Limits.specFileSize)
    return !NamedBases(project: project).identities.contains { $0 == identity }
      && String(decoding: bytes ?? [], as: UTF8.self).split(separator: "\n")
        .contains { $0.hasPrefix("control:") }
  }

  /// The command for the spec in the working directory, or the projects below; empty if there is none.
  private static func hint(of invocation: Invocation) throws -> String {
    let names = (try? FileSystem.names(in: "")) ?? []
    if let near = names.first(where: SpecProject.nearMisses.contains) {
      return "; rename \(SafeText.quote(near)) to '\(ProjectLanguage.fileName)'"
    }
    let specs = names.filter(OutputNames.isSpec)
    let projects = try SpecProject.folders(below: "").sorted()
    if specs.isEmpty, let first = projects.first {
      let others = projects.count > 1 ? " and \(projects.count - 1) more" : ""
      return
        ": use '\(SpecProject.allProjects.name)' for \(SafeText.quote(first))\(others), or run the "
        + "command there"
    }
    guard specs.count == 1 else { return "" }
    let words = [invocation.command] + invocation.arguments + specs
    return "; did you mean 'refreshgen \(words.map(SafeText.shellWord).joined(separator: " "))'?"
  }

  /// The paths, with only one of several paths that refer to the same file.
  private static func distinct(_ paths: [String]) throws(FileError) -> [String] {
    var seen: Set<FilePlace> = []
    var distinct: [String] = []
    for path in paths where seen.insert(try FilePlace(of: path)).inserted { distinct.append(path) }
    return distinct
  }

  static let projectOption = Option(
    name: "--project",
    value: "FILE",
    summary: """
      the project file; default: the nearest refreshgen.yml in
      the folder of the spec or above, then in this folder or
      above
      """
  )

  static let allowOutside = Option(
    name: "--allow-outside",
    summary: """
      allow files, folders and links outside the folder of
      the project file and of the checkout around it
      """
  )

  /// The options about the project.
  static let options = [projectOption, allowOutside]
}
