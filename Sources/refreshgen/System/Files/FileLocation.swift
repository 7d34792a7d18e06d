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

/// A file by its identity, or, if it does not exist, by its location.
///
/// A name does not identify a file: a volume may ignore the case of names.
enum FilePlace: Hashable {
  case file(FileIdentity)
  case name(FileLocation)

  /// The place of a file; a link is a file of its own.
  init(of path: String) throws(FileError) {
    self = try Self(FileStatus(of: path), at: path)
  }

  /// The place of the file to which a path leads.
  init(following path: String) throws(FileError) {
    self = try Self(FileStatus(following: path), at: path)
  }

  private init(_ status: FileStatus?, at path: String) throws(FileError) {
    if let status { self = .file(status.identity) } else { self = .name(try FileLocation(path)) }
  }
}

struct FileLocations: Sendable {
  private var folders: [String: FolderLocation] = [:]

  mutating func location(of path: FilePath) throws(FileError) -> FileLocation {
    if let folder = folders[path.folder] { return FileLocation(folder: folder, name: path.name) }
    let folder = try FolderLocation(path.folder)
    folders[path.folder] = folder
    return FileLocation(folder: folder, name: path.name)
  }

  /// The path of a spec in the header of the file at `output`: relative to the folder of that file, so
  /// that it does not depend on the working directory.
  mutating func headerPath(of spec: FilePath, in output: FilePath) -> String {
    guard let place = try? location(of: spec), let folder = try? location(of: output).folder else {
      return spec.name
    }
    let path = RelativePath.from(folder, to: place)
    return path == spec.name ? "./" + path : path
  }
}

/// The location of a folder, equal for all spellings of its path.
///
/// Existing folders are compared by identity; others by the identity of the nearest existing parent
/// and the rest of the path.
struct FolderLocation: Sendable, Hashable, Comparable {
  /// The path with links resolved, from which relative paths are computed.
  let realPath: String
  private let identity: FileIdentity
  private let rest: String

  /// The location of a folder; the empty path is the working directory.
  init(_ path: String) throws(FileError) {
    realPath = try FileSystem.realPath(of: path)
    var folder = realPath[...]
    while true {
      if let status = FileStatus(following: folder.isEmpty ? "/" : String(folder)) {
        identity = status.identity
        rest = String(realPath[folder.endIndex...])
        return
      }
      guard let slash = folder.lastIndex(of: "/") else { throw .last(path) }
      folder = folder[..<slash]
    }
  }

  /// Whether this folder is equal to or inside `other`.
  func isInside(_ other: FolderLocation) -> Bool {
    self == other || other.realPath == "/" || realPath.hasPrefix(other.realPath + "/")
  }

  static func == (left: FolderLocation, right: FolderLocation) -> Bool {
    left.identity == right.identity && left.rest == right.rest
  }

  static func < (left: FolderLocation, right: FolderLocation) -> Bool {
    (left.identity, left.rest) < (right.identity, right.rest)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
    hasher.combine(rest)
  }
}
