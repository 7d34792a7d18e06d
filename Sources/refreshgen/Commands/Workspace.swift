import RefreshDiagnostics
import RefreshLanguage
import RefreshRules

/// Where the tool works: a project, or nothing but the specs that it is given.
struct Workspace {
  /// What holds for the specs.
  var project = Project()
  /// The folder of the project file; `nil` without one.
  private(set) var files: ProjectFiles?
  /// The project file with what was found in it, as one more file of findings.
  var projectFile: LoadedProject?
  /// The reason why the project file could not be read.
  private(set) var unreadable: FileError?

  /// Finds and reads the project file.
  init(_ invocation: Invocation) {
    let allowsOutside = invocation.has(Self.allowOutside.name)
    let chosen = invocation[Self.projectOption.name]
    files =
      chosen.map { ProjectFiles(file: $0, allowsOutside: allowsOutside) }
      ?? ProjectFiles.find(allowsOutside: allowsOutside)
    guard let path = files?.file else { return }
    do throws(FileError) {
      let origin: FileSystem.Origin = chosen == nil ? .found : .named
      let bytes = try FileSystem.read(path, origin, limit: Limits.projectFileSize)
      let loaded = ProjectLoader.load(SourceFile(name: path, bytes: bytes))
      projectFile = loaded
      project = loaded.project
    } catch {
      unreadable = error
    }
  }

  /// Whether the project file can't be used as it is.
  var isBroken: Bool { unreadable != nil || projectFile?.hasErrors ?? false }

  /// The workspace of a command that reports no findings, and so can't go on without its project.
  static func usable(_ invocation: Invocation) throws -> Workspace {
    let workspace = Workspace(invocation)
    if let error = workspace.unreadable { throw error }
    guard !workspace.isBroken else {
      throw UsageError("the project file has errors; run 'refreshgen validate' to see them")
    }
    return workspace
  }

  /// The spec files of a command: those that it was given, or the project's.
  mutating func specs(_ invocation: Invocation) throws -> ProjectFiles.Listing {
    guard invocation.leavesSpecsToProject else {
      if let project = invocation.operands.first(where: {
        FilePath($0).name == ProjectLanguage.fileName
      }) {
        throw UsageError(
          "'\(SafeText.escape(project))' is a project file; pass it with '--project'"
        )
      }
      return ProjectFiles.Listing(files: try Self.distinct(invocation.operands))
    }
    guard let files, projectFile != nil else {
      throw UsageError(
        "'\(invocation.command)' needs a SPEC, since there is no \(ProjectLanguage.fileName) "
          + "in this folder or above"
      )
    }
    var listing = ProjectFiles.Listing()
    // Paths are bytes, which equal texts may differ in.
    var seen: Set<[UInt8]> = []
    var unmatched: [Diagnostic] = []
    for pattern in project.specs {
      let found = try files.list(pattern.glob)
      if found.files.isEmpty, let finding = projectFile?.unmatched(pattern) {
        unmatched.append(finding)
      }
      listing.files += found.files.filter { seen.insert(Array($0.utf8)).inserted }
      listing.generatedFolders += found.generatedFolders
      listing.failures += found.failures
    }
    listing.files = try Self.distinct(listing.files)
    // Where a folder could not be searched, nothing is known of what it holds.
    guard listing.failures.isEmpty else { return listing }
    if listing.files.isEmpty, let finding = projectFile?.withoutSpecs {
      projectFile?.diagnostics.append(finding)
    } else {
      projectFile?.diagnostics += project.context.levels.applied(to: unmatched)
    }
    return listing
  }

  /// The paths without those that lead to a file that an earlier one leads to.
  private static func distinct(_ paths: [String]) throws(FileError) -> [String] {
    // Only files of one name can be the same, but for links, which are specs of their own.
    var counts: [String: Int] = [:]
    for path in paths { counts[FilePath(path).name, default: 0] += 1 }
    guard counts.count < paths.count else { return paths }
    // The names are compared as bytes: "é" may be one scalar or two, and each of them a file.
    var seen: [FileLocation: [String]] = [:]
    var locations = FileLocations()
    var distinct: [String] = []
    for path in paths {
      let file = FilePath(path)
      guard counts[file.name, default: 0] > 1 else {
        distinct.append(path)
        continue
      }
      let location = try locations.location(of: file)
      let names = seen[location, default: []]
      guard !names.contains(where: { $0.utf8.elementsEqual(file.name.utf8) }) else { continue }
      seen[location] = names + [file.name]
      distinct.append(path)
    }
    return distinct
  }

  /// The option that names a project file.
  private static let projectOption = Option(
    name: "--project",
    value: "FILE",
    summary: "the project file; default: the nearest refreshgen.yml\nin this folder or above"
  )

  /// The option that lets a project reach outside of its folder.
  private static let allowOutside = Option(
    name: "--allow-outside",
    summary: """
      let the project file name folders outside of its own,
      and follow links that lead there
      """
  )

  /// The options that say where a project is and how far it may reach.
  static let options = [projectOption, allowOutside]
}
