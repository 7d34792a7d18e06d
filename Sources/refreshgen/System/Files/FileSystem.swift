/// File access without Foundation, whose launch time would exceed that of most commands.
enum FileSystem {
  /// The origin of a path, which determines the allowed kinds of files.
  enum Origin {
    /// The command line: pipes and devices are allowed.
    case named
    /// A folder, a pattern or another file: only regular files are allowed, since opening a pipe
    /// may block and opening a device may have side effects.
    case found
  }

  /// Reads a file; `-` is standard input.
  static func read(
    at path: String,
    origin: Origin,
    limit: Int
  ) throws(FileError) -> [UInt8] {
    if path == "-" { return try Transfer.read(0, path: "standard input", limit: limit) }
    if origin == .found {
      guard let status = FileStatus(following: path) else { throw .last(path) }
      guard status.kind == .file else { throw .unexpected(status.kind, path: path) }
    }
    // `O_NONBLOCK`, in case a pipe has replaced the file since the check.
    let flags = origin == .found ? O_NONBLOCK : 0
    guard let file = FileDescriptor(open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | flags)) else {
      throw .last(path)
    }
    guard let status = FileStatus(open: file.number) else { throw .last(path) }
    guard status.kind != .folder, origin == .named || status.kind == .file else {
      throw .unexpected(status.kind, path: path)
    }
    let size = status.kind == .file ? status.size : 0
    guard size <= limit else { throw .tooLarge(at: path, limit: limit) }
    return try Transfer.read(file.number, path: path, limit: limit, expecting: size)
  }

  /// Whether the permissions of a file allow to read it.
  static func isReadable(at path: String) -> Bool {
    access(path, R_OK) == 0
  }

  /// Whether a path exists, even as a broken link.
  static func exists(at path: String) -> Bool {
    FileStatus(of: path) != nil
  }

  /// Whether there is certainly no file at a path, as far as the system can tell.
  static func isGone(at path: String) -> Bool {
    FileStatus(of: path.isEmpty ? "." : path) == nil && errno == ENOENT
  }

  /// Creates a folder and its parents; returns the created folders, the outermost first.
  @discardableResult
  static func makeFolder(at path: String) throws(FileError) -> [String] {
    guard !path.isEmpty else { return [] }
    if let status = FileStatus(following: path) {
      guard status.kind == .folder else {
        throw FileError(path: path, reason: "expected a folder, found \(status.kind.rawValue)")
      }
      return []
    }
    guard errno == ENOENT else { throw .last(path) }
    let folder = FilePath(path).folder
    let made = folder == path ? [] : try makeFolder(at: folder)
    // The umask restricts the permissions.
    if mkdir(path, 0o777) == 0 { return made + [path] }
    guard errno == EEXIST else { throw .last(path) }
    guard FileStatus(following: path) != nil else {
      throw FileError(path: path, reason: "the path is a link to a folder that does not exist")
    }
    return made
  }

  /// Checks that `makeFolder` can create a folder, as far as this is known without trying.
  static func checkFolder(at path: String) throws(FileError) {
    guard !path.isEmpty else { return }
    if let status = FileStatus(following: path) {
      guard status.kind != .folder else { return }
      throw FileError(path: path, reason: "expected a folder, found \(status.kind.rawValue)")
    }
    guard errno == ENOENT else { throw .last(path) }
    // Another run may have created the folder in the meantime.
    if FileStatus(of: path)?.kind == .link, FileStatus(following: path) == nil {
      throw FileError(path: path, reason: "the path is a link to a file that does not exist")
    }
    let folder = FilePath(path).folder
    if folder != path { try checkFolder(at: folder) }
  }

  /// Removes a file; it is no error if there is none.
  static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw .last(path) }
  }

  static func removeEmptyFolder(at path: String) {
    rmdir(path)
  }
}
