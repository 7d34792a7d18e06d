#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that could not be read, written, moved or removed.
struct FileError: Error, Hashable, CustomStringConvertible {
  /// The path, as messages show it.
  let path: String
  /// The reason, in lower case.
  let reason: String

  /// The error that the last system call left in `errno`.
  static func last(_ path: String) -> FileError {
    FileError(path: path, reason: String(cString: strerror(errno)).lowercasedFirst)
  }

  /// A file that holds more than the tool takes in.
  static func tooLarge(_ path: String, limit: Int) -> FileError {
    FileError(path: path, reason: "larger than \(limit) bytes, the limit for this kind of file")
  }

  /// Something that is not a regular file where one is expected.
  static func unexpected(_ kind: FileStatus.Kind, _ path: String) -> FileError {
    FileError(path: path, reason: "is \(kind.rawValue), expected a file")
  }

  var description: String { "\(path): \(reason)" }
}

extension String {
  /// The text with a lower-case first letter, as messages start with one.
  fileprivate var lowercasedFirst: String {
    prefix(1).lowercased() + dropFirst()
  }
}
