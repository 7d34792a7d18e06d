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
    realPath = try FileSystem.realPath(path)
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
