import RefreshDiagnostics
import RefreshGenerator
import RefreshLanguage
import RefreshRules

/// The search for files that a project generated before and no longer generates.
///
/// Only a run over the whole project searches, and only for files that are certainly its own: the
/// header names a spec that the patterns of this project match, and the file has the name that this
/// spec generates. Everything else may belong to another project.
struct OrphanSearch {
  private let files: ProjectFiles?
  private let patterns: [GlobPattern]
  private let generated: [PlannedFile]
  /// The specs with errors, whose existing files are kept.
  private let broken: Set<String>
  /// The output folders of the project.
  private let outputFolders: [String]
  /// All folders that are searched.
  private let folders: [String]

  init(project: CheckedProject, generated: [PlannedFile]) {
    let job = project.job
    let (invocation, list) = (job.invocation, job.list)
    // If the command line sets the output folders, those of the project are not cleaned up.
    let isWhole =
      list.isWholeProject && !["--output", "--tests", "--no-tests"].contains(where: invocation.has)
    files = isWhole ? list.workspace.files : nil
    patterns = list.workspace.project.specs.map(\.glob)
    self.generated = generated
    broken = Set(project.specs.filter(\.isBroken).map(\.name))
    outputFolders = job.settings.folders
    let own = job.settings.folders(of: list.items.map(\.name))
    let visited = isWhole ? list.generatedFolders.map(FilePath.cleaned) : []
    var seen: Set<String> = []
    folders = (own + visited).filter { seen.insert($0).inserted }
  }

  /// The paths of the manifests that earlier versions of refreshgen left in the folders.
  func manifests() -> [String] {
    folders.map { FilePath(folder: $0, name: OutputNames.formerManifest).text }
      .filter(FileSystem.exists)
  }

  /// The orphaned files: a String Catalog after its control.
  func orphans() throws(FileError) -> [PlannedFile] {
    guard let files, !Repository.isSparse(files.root) else { return [] }
    var locations = FileLocations()
    var known: Set<FileLocation> = []
    for file in generated { known.insert(try locations.location(of: file.path)) }
    var broken: Set<FileLocation> = []
    for spec in self.broken { broken.insert(try locations.location(of: FilePath(spec))) }
    let root = try FolderLocation(files.root)
    let outputs = try Set(
      outputFolders.map { path throws(FileError) in try FolderLocation(path) }
    )
    var orphans: [PlannedFile] = []
    for folder in folders where FileStatus(following: folder.isEmpty ? "." : folder) != nil {
      for name in try FileSystem.names(in: folder).sorted() where OutputNames.isSwift(name) {
        let path = FilePath(folder: folder, name: name)
        let place = try locations.location(of: path)
        guard known.insert(place).inserted, let old = try Self.content(of: path.text),
          let spec = FileHeader(old)?.relativeSpec
        else { continue }
        // Other folders can be those of another project. Outputs beside their spec are found where
        // a project had no output folder before.
        guard outputs.contains(place.folder) || spec.hasPrefix("./") else { continue }
        let source = try locations.location(of: FilePath(folder: folder, name: spec).resolved)
        guard !broken.contains(source), try owns(source, folder: place.folder, root: root) else {
          continue
        }
        let names = OutputNames(spec: source.name)
        guard [names.control, names.harness].contains(name) else { continue }
        orphans += try Self.planned(path, old: old, spec: spec, names: names)
      }
      guard outputs.contains(try FolderLocation(folder)) else { continue }
      orphans += try catalogs(in: folder, known: &known, locations: &locations)
    }
    return orphans
  }

  /// The String Catalogs whose control is gone.
  ///
  /// A catalog has no header, so it is only reported, and removed with `--force`.
  private func catalogs(
    in folder: String,
    known: inout Set<FileLocation>,
    locations: inout FileLocations
  ) throws(FileError) -> [PlannedFile] {
    let all = try FileSystem.names(in: folder).sorted()
    var catalogs: [PlannedFile] = []
    for name in all where OutputNames.isOutput(name) && !OutputNames.isSwift(name) {
      let path = FilePath(folder: folder, name: name)
      let names = OutputNames(catalog: name)
      guard known.insert(try locations.location(of: path)).inserted,
        !all.contains(names.control), !broken.contains(where: { OutputNames(spec: $0) == names }),
        let old = try Self.content(of: path.text)
      else { continue }
      let state = OutputState.headerMissing
      catalogs.append(
        PlannedFile(
          spec: names.spec,
          kind: .catalog,
          path: path,
          new: nil,
          old: old,
          state: state
        )
      )
    }
    return catalogs
  }

  /// Whether a spec and its output belong to this project, not to one in a folder below.
  private func owns(
    _ spec: FileLocation,
    folder: FolderLocation,
    root: FolderLocation
  ) throws(FileError) -> Bool {
    let path = RelativePath.from(root, to: spec)
    // `**` would also match `..`.
    guard spec.folder.isInside(root), patterns.contains(where: { $0.matches(path) }) else {
      return false
    }
    return [spec.folder, folder].allSatisfy { start in
      var folder = start.realPath[...]
      while folder.utf8.count > root.realPath.utf8.count, let slash = folder.lastIndex(of: "/") {
        if FileSystem.exists(at: "\(folder)/\(ProjectLanguage.fileName)") { return false }
        folder = folder[..<slash]
      }
      return true
    }
  }

  private static func content(of path: String) throws(FileError) -> [UInt8]? {
    guard FileStatus(of: path)?.kind == .file else { return nil }
    return try ExistingFile(path)?.bytes
  }

  private static func planned(
    _ path: FilePath,
    old: [UInt8],
    spec: String,
    names: OutputNames
  ) throws(FileError) -> [PlannedFile] {
    let isControl = path.name == names.control
    let file = PlannedFile(
      spec: spec,
      kind: isControl ? .control : .harness,
      path: path,
      new: nil,
      old: old,
      state: OutputState(of: old, beside: nil)
    )
    guard isControl else { return [file] }
    let catalog = FilePath(folder: path.folder, name: names.catalog)
    return [file] + (try PlannedFile.formerCatalog(of: spec, control: old, path: catalog))
  }
}
