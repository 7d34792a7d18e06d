import RefreshGenerator
import RefreshLanguage

/// A project with those of its specs that the command line names.
///
/// A spec belongs to the nearest project in its folder or above, as in other tools; otherwise, to that
/// of the working directory.
struct SpecProject {
  /// The files of the project; `nil` if there is none.
  let files: ProjectFiles?
  private(set) var specs: [String] = []

  /// The project that the command line names, or else the nearest one at or above the working
  /// directory.
  static func here(for invocation: Invocation) -> ProjectFiles? {
    let allowsOutside = invocation.has(Workspace.allowOutside.name)
    return invocation[Workspace.projectOption.name]
      .map { ProjectFiles(file: $0, allowsOutside: allowsOutside) }
      ?? ProjectFiles.find(from: "", allowsOutside: allowsOutside)
  }

  /// The option for all projects below the working directory.
  static let allProjects = Option(
    name: "--all-projects",
    summary: """
      the specs of all projects in this folder and below, as in
      a repository of several apps
      """
  )

  /// Names that people give to project files.
  static let nearMisses: Set = [
    "refreshgen.yaml", ".refreshgen.yml", ".refreshgen.yaml", "refreshgen.json",
  ]

  /// The projects in the working directory and below, in the order of their paths.
  static func below(for invocation: Invocation) throws -> [ProjectFiles] {
    let others = [Workspace.projectOption.name, "--stdin-name"].first(where: invocation.has)
    if let other = others ?? invocation.operands.first {
      throw UsageError("'\(allProjects.name)' and '\(other)' cannot be used together")
    }
    let projects = try folders(below: "").map { folder in
      ProjectFiles(
        file: FilePath(folder: folder, name: ProjectLanguage.fileName).text,
        allowsOutside: invocation.has(Workspace.allowOutside.name)
      )
    }
    guard !projects.isEmpty else {
      throw UsageError("there is no \(ProjectLanguage.fileName) in this folder or below")
    }
    return projects.sorted { $0.root < $1.root }
  }

  static func folders(below folder: String) throws(FileError) -> [String] {
    try FileSystem.folders(below: folder)
      .filter { FileSystem.exists(at: FilePath(folder: $0, name: ProjectLanguage.fileName).text) }
  }

  /// The specs that an operand names: itself, or those in the folder and below.
  private static func specs(_ operand: String) throws(FileError) -> [String] {
    guard operand != "-", FileStatus(following: operand)?.kind == .folder else {
      return [try entry(operand)]
    }
    var specs: [String] = []
    for folder in try FileSystem.folders(below: FilePath.cleaned(folder: operand)) {
      let names = try FileSystem.names(in: folder)
      specs += names.filter(OutputNames.isSpec).map { FilePath(folder: folder, name: $0).text }
    }
    // Reading the folder reports it, also as a finding in the formats for machines.
    return specs.isEmpty ? [operand] : specs.sorted()
  }

  /// The path of a file with the case of its name in the folder, since a volume may ignore the case of
  /// names, and headers of generated files name the spec.
  private static func entry(_ operand: String) throws(FileError) -> String {
    guard FileStatus(of: operand)?.kind == .file else { return operand }
    let path = FilePath(operand)
    let name = FilePath(try FileSystem.realPath(of: operand)).name
    return name == path.name ? operand : FilePath(folder: path.folder, name: name).text
  }

  /// The projects of the specs that the command line names, in the order of their first specs.
  static func all(of invocation: Invocation) throws(FileError) -> [SpecProject] {
    let here = here(for: invocation)
    var operands: [String] = []
    for operand in invocation.operands { operands += try specs(operand) }
    guard invocation[Workspace.projectOption.name] == nil, !operands.isEmpty else {
      return [SpecProject(files: here, specs: operands)]
    }
    var projects: [SpecProject] = []
    var indices: [FolderLocation?: Int] = [:]
    // Specs of one folder belong to one project.
    var known: [String: Int] = [:]
    for spec in operands {
      let folder = FilePath(spec == "-" ? invocation["--stdin-name"] ?? "" : spec).folder
      if let index = known[folder] {
        projects[index].specs.append(spec)
        continue
      }
      let found =
        ProjectFiles.find(
          from: folder,
          allowsOutside: invocation.has(Workspace.allowOutside.name)
        ) ?? here
      let root = try found.map { files throws(FileError) in try FolderLocation(files.root) }
      let index = indices[root] ?? projects.count
      if index == projects.count {
        // The project of the working directory keeps its short path.
        let isHere = try here.map { files throws(FileError) in
          try FolderLocation(files.root) == root
        }
        projects.append(SpecProject(files: isHere == true ? here : found))
      }
      (indices[root], known[folder]) = (index, index)
      projects[index].specs.append(spec)
    }
    return projects
  }
}
