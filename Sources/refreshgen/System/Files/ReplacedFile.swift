import RefreshGenerator

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is replaced atomically: a reader sees either the old or the new content.
///
/// For a link, its target is replaced. Pipes and devices are written to.
struct ReplacedFile {
  let path: String

  /// Writes the file, unless it already has this content.
  func write(_ bytes: [UInt8]) throws(FileError) {
    let old = FileStatus(following: path)
    switch old?.kind {
    case .folder: throw .unexpected(.folder, path)
    case .pipe, .device, .socket: try pass(bytes)
    case .file where try isContent(bytes, old): return
    default: try replace(with: bytes, old)
    }
  }

  /// Whether the file has this content.
  private func isContent(_ bytes: [UInt8], _ status: FileStatus?) throws(FileError) -> Bool {
    guard status?.size == bytes.count else { return false }
    // A file that can be written to but not read is simply written.
    return (try? FileSystem.read(path, .found, limit: bytes.count)) == bytes
  }

  private func replace(with bytes: [UInt8], _ old: FileStatus?) throws(FileError) {
    let target = FilePath(try destination())
    // The draft of a file has the same name in every run, so that the next run replaces the draft
    // of a killed run. The name is short enough for every file system.
    let draft = FilePath(folder: target.folder, name: Self.draftName(of: target.name)).text
    guard let file = try open(draft) else { return try replace(with: bytes, old) }
    do throws(FileError) {
      guard ftruncate(file.number, 0) == 0 else { throw .last(path) }
      try Transfer.write(bytes, to: file.number, path)
      if let old, fchmod(file.number, old.permissions) != 0 { throw .last(path) }
      guard rename(draft, target.text) == 0 else { throw .last(path) }
    } catch {
      unlink(draft)
      throw error
    }
    try file.closeReportingErrors(path)
  }

  /// The name of the draft, the same in every run.
  private static func draftName(of name: String) -> String {
    ".refreshgen-\(ContentHash(of: Array(name.utf8)).text).tmp"
  }

  /// Opens and locks the draft; `nil` if another run has just moved it.
  private func open(_ draft: String) throws(FileError) -> FileDescriptor? {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    #if canImport(Glibc)
      let number = Glibc.open(draft, flags, 0o666)
    #elseif canImport(Musl)
      let number = Musl.open(draft, flags, 0o666)
    #else
      let number = Darwin.open(draft, flags, 0o666)
    #endif
    guard let file = FileDescriptor(number) else { throw .last(path) }
    // Continues without a lock if the file system does not support locks.
    while flock(file.number, LOCK_EX) != 0, errno == EINTR {}
    guard let opened = FileStatus(open: file.number), opened.kind == .file else {
      throw FileError(
        path: draft,
        reason: "the entry has the name of a temporary file, but is not a file; remove it"
      )
    }
    guard FileStatus(of: draft)?.identity == opened.identity else { return nil }
    return file
  }

  /// The path with links resolved.
  private func destination() throws(FileError) -> String {
    guard FileStatus(of: path)?.kind == .link else { return path }
    guard let resolved = realpath(path, nil) else {
      throw FileError(path: path, reason: "the path is a link to a file that does not exist")
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Writes to a pipe or a device such as `/dev/stdout`.
  private func pass(_ bytes: [UInt8]) throws(FileError) {
    #if canImport(Glibc)
      let number = Glibc.open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    #elseif canImport(Musl)
      let number = Musl.open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    #else
      let number = Darwin.open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    #endif
    guard let file = FileDescriptor(number) else { throw .last(path) }
    try Transfer.write(bytes, to: file.number, path)
    try file.closeReportingErrors(path)
  }
}

/// A file whose modification time matters, such as the stamp of a build.
struct StampFile {
  let path: String

  /// Creates the file, or updates its modification time.
  func touch() throws(FileError) {
    if FileStatus(following: path)?.kind == .folder { throw .unexpected(.folder, path) }
    if utimensat(AT_FDCWD, path, nil, 0) == 0 { return }
    guard errno == ENOENT else { throw .last(path) }
    let number = creat(path, 0o666)
    guard let file = FileDescriptor(number) else { throw .last(path) }
    try file.closeReportingErrors(path)
  }
}
