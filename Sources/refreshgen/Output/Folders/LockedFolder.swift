#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open folder with a lock against other runs: exclusive for writing, shared for reading.
///
/// A class, since it owns a file descriptor, and releases the lock when it is deallocated.
final class LockedFolder {
  /// The path for messages; empty for the working directory.
  let path: String
  /// The created folders, the outermost first.
  private(set) var madeFolders: [String] = []
  /// The identity of the folder.
  private(set) var identity = FileIdentity(device: 0, number: 0)
  private var descriptor: Int32 = -1

  /// Opens a folder; if it is missing, creates it for writing, or returns `nil` for reading.
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

  /// Waits for the lock.
  ///
  /// Another run may have removed the folder in the meantime, so the lock counts only if the path
  /// still refers to the locked folder.
  func lock(isWritable: Bool) throws(FileError) {
    // The bound prevents an endless loop.
    for _ in 0..<100 {
      // Continues without a lock if the file system does not support locks.
      while flock(descriptor, isWritable ? LOCK_EX : LOCK_SH) != 0, errno == EINTR {}
      if FileStatus(following: place)?.identity == identity { return }
      if isWritable { madeFolders += try FileSystem.makeFolder(path) }
      try reopen()
    }
    throw FileError(path: path, reason: "another process keeps replacing the folder")
  }

  /// Transfers the ownership of the open folder to the caller.
  func takeDescriptor() -> Int32 {
    defer { descriptor = -1 }
    return descriptor
  }

  private var place: String { path.isEmpty ? "." : path }

  private func reopen() throws(FileError) {
    let new = open(place, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard new >= 0, let status = FileStatus(open: new) else {
      throw errno == ENOTDIR
        ? FileError(path: place, reason: "the path is not a folder") : .last(place)
    }
    if descriptor >= 0 { close(descriptor) }
    (descriptor, identity) = (new, status.identity)
  }
}
