#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open folder, locked against other runs of the tool: for one run alone where it writes, for
/// all that only read where it does not.
final class LockedFolder {
  /// The path, as messages show it; empty for the working directory.
  let path: String
  /// The folders that were made for it, from the outermost.
  private(set) var madeFolders: [String] = []
  /// The identity of the folder.
  private(set) var identity = FileIdentity(device: 0, number: 0)
  private var descriptor: Int32 = -1

  /// Opens a folder, and makes it where it is missing and may be written to; `nil` for one that is
  /// missing and may not.
  init?(_ path: String, isWritable: Bool) throws(FileError) {
    self.path = path
    if isWritable {
      madeFolders = try FileSystem.makeFolder(path)
    } else if FileStatus(following: place) == nil, errno == ENOENT, !FileSystem.exists(place) {
      return nil
    }
    try reopen()
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Waits until the folder is free.
  ///
  /// A run that has made the folder may have removed it by then, so
  /// the lock counts only if the path still leads to what was locked.
  func lock(isWritable: Bool) throws(FileError) {
    // A run that removes a folder in each round of another does not exist; a bound ends any loop.
    for _ in 0..<100 {
      // A file system without locks is no reason to do nothing.
      while flock(descriptor, isWritable ? LOCK_EX : LOCK_SH) != 0, errno == EINTR {}
      if FileStatus(following: place)?.identity == identity { return }
      if isWritable { madeFolders += try FileSystem.makeFolder(path) }
      try reopen()
    }
    throw FileError(path: path, reason: "keeps being replaced by another process")
  }

  /// Hands the open folder to an owner that closes it.
  func takeDescriptor() -> Int32 {
    defer { descriptor = -1 }
    return descriptor
  }

  private var place: String { path.isEmpty ? "." : path }

  private func reopen() throws(FileError) {
    let new = open(place, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard new >= 0, let status = FileStatus(open: new) else {
      throw errno == ENOTDIR
        ? FileError(path: place, reason: "is not a folder") : .last(place)
    }
    if descriptor >= 0 { close(descriptor) }
    (descriptor, identity) = (new, status.identity)
  }
}
