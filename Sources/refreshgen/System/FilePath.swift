/// A path, taken apart into the folder and the name in it.
struct FilePath: Sendable, Hashable {
  /// The folder, without a slash at its end; empty for the working directory.
  let folder: String
  /// The name.
  let name: String

  init(folder: String, name: String) {
    let isRoot = folder.utf8.count == 1
    self.folder = folder.isSlashed && !isRoot ? String(folder.dropLast()) : folder
    self.name = name
  }

  /// The path of a folder without the parts that lead nowhere, as in `./gen//`.
  static func cleaned(folder: String) -> String {
    let parts = folder.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
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

  /// The path as one text.
  var text: String {
    folder.isEmpty ? name : folder.isSlashed ? folder + name : "\(folder)/\(name)"
  }
}

extension String {
  /// Whether it ends with a slash.
  fileprivate var isSlashed: Bool { utf8.last == UInt8(ascii: "/") }
}
