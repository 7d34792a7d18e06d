import RefreshGenerator

/// The scope of a run: it removes old files only if they belong to its specs or its project.
struct OutputScope {
  /// The specs from which files were generated.
  let specs: [String]
  /// The specs with errors, whose existing files are kept.
  let broken: [String]
  /// The project file, if the run includes all specs of the project.
  let wholeProject: String?
  /// Whether the run generates all kinds of files.
  let isComplete: Bool

  /// The scope in one folder, with paths relative to the folder, as in its manifest.
  struct Part {
    fileprivate let specs: Set<String>
    fileprivate let broken: Set<String>
    fileprivate let project: String?
    fileprivate let isComplete: Bool

    /// Whether the run may remove a file that is no longer generated.
    func covers(_ entry: Manifest.Entry) -> Bool {
      guard isComplete, !broken.contains(entry.spec) else { return false }
      // A project removes only its own files, since other projects may use the same folder.
      return specs.contains(entry.spec) || (project != nil && entry.project == project)
    }
  }

  /// The scope in a folder.
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

/// The paths of specs relative to an output folder, as they are in its manifest.
struct ManifestPaths: Sendable {
  private let folder: FolderLocation
  private var locations = FileLocations()
  /// The relative paths of folders.
  private var paths: [String: String] = [:]

  init(_ folder: OutputFolder) {
    self.folder = folder.location
  }

  /// The relative path of a file.
  mutating func path(to path: String) throws(FileError) -> String {
    let file = FilePath(path)
    if let known = paths[file.folder] { return known + file.name }
    let relative = RelativePath.from(folder, to: try locations.location(of: file))
    paths[file.folder] = String(relative.dropLast(file.name.count))
    return relative
  }
}
