import RefreshDiagnostics

/// The file at the path of an output.
enum ExistingFile {
  /// A regular file with its content.
  case file([UInt8])
  /// A link, with the content of its target, which is never shown: the link may lead anywhere.
  case link([UInt8])

  /// Reads the file at a path; `nil` if there is none.
  init?(_ path: String) throws(FileError) {
    guard let status = try FileStatus.look(at: path) else { return nil }
    if status.kind == .link, FileStatus(following: path) == nil {
      throw FileError(path: path, reason: "the path is a link to a file that does not exist")
    }
    let bytes = try FileSystem.read(path, .found, limit: Limits.generatedFileSize)
    self = status.kind == .link ? .link(bytes) : .file(bytes)
  }

  /// The content of a regular file.
  var bytes: [UInt8]? {
    if case .file(let bytes) = self { return bytes }
    return nil
  }
}
