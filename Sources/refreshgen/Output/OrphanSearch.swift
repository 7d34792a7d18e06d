import RefreshGenerator
import RefreshLanguage
import RefreshRules

/// The search for files that a project generated before and no longer generates.
///
/// Only a run over the whole project searches, and only for files that are certainly its own, wherever
/// in the project they are: the header names a spec that the patterns of this project match, and the
/// file has the name that this spec generates. Everything else may belong to another project.
struct OrphanSearch {
  private let files: ProjectFiles?
  /// Whether there is no search, since the specs may be outside of a sparse checkout.
  let isSparse: Bool
  private let patterns: [GlobPattern]
  private let generated: [PlannedFile]
  /// The specs with errors, whose existing files are kept.
  private let broken: [String]
  /// The output folders of the project.
  private let folders: [String]

  init(project: CheckedProject, generated: [PlannedFile]) {
    let job = project.job
    let (invocation, list) = (job.invocation, job.list)
    // If the command line sets the output folders, those of the project are not cleaned up.
    let isWhole =
      list.isWholeProject && !["--output", "--tests", "--no-tests"].contains(where: invocation.has)
    files = isWhole ? list.workspace.files : nil
    isSparse = files.map { Repository.isSparse($0.root) } ?? false
    patterns = list.workspace.project.specs.map(\.glob)
    self.generated = generated
    broken = project.specs.filter(\.isBroken).map(\.name)
    folders = job.settings.folders(of: list.items.map(\.name))
  }

  /// The orphaned files: a String Catalog after its control.
  func orphans() throws(FileError) -> [PlannedFile] {
    guard let files, !isSparse else { return [] }
    let root = try FolderLocation(files.root)
    let broken = Set(self.broken.compactMap { FileStatus(following: $0)?.identity })
    // Compared by identity, since a volume may ignore the case of names.
    var known = Set(generated.compactMap { FileStatus(of: $0.path.text)?.identity })
    var (orphans, elsewhere): ([PlannedFile], [PlannedFile]) = ([], [])
    for (folder, isOutput) in try searched(from: files) {
      for name in try FileSystem.names(in: folder).sorted() where OutputNames.isSwift(name) {
        let path = FilePath(folder: folder, name: name)
        guard let status = FileStatus(of: path.text), status.kind == .file,
          known.insert(status.identity).inserted, let old = try ExistingFile(path.text)?.bytes,
          let spec = try spec(of: path, content: old, root: root)
        else { continue }
        let source = files.path(spec)
        guard FileStatus(following: source).map({ !broken.contains($0.identity) }) ?? true else {
          continue
        }
        let planned = try Self.planned(path, old: old, spec: source)
        if isOutput { orphans += planned } else { elsewhere += planned }
      }
    }
    let ignored = Repository.ignored(elsewhere.map(\.path.text), of: files.root)
    return orphans + elsewhere.filter { !ignored.contains($0.path.text) }
  }

  /// The folders that may contain files of the project; those that it generates into come first.
  private func searched(from files: ProjectFiles) throws(FileError)
    -> [(folder: String, isOutput: Bool)]
  {
    let outputs = folders.filter { FileStatus(following: $0.isEmpty ? "." : $0) != nil }
    let root = FilePath.cleaned(folder: files.root)
    // A build cannot read an unreadable folder either.
    let others = try FileSystem.folders(below: root, skipsUnreadable: true) { folder, names in
      folder == root || !names.contains(ProjectLanguage.fileName)
    }
    return outputs.map { ($0, true) } + others.map { ($0, false) }
  }

  /// The path of the spec that generates a file, relative to the project; `nil` if the file belongs to
  /// another project, or to none.
  private func spec(of path: FilePath, content: [UInt8], root: FolderLocation)
    throws(FileError) -> String?
  {
    guard let shown = FileMarks(content)?.relativeSpec else { return nil }
    let spec = try FileLocation(FilePath(folder: path.folder, name: shown).text)
    let names = OutputNames(spec: spec.name)
    let place = RelativePath.from(root, to: spec)
    // An entry keeps its case if a volume that ignores case replaces it. `**` would also match `..`.
    guard [names.control, names.harness].contains(where: path.hasName), spec.folder.isInside(root),
      patterns.contains(where: { $0.matches(place) })
    else { return nil }
    // The spec may belong to a project in a folder below.
    for folder in [spec.folder, try FolderLocation(path.folder)] {
      var folder = folder.realPath[...]
      while folder.utf8.count > root.realPath.utf8.count, let slash = folder.lastIndex(of: "/") {
        if FileSystem.exists(at: "\(folder)/\(ProjectLanguage.fileName)") { return nil }
        folder = folder[..<slash]
      }
    }
    return place
  }

  private static func planned(
    _ path: FilePath,
    old: [UInt8],
    spec: String
  ) throws(FileError) -> [PlannedFile] {
    let names = OutputNames(spec: spec)
    let isControl = path.hasName(names.control)
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

extension FilePath {
  /// Whether the file has a name, in any letter case.
  fileprivate func hasName(_ name: String) -> Bool {
    self.name.lowercased() == name.lowercased()
  }
}
