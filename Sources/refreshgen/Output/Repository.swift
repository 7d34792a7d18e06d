import RefreshDiagnostics

/// The git repository around a folder.
enum Repository {
  /// Whether the repository checks out only a part of its files.
  ///
  /// In a sparse checkout, a missing spec is not a deleted one.
  static func isSparse(_ folder: String) -> Bool {
    guard let root = root(above: folder) else { return false }
    let git = "\(root)/.git"
    // In a further work tree, `.git` is a file with the path of the folder.
    let linked = text(of: git).flatMap { text -> String? in
      guard text.hasPrefix("gitdir: ") else { return nil }
      let path = text.dropFirst("gitdir: ".count).prefix { $0 != "\n" }
      return path.hasPrefix("/") ? String(path) : "\(root)/\(path)"
    }
    let folder = linked ?? git
    return ["config", "config.worktree", "../../config"].contains { name in
      text(of: "\(folder)/\(name)").map { config in
        config.split(separator: "\n").contains { line in
          line.lowercased().filter { $0 != " " && $0 != "\t" } == "sparsecheckout=true"
        }
      } ?? false
    }
  }

  /// The nearest folder with `.git` at or above a folder; an empty path is the working directory.
  static func root(above folder: String) -> String? {
    guard var folder = try? FolderLocation(folder).realPath[...] else { return nil }
    while FileStatus(of: "\(folder)/.git") == nil {
      guard let slash = folder.lastIndex(of: "/") else { return nil }
      folder = folder[..<slash]
    }
    return String(folder)
  }

  private static func text(of path: String) -> String? {
    (try? FileSystem.read(path, .found, limit: Limits.projectFileSize))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
