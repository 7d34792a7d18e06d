import RefreshSpec

/// The files of a project.
struct ProjectFiles {
  /// The folder of the project file, as messages show it: empty, or ended by a slash.
  let root: String

  /// The folder of the nearest project file at or above the working directory.
  ///
  /// Paths stay relative, so that nothing of the machine gets into messages and outputs.
  static func find() -> ProjectFiles? {
    var root = ""
    // Deeper than any file system lets a working directory be.
    for _ in 0..<1024 {
      if FileSystem.exists(root + ProjectLanguage.fileName) { return ProjectFiles(root: root) }
      if FileSystem.isSameFolder(root + ".", root + "..") { return nil }
      root += "../"
    }
    return nil
  }

  /// A path of the project file as seen from the working directory.
  func path(_ relative: String) -> String {
    relative.hasPrefix("/") ? relative : root + relative
  }

  /// A path from the working directory as the project file writes it; nothing for one outside.
  func path(fromRootTo path: String) -> String? {
    guard !root.isEmpty else { return path.hasPrefix("../") || path.hasPrefix("/") ? nil : path }
    // Every "../" of the root leaves a folder, whose name is the same upwards.
    let depth = root.split(separator: "/").count
    guard root.split(separator: "/").allSatisfy({ $0 == ".." }) else { return nil }
    let folders = FileSystem.workingFolder.split(separator: "/").suffix(depth)
    guard folders.count == depth else { return nil }
    return (folders.map(String.init) + [path]).joined(separator: "/")
  }

  /// The files that a pattern means, in the order of the alphabet.
  func files(_ pattern: GlobPattern) throws(FileError) -> [String] {
    var found: [String] = []
    try collect("", pattern, &found)
    return found.sorted().map(path)
  }

  private func collect(
    _ folder: String,
    _ pattern: GlobPattern,
    _ found: inout [String]
  ) throws(FileError) {
    // What lies in hidden folders, such as those of builds, is not the project's own.
    let entries = try FileSystem.list(root + (folder.isEmpty ? "." : folder))
      .filter { !$0.name.hasPrefix(".") }
    for entry in entries {
      let path = folder + entry.name
      if entry.isFolder {
        if pattern.mayMatch(inside: path) { try collect(path + "/", pattern, &found) }
      } else if pattern.matches(path) {
        found.append(path)
      }
    }
  }
}
