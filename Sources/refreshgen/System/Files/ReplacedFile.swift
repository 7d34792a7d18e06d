import RefreshGenerator

/// A file that is replaced atomically: a reader sees either the old or the new content.
///
/// For a link, its target is replaced. Pipes and devices are written to.
struct ReplacedFile {
  let path: String

  /// Writes the file, unless it already has this content.
  func write(_ bytes: [UInt8]) throws(FileError) {
    let old = FileStatus(following: path)
    switch old?.kind {
    case .folder: throw .unexpected(.folder, path: path)
    case .pipe, .device, .socket: try pass(bytes)
    case .file where try isContent(bytes, status: old): return
    default: try replace(FilePath(try destination()), with: bytes, old: old)
    }
  }

  /// Whether the file has this content.
  private func isContent(_ bytes: [UInt8], status: FileStatus?) throws(FileError) -> Bool {
    guard status?.size == bytes.count else { return false }
    // A file that can be written to but not read is simply written.
    return (try? FileSystem.read(at: path, origin: .found, limit: bytes.count)) == bytes
  }

  /// Replaces whatever is at the path; the target of a link stays as it is.
  func replaceEntry(with bytes: [UInt8]) throws(FileError) {
    let old = FileStatus(of: path)
    try replace(FilePath(path), with: bytes, old: old?.kind == .file ? old : nil)
  }

  /// Removes the draft of a killed run.
  func removeDraft() {
    let draft = Self.draft(of: FilePath(path))
    guard FileStatus(of: draft)?.kind == .file,
      let file = FileDescriptor(open(draft, O_RDWR | O_CLOEXEC | O_NOFOLLOW))
    else { return }
    // Another run that is writing the draft holds the lock.
    if flock(file.number, LOCK_EX | LOCK_NB) == 0 { unlink(draft) }
  }

  /// The path of the draft.
  ///
  /// It is the same in every run, so that the next run replaces the draft of a killed run. The name
  /// is short enough for every file system.
  private static func draft(of target: FilePath) -> String {
    let name = ".refreshgen-\(ContentHash(of: Array(target.name.utf8)).text).tmp"
    return FilePath(folder: target.folder, name: name).text
  }

  private func replace(
    _ target: FilePath,
    with bytes: [UInt8],
    old: FileStatus?
  ) throws(FileError) {
    let draft = Self.draft(of: target)
    guard let file = try openDraft(draft) else { return try replace(target, with: bytes, old: old) }
    do throws(FileError) {
      guard ftruncate(file.number, 0) == 0 else { throw .last(path) }
      try Transfer.write(bytes, to: file.number, path: path)
      if let old, fchmod(file.number, old.permissions) != 0 { throw .last(path) }
      guard rename(draft, target.text) == 0 else { throw .last(path) }
    } catch {
      unlink(draft)
      throw error
    }
    try file.closeReportingErrors(at: path)
  }

  /// Opens and locks the draft; `nil` if another run has just moved it.
  private func openDraft(_ draft: String) throws(FileError) -> FileDescriptor? {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    guard let file = FileDescriptor(open(draft, flags, 0o666)) else { throw .last(path) }
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
    guard let destination = String(validatingCString: resolved) else {
      throw .undecodable(String(cString: resolved))
    }
    return destination
  }

  /// Writes to a pipe or a device such as `/dev/stdout`.
  private func pass(_ bytes: [UInt8]) throws(FileError) {
    guard let file = FileDescriptor(open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)) else {
      throw .last(path)
    }
    try Transfer.write(bytes, to: file.number, path: path)
    try file.closeReportingErrors(at: path)
  }
}

/// A file whose modification time matters, such as the stamp of a build.
struct StampFile {
  let path: String

  /// Creates the file with its folder, or updates its modification time.
  func touch() throws(FileError) {
    let folder = FilePath(path).folder
    if !folder.isEmpty { _ = try FileSystem.makeFolder(at: folder) }
    if FileStatus(following: path)?.kind == .folder { throw .unexpected(.folder, path: path) }
    if utimensat(AT_FDCWD, path, nil, 0) == 0 { return }
    guard errno == ENOENT else { throw .last(path) }
    let number = creat(path, 0o666)
    guard let file = FileDescriptor(number) else { throw .last(path) }
    try file.closeReportingErrors(at: path)
  }
}
