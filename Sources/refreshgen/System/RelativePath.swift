/// Ways from one place of the file system to another, so that nothing of the machine is written
/// into a file that is committed.
enum RelativePath {
  /// The way from a folder to a file, both as seen from the working directory.
  static func from(_ folder: String, to file: String) -> String {
    let (start, end) = (parts(folder), parts(file))
    let shared = zip(start, end).prefix { $0 == $1 }.count
    let up = repeatElement("..", count: start.count - shared)
    return (up + end[shared...]).joined(separator: "/")
  }

  /// The names on the way from the root to a place.
  private static func parts(_ path: String) -> [String] {
    let whole = path.hasPrefix("/") ? path : FileSystem.workingFolder + "/" + path
    var parts: [String] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts
  }
}

/// Ways from one folder to files, of which many lie in few folders.
struct RelativePaths {
  private let folder: String
  /// The ways to the folders of files, by what the folders are called.
  private var ways: [String: String] = [:]

  init(from folder: String) {
    self.folder = folder
  }

  /// The way to a file.
  mutating func path(to file: FilePath) -> String {
    if let way = ways[file.folder] { return way + file.name }
    let path = RelativePath.from(folder, to: file.text)
    if path.hasSuffix(file.name) { ways[file.folder] = String(path.dropLast(file.name.count)) }
    return path
  }
}
