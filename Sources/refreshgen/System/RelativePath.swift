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
