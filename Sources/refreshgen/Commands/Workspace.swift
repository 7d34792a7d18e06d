import RefreshDiagnostics
import RefreshSpec

/// Where the tool works: a project, or nothing but the specs that it is given.
struct Workspace {
  /// What holds for the specs.
  var project = Project()
  /// The folder of the project file; `nil` without one.
  var files: ProjectFiles?
  /// The project file with what was found in it, as one more file of findings.
  var projectFile: LoadedProject?

  /// Finds and reads the project file.
  init(_ invocation: Invocation) throws {
    let path: String
    if let chosen = invocation["--project"] {
      let folder = chosen.lastIndex(of: "/").map { String(chosen[...$0]) } ?? ""
      files = ProjectFiles(root: folder)
      path = chosen
    } else if let found = ProjectFiles.find() {
      files = found
      path = found.path(ProjectLanguage.fileName)
    } else {
      return
    }
    let loaded = ProjectLoader.load(SourceFile(name: path, bytes: try FileSystem.read(path)))
    projectFile = loaded
    project = loaded.project
  }

  /// Whether the project file can't be used as it is.
  var isBroken: Bool { projectFile?.hasErrors ?? false }

  /// The spec files of a command: those that it was given, or the project's.
  mutating func specs(_ invocation: Invocation) throws -> [String] {
    guard invocation.operands.isEmpty else {
      if let project = invocation.operands.first(where: {
        FilePath($0).name == ProjectLanguage.fileName
      }) {
        throw UsageError("'\(SafeText.escape(project))' is a project file; '--project' takes it")
      }
      return invocation.operands
    }
    guard let files, projectFile != nil else {
      throw UsageError(
        "'\(invocation.command)' was given no SPEC, and there is no \(ProjectLanguage.fileName) "
          + "here or above"
      )
    }
    var paths: [String] = []
    var seen: Set<String> = []
    for pattern in project.specs {
      let found = try files.files(pattern.glob)
      if found.isEmpty, let finding = projectFile?.unmatched(pattern) {
        projectFile?.diagnostics += project.context.levels.applied(to: [finding])
      }
      paths += found.filter { seen.insert($0).inserted }
    }
    return paths
  }

  /// The option that names a project file.
  static let option = Option(
    name: "--project",
    value: "FILE",
    summary: "the project file; if absent, the nearest refreshgen.yml\nhere or above"
  )
}
