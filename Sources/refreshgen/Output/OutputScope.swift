import RefreshGenerator

/// The specs that a run answers for: of those alone it may say that a file is an orphan.
struct OutputScope {
  /// The specs that the run has generated from.
  let specs: [String]
  /// The specs that it could not generate from; what they generated before stays.
  let broken: [String]
  /// The project file, if the run works on all specs of the project, so that any other is gone.
  let wholeProject: String?
  /// Whether everything that a spec can generate was asked for.
  let isComplete: Bool

  /// What a run answers for in one folder, with specs named as its manifest does.
  struct Part {
    fileprivate let specs: Set<String>
    fileprivate let broken: Set<String>
    fileprivate let project: String?
    fileprivate let isComplete: Bool

    /// Whether this run is the one that answers for a file.
    func covers(_ entry: Manifest.Entry) -> Bool {
      guard isComplete, !broken.contains(entry.spec) else { return false }
      // A project removes only what was generated for it: others may share the folder.
      return specs.contains(entry.spec) || (project != nil && entry.project == project)
    }
  }

  /// What the run answers for in a folder.
  func part(in folder: OutputFolder) throws(FileError) -> Part {
    var paths = ManifestPaths(folder)
    var (known, unknown): (Set<String>, Set<String>) = ([], [])
    for spec in specs { known.insert(try paths.path(to: spec)) }
    for spec in broken { unknown.insert(try paths.path(to: spec)) }
    return Part(
      specs: known,
      broken: unknown,
      project: try wholeProject.map { path throws(FileError) in try paths.path(to: path) },
      isComplete: isComplete
    )
  }
}

/// Paths from a folder to specs, as its manifest has them.
struct ManifestPaths: Sendable {
  private let folder: FolderLocation
  private var locations = FileLocations()
  /// The paths to folders of specs, by the folders' paths.
  private var paths: [String: String] = [:]

  init(_ folder: OutputFolder) {
    self.folder = folder.location
  }

  /// The path to a file.
  mutating func path(to path: String) throws(FileError) -> String {
    let file = FilePath(path)
    if let known = paths[file.folder] { return known + file.name }
    let relative = RelativePath.from(folder, to: try locations.location(of: file))
    paths[file.folder] = String(relative.dropLast(file.name.count))
    return relative
  }
}
