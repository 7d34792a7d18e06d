/// The location of a file, equal for all spellings of its path.
struct FileLocation: Sendable, Hashable {
  let folder: FolderLocation
  let name: String

  init(folder: FolderLocation, name: String) {
    (self.folder, self.name) = (folder, name)
  }

  init(_ path: String) throws(FileError) {
    let path = FilePath(path)
    self.init(folder: try FolderLocation(path.folder), name: path.name)
  }
}

/// A cache of locations of files.
struct FileLocations: Sendable {
  private var folders: [String: FolderLocation] = [:]

  /// The location of a file.
  mutating func location(of path: FilePath) throws(FileError) -> FileLocation {
    if let folder = folders[path.folder] { return FileLocation(folder: folder, name: path.name) }
    let folder = try FolderLocation(path.folder)
    folders[path.folder] = folder
    return FileLocation(folder: folder, name: path.name)
  }
}
