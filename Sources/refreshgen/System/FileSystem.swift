#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import RefreshDiagnostics

/// Reading of files, without Foundation, whose start-up would cost more than the work.
enum FileSystem {
  /// Where the tool knows a file from, which decides what the file may be.
  enum Origin {
    /// The command line: a pipe or a device is read as well, since the user asked for it.
    case named
    /// A folder, a pattern or another file: only a regular file is opened, since opening a pipe
    /// may wait forever and opening a device may have an effect.
    case found
  }

  /// The whole content of a file; `-` is standard input.
  static func read(
    _ path: String,
    _ origin: Origin,
    limit: Int
  ) throws(FileError) -> [UInt8] {
    if path == "-" { return try Transfer.read(0, "standard input", limit: limit) }
    if origin == .found {
      guard let status = FileStatus(following: path) else { throw .last(path) }
      guard status.kind == .file else { throw .unexpected(status.kind, path) }
    }
    // Between the look and the opening, a pipe may have taken the place of the file.
    let flags = origin == .found ? O_NONBLOCK : 0
    guard let file = FileDescriptor(open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | flags)) else {
      throw .last(path)
    }
    guard let status = FileStatus(open: file.number) else { throw .last(path) }
    guard status.kind != .folder, origin == .named || status.kind == .file else {
      throw .unexpected(status.kind, path)
    }
    let size = status.kind == .file ? status.size : 0
    guard size <= limit else { throw .tooLarge(path, limit: limit) }
    return try Transfer.read(file.number, path, limit: limit, expecting: size)
  }

  /// Whether something exists under a path, be it a link that leads nowhere.
  static func exists(_ path: String) -> Bool {
    FileStatus(of: path) != nil
  }

  /// Makes a folder and those around it; answers with those that were missing, the outermost first.
  @discardableResult
  static func makeFolder(_ path: String) throws(FileError) -> [String] {
    guard !path.isEmpty else { return [] }
    if let status = FileStatus(following: path) {
      guard status.kind == .folder else {
        throw FileError(path: path, reason: "is \(status.kind.rawValue), expected a folder")
      }
      return []
    }
    guard errno == ENOENT else { throw .last(path) }
    let folder = FilePath(path).folder
    let made = folder == path ? [] : try makeFolder(folder)
    // The permissions are those that the user's mask leaves.
    if mkdir(path, 0o777) == 0 { return made + [path] }
    guard errno == EEXIST else { throw .last(path) }
    guard FileStatus(following: path) != nil else {
      throw FileError(path: path, reason: "is a link that leads nowhere")
    }
    return made
  }
}
