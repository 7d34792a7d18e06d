/// The names of the entries of a folder, unsorted.
struct FolderEntries {
  /// The names that are text.
  var names: [String] = []
  /// The names that are not valid UTF-8, with other characters for the invalid bytes.
  var undecodable: [(name: String, isFolder: Bool)] = []
}

extension FileSystem {
  /// The names of the entries of a folder, unsorted; an empty path is the working directory.
  static func names(in path: String) throws(FileError) -> [String] {
    try entries(in: path).names
  }

  /// The entries of a folder; an empty path is the working directory.
  static func entries(in path: String) throws(FileError) -> FolderEntries {
    guard let folder = opendir(path.isEmpty ? "." : path) else { throw .last(path) }
    return try entries(in: folder, path: path)
  }

  /// The names of the entries of an open folder, unsorted.
  static func names(in folder: Int32, path: String) throws(FileError) -> [String] {
    // `closedir` closes the descriptor, so the directory stream gets its own.
    let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { throw .last(path) }
    guard let list = fdopendir(copy) else {
      close(copy)
      throw .last(path)
    }
    return try entries(in: list, path: path).names
  }

  private static func entries(
    in folder: Folder,
    path: String
  ) throws(FileError) -> FolderEntries {
    defer { closedir(folder) }
    var entries = FolderEntries()
    while true {
      errno = 0
      guard let entry = readdir(folder) else {
        guard errno == 0 else { throw .last(path) }
        return entries
      }
      withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { bytes in
          guard let name = String(validatingCString: bytes) else {
            var status = stat()
            let isKnown = fstatat(dirfd(folder), bytes, &status, 0) == 0
            let isFolder = isKnown && status.st_mode & S_IFMT == S_IFDIR
            return entries.undecodable.append((String(cString: bytes), isFolder))
          }
          // Skips the entries for the folder itself and its parent.
          if name != "." && name != ".." { entries.names.append(name) }
        }
      }
    }
  }

  #if canImport(Darwin)
    private typealias Folder = UnsafeMutablePointer<DIR>
  #else
    private typealias Folder = OpaquePointer
  #endif

  /// The names of the entries of a folder; none if the folder is gone, as a build may remove it meanwhile.
  static func existingNames(in path: String) throws(FileError) -> [String] {
    do throws(FileError) {
      return try names(in: path)
    } catch {
      guard isGone(at: path) else { throw error }
      return []
    }
  }

  /// The folders at and below a folder, without hidden ones and those with the code of others.
  ///
  /// Links are not followed, since they may lead back.
  static func folders(below folder: String) throws(FileError) -> [String] {
    var found: [String] = []
    var waiting = [folder]
    while let folder = waiting.popLast() {
      found.append(folder)
      let below = try existingNames(in: folder)
        .filter { !$0.hasPrefix(".") && !foreignFolders.contains($0) }
        .map { FilePath(folder: folder, name: $0).text }
      waiting += below.filter { FileStatus(of: $0)?.kind == .folder }
    }
    return found.sorted()
  }

  /// The folders that contain the code of others.
  static let foreignFolders: Set = ["Carthage", "Pods", "node_modules"]

  /// The path of the working directory; throws if the directory was deleted.
  static func workingFolder() throws(FileError) -> String {
    guard let path = getcwd(nil, 0) else { throw .last("the working directory") }
    defer { free(path) }
    let text = String(cString: path)
    // For an unreachable directory, `getcwd` does not return an absolute path.
    guard text.hasPrefix("/") else {
      throw FileError(path: "the working directory", reason: "the folder cannot be accessed")
    }
    return text
  }

  /// Makes a folder the working directory.
  static func enter(_ path: String) {
    chdir(path)
  }

  /// The path with links resolved; parts that do not exist are kept.
  static func realPath(of path: String) throws(FileError) -> String {
    if let resolved = realpath(path, nil) {
      defer { free(resolved) }
      return String(cString: resolved)
    }
    let whole = path.hasPrefix("/") ? path : try workingFolder() + "/" + path
    var parts = whole.split(separator: "/").filter { $0 != "." }[...]
    var rest: [Substring] = []
    // The number of `..` that have not yet removed the part before them.
    var ups = 0
    while true {
      if let resolved = realpath("/" + parts.joined(separator: "/"), nil) {
        defer { free(resolved) }
        let folder = String(cString: resolved).split(separator: "/").dropLast(ups)
        return "/" + (folder + rest.reversed()).joined(separator: "/")
      }
      guard errno == ENOENT, let last = parts.popLast() else { throw .last(path) }
      let place = "/" + (parts + [last]).joined(separator: "/")
      if exists(at: place) {
        // A link that leads nowhere, unless another run has just created the entry.
        guard FileStatus(following: place) != nil else {
          throw FileError(path: path, reason: "the path is a link to a file that does not exist")
        }
        parts.append(last)
        continue
      }
      if last == ".." {
        ups += 1
      } else if ups > 0 {
        ups -= 1
      } else {
        rest.append(last)
      }
    }
  }
}
