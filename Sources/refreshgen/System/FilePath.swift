/// A path, taken apart into the folder and the name in it.
struct FilePath: Sendable, Hashable {
  /// The folder, without a slash at its end; empty for the working directory.
  let folder: String
  /// The name.
  let name: String

  init(folder: String, name: String) {
    self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    self.name = name
  }

  init(_ path: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      self.init(folder: "", name: path)
      return
    }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    self.init(folder: folder, name: String(path[path.utf8.index(after: slash)...]))
  }

  /// The path as one text.
  var text: String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
