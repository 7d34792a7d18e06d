#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that could not be read or written.
struct FileError: Error, CustomStringConvertible {
  let path: String
  let reason: String

  /// The error that the last system call left behind.
  static func last(_ path: String) -> FileError {
    FileError(path: path, reason: String(cString: strerror(errno)).lowercasedFirst)
  }

  var description: String { "\(path): \(reason)" }
}

extension String {
  /// The text with a small first letter, as messages start with one.
  fileprivate var lowercasedFirst: String {
    prefix(1).lowercased() + dropFirst()
  }
}
