/// Paths from one place of the file system to another, so that nothing of the machine is written
/// into a file that is committed.
enum RelativePath {
  /// The path from a folder to a file.
  static func from(_ folder: FolderLocation, to file: FileLocation) -> String {
    let (start, end) = (parts(folder), parts(file.folder))
    let shared = zip(start, end).prefix { $0 == $1 }.count
    let up = repeatElement("..", count: start.count - shared)
    let down = end[shared...].map(String.init) + [file.name]
    return (up + down).joined(separator: "/")
  }

  private static func parts(_ folder: FolderLocation) -> [Substring] {
    folder.realPath.split(separator: "/")
  }
}

/// The place of a file in the file system, equal for all spellings of the path of its folder.
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

/// Locations of files, of which many lie in few folders.
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
