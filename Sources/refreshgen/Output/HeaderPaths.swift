/// The paths of specs in the headers of generated files.
///
/// A path is relative to the folder of the file if both lie below the folder of the project, or below
/// the working directory, so that the path is the same on every machine. Files elsewhere, such as
/// those of build plugins in hidden folders, show only the name of the spec.
struct HeaderPaths: Sendable {
  private let roots: [FolderLocation]
  private var locations = FileLocations()

  /// Creates the paths of a run; `project` is the folder of the project file.
  init(project: String?) {
    roots = [project, ""].compactMap { $0 }.compactMap { try? FolderLocation($0) }
  }

  /// The path of a spec in the header of the file at `output`.
  mutating func path(of spec: FilePath, in output: FilePath) -> String {
    guard let place = try? locations.location(of: spec),
      let folder = try? locations.location(of: output).folder,
      roots.contains(where: {
        Self.holds($0, folder: folder) && Self.holds($0, folder: place.folder)
      })
    else { return spec.name }
    let path = RelativePath.from(folder, to: place)
    return path == spec.name ? "./" + path : path
  }

  /// Whether a folder is in `root`, and not in a hidden folder there.
  private static func holds(_ root: FolderLocation, folder: FolderLocation) -> Bool {
    folder.isInside(root) && !folder.realPath.dropFirst(root.realPath.count).contains("/.")
  }
}
