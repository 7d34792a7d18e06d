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
