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

  /// Whether a place belongs to a project: it is in the folder of the project, or elsewhere in the same
  /// checkout, so that the projects of a repository can share files.
  static func holds(_ place: FolderLocation, withProjectIn folder: String) throws(FileError) -> Bool
  {
    if place.isInside(try FolderLocation(folder)) { return true }
    guard let root = root(above: folder), root == self.root(above: place.realPath) else {
      return false
    }
    return !place.isInside(try FolderLocation("\(root)/.git"))
  }

  private static func text(of path: String) -> String? {
    (try? FileSystem.read(at: path, origin: .found, limit: Limits.projectFileSize))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Paths from the root of the repository, by which GitHub and other platforms find files.
///
/// The working directory may be any folder of the repository.
struct RepositoryPaths {
  private let root: FolderLocation
  private var locations = FileLocations()

  /// Finds the repository around the working directory; `nil` without one.
  init?() {
    guard let root = Repository.root(above: "").flatMap({ try? FolderLocation($0 + "/") }) else {
      return nil
    }
    self.root = root
  }

  /// The path of a file; unchanged if the file is outside of the repository.
  mutating func path(_ name: String) -> String {
    guard let location = try? locations.location(of: FilePath(name)),
      location.folder.isInside(root)
    else { return name }
    return RelativePath.from(root, to: location)
  }

  /// The findings of a file with paths from the root.
  mutating func apply(to checked: CheckedFile) -> CheckedFile {
    let file = SourceFile(name: path(checked.file.name), bytes: checked.file.bytes)
    var findings = checked.diagnostics
    for index in findings.indices {
      findings[index].file = path(findings[index].file)
      for note in findings[index].notes.indices {
        findings[index].notes[note].file = path(findings[index].notes[note].file)
      }
    }
    return CheckedFile(file: file, diagnostics: findings)
  }
}
