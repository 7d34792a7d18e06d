import RefreshDiagnostics
import RefreshLanguage
import RefreshLoading

/// The context of a command: a project, or only the given specs.
struct Workspace {
  /// The settings of the project.
  var project = Project()
  /// The files of the project; `nil` without a project file.
  private(set) var files: ProjectFiles?
  /// The project file with its findings.
  var projectFile: LoadedProject?
  /// The reason why the project file could not be read.
  private(set) var unreadable: Failure?

  /// Finds and reads the project file.
  init(_ invocation: Invocation) {
    let allowsOutside = invocation.has(Self.allowOutside.name)
    let chosen = invocation[Self.projectOption.name]
    files =
      chosen.map { ProjectFiles(file: $0, allowsOutside: allowsOutside) }
      ?? ProjectFiles.find(allowsOutside: allowsOutside)
    let bases = BaseReader(root: files?.root ?? "", allowsOutside: allowsOutside)
    project.context.bases.files = bases
    guard let path = files?.file else { return }
    do {
      // A project file that was found, rather than named, may come from an untrusted source.
      if chosen == nil { try files?.checkLink(path) }
      let origin: FileSystem.Origin = chosen == nil ? .found : .named
      let bytes = try FileSystem.read(path, origin, limit: Limits.projectFileSize)
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

  /// The workspace of a command that reports no findings, and so needs a valid project file.
  static func usable(_ invocation: Invocation) throws -> Workspace {
    let workspace = Workspace(invocation)
    if let failure = workspace.unreadable { throw failure }
    guard !workspace.isBroken else {
      throw UsageError("the project file has errors; run 'refreshgen validate' to see them")
    }
    return workspace
  }

  /// The spec files of a command: the arguments, or those of the project.
  mutating func specs(_ invocation: Invocation) throws -> ProjectFiles.Listing {
    guard invocation.leavesSpecsToProject else {
      if let project = invocation.operands.first(where: {
        FilePath($0).name == ProjectLanguage.fileName
      }) {
        throw UsageError(
          "'\(SafeText.escape(project))' is a project file, not a spec; use '--project' for a project file"
        )
      }
      return ProjectFiles.Listing(files: try Self.distinct(invocation.operands))
    }
    guard let files, projectFile != nil else {
      throw UsageError(
        "'\(invocation.command)' needs a SPEC, because there is no \(ProjectLanguage.fileName) "
          + "in this folder or above"
      )
    }
    var listing = ProjectFiles.Listing()
    // Compared as bytes, since equal strings may differ in bytes.
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
    // A folder that cannot be read may contain further specs.
    guard listing.failures.isEmpty else { return listing }
    if listing.files.isEmpty, let finding = projectFile?.withoutSpecs {
      projectFile?.diagnostics.append(finding)
    } else {
      projectFile?.diagnostics += project.context.levels.applied(to: unmatched)
    }
    return listing
  }

  /// The paths, with only one of several paths that refer to the same file.
  private static func distinct(_ paths: [String]) throws(FileError) -> [String] {
    // Only files with equal names can be identical; links count as separate specs.
    var counts: [String: Int] = [:]
    for path in paths { counts[FilePath(path).name, default: 0] += 1 }
    guard counts.count < paths.count else { return paths }
    // Compared as bytes, since "é" with one scalar and with two can be different files.
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

  /// The option for the project file.
  private static let projectOption = Option(
    name: "--project",
    value: "FILE",
    summary: "the project file; default: the nearest refreshgen.yml\nin this folder or above"
  )

  /// The option that allows folders outside the project.
  private static let allowOutside = Option(
    name: "--allow-outside",
    summary: """
      allow files, folders and links outside the folder of
      the project file
      """
  )

  /// The options about the project.
  static let options = [projectOption, allowOutside]
}
