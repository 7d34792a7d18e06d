#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Keeps other runs of the tool out of a folder for as long as it is held.
struct FolderLock {
  private let descriptor: Int32

  /// Waits until the folder is free, and takes it.
  init(_ path: String) {
    descriptor = open(path.isEmpty ? "." : path, O_RDONLY | O_CLOEXEC)
    // A file system without locks is no reason not to work.
    if descriptor >= 0 { _ = flock(descriptor, LOCK_EX) }
  }

  /// Lets others in.
  func release() {
    if descriptor >= 0 { close(descriptor) }
  }
}
