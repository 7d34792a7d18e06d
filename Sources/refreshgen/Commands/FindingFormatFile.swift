#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that findings are written to.
struct FindingFormatFile {
  let path: String

  /// Makes the text the content of the file, and touches it only where it has another.
  func put(_ text: String) throws(FileError) {
    let bytes = Array(text.utf8)
    switch kind {
    case S_IFIFO, S_IFCHR, S_IFSOCK: try pass(bytes)
    case S_IFREG where try FileSystem.read(path) == bytes: return
    case nil:
      if let slash = path.lastIndex(of: "/") {
        try FileSystem.makeFolder(String(path[..<slash]))
      }
      try FileSystem.write(bytes, to: path)
    default: try FileSystem.write(bytes, to: target)
    }
  }

  /// The path behind all links, so that a link is written through and not replaced.
  private var target: String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// What lies there, if anything does.
  private var kind: mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Writes to a device or a pipe such as `/dev/stdout`, which must not be replaced by a file.
  private func pass(_ bytes: [UInt8]) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    defer { close(descriptor) }
    try FileSystem.write(bytes, descriptor, path)
  }
}
