/// A file that could not be read, written, moved or removed.
struct FileError: Error, Hashable, CustomStringConvertible {
  /// The path for messages.
  let path: String
  /// The reason, in lower case.
  let reason: String

  /// The error in `errno` of the last system call.
  static func last(_ path: String) -> FileError {
    FileError(path: path, reason: String(cString: strerror(errno)).lowercasedFirst)
  }

  /// A file beyond the size limit.
  static func tooLarge(at path: String, limit: Int) -> FileError {
    FileError(
      path: path,
      reason: "the file is larger than \(limit) bytes, the limit for this kind of file"
    )
  }

  /// An entry that is not a regular file.
  static func unexpected(_ kind: FileStatus.Kind, path: String) -> FileError {
    FileError(path: path, reason: "expected a file, found \(kind.rawValue)")
  }

  /// A file or folder whose name is not text, so that no path in a `String` leads to it.
  ///
  /// In `path`, other characters stand for the invalid bytes.
  static func undecodable(_ path: String) -> FileError {
    FileError(path: path, reason: "the name is not valid UTF-8; rename the file")
  }

  var description: String { "\(path): \(reason)" }
}

extension String {
  /// The text with its first letter in lower case.
  fileprivate var lowercasedFirst: String {
    prefix(1).lowercased() + dropFirst()
  }
}
