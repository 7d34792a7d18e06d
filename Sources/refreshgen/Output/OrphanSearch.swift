import RefreshGenerator
import RefreshRules

/// The search for the files of specs that are gone, in a run over a whole project.
///
/// Nothing but such a file is touched, and no folder is listed into which the project does not generate.
struct OrphanSearch {
  /// The orphaned files: a String Catalog after its control.
  private(set) var orphans: [PlannedFile] = []
  /// Whether orphaned files stay, since a sparse checkout may leave out their specs.
  private(set) var isSparse = false
  /// The folders of other files, whose specs exist.
  private(set) var others: Set<String> = []

  init(project: CheckedProject, generated: [PlannedFile]) throws(FileError) {
    let job = project.job
    // If the command line sets the output folders, those of the project are not cleaned up.
    guard job.list.isWholeProject, let files = job.list.workspace.files,
      !["--output", "--tests", "--no-tests"].contains(where: job.invocation.has)
    else { return }
    let root = try FolderLocation(files.root)
    // Compared by identity, since a volume may ignore the case of names; the target of a link counts, too.
    var known = Set(
      generated.map(\.path.text).flatMap { [FileStatus(of: $0), FileStatus(following: $0)] }
        .compactMap { $0?.identity }
    )
    for folder in Self.folders(of: job) {
      for name in try FileSystem.existingNames(in: folder).sorted()
      where OutputNames.isSwift(name) {
        let path = FilePath(folder: folder, name: name)
        // A file that is too large or cannot be read was not generated.
        guard let status = FileStatus(of: path.text), status.kind == .file,
          known.insert(status.identity).inserted,
          let old = (try? ExistingFile(path.text))?.bytes,
          let shown = FileMarks(old)?.relativeSpec, path.isOutput(of: shown),
          let spec = try? FileLocation(FilePath(folder: folder, name: shown).text),
          spec.folder.isInside(root)
        else { continue }
        let source = files.path(RelativePath.from(root, to: spec))
        guard FileSystem.isGone(at: source) else {
          others.insert(folder)
          continue
        }
        orphans += try Self.planned(path, old: old, spec: source)
      }
    }
    isSparse = !orphans.isEmpty && Repository.isSparse(files.root)
    if isSparse { orphans = [] }
  }

  /// The folders of outputs, those beside the specs and, without an output folder, those in which the
  /// search for specs has looked.
  private static func folders(of job: GenerateJob) -> [String] {
    let beside = job.list.items.map { FilePath($0.name).folder }
    let listed = job.settings.hasOutputFolder ? [] : job.list.folders
    var seen: Set<String> = []
    return (job.settings.folders + (beside + listed).map(FilePath.cleaned))
      .filter { seen.insert($0).inserted }
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
  /// Whether the file has the name of the control or the tests of the spec that a header names.
  func isOutput(of spec: String) -> Bool {
    let names = OutputNames(spec: spec)
    return !spec.hasPrefix("/") && [names.control, names.harness].contains(where: hasName)
  }

  /// Whether the file has a name, in any letter case.
  fileprivate func hasName(_ name: String) -> Bool {
    self.name.lowercased() == name.lowercased()
  }
}
