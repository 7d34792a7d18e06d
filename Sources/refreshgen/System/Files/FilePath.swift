/// A path, split into folder and name.
struct FilePath: Sendable, Hashable {
  /// The folder without a trailing slash; empty for the working directory.
  let folder: String
  let name: String

  init(folder: String, name: String) {
    let isRoot = folder.utf8.count == 1
    self.folder = folder.isSlashed && !isRoot ? String(folder.dropLast()) : folder
    self.name = name
  }

  /// The path of a folder without redundant parts, as in `./gen//`.
  static func cleaned(folder: String) -> String {
    let parts = folder.pathParts.filter { $0 != "." }.joined(separator: "/")
    return folder.hasPrefix("/") ? "/" + parts : parts
  }

  init(_ path: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      self.init(folder: "", name: path)
      return
    }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    self.init(folder: folder, name: String(path[path.utf8.index(after: slash)...]))
  }

  /// The path, split anew if the name contains slashes.
  var resolved: FilePath { FilePath(text) }

  var text: String {
    folder.isEmpty ? name : folder.isSlashed ? folder + name : "\(folder)/\(name)"
  }
}

extension String {
  /// Whether the text ends with a slash.
  fileprivate var isSlashed: Bool { utf8.last == UInt8(ascii: "/") }

  /// The parts between slashes: bytes, as for the system, so that a mark after a slash is no part of it.
  fileprivate var pathParts: [Substring] {
    utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
  }
}

/// Relative paths, so that committed files do not depend on the machine.
enum RelativePath {
  static func from(_ folder: FolderLocation, to file: FileLocation) -> String {
    let (start, end) = (folder.realPath.pathParts, file.folder.realPath.pathParts)
    let shared = zip(start, end).prefix { $0 == $1 }.count
    let up = repeatElement("..", count: start.count - shared)
    let down = end[shared...].map(String.init) + [file.name]
    return (up + down).joined(separator: "/")
  }
}
