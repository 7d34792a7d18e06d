/// Relative paths, so that committed files do not depend on the machine.
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
