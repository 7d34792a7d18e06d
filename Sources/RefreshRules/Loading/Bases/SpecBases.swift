package import RefreshDiagnostics

/// The bases that the specs of a project can name.
package struct SpecBases: Sendable {
  /// The paths of bases by their names in the project file.
  package var names: [String: String] = [:]
  /// The project file; the paths in `names` are relative to it.
  package var projectFile = ""
  /// Access to the files of bases; `nil` where files cannot be read.
  package var files: (any BaseFiles)?

  /// Creates a list without names and files.
  package init() {}
}

/// Access to the files that specs are based on, since the rules themselves read no files.
package protocol BaseFiles: Sendable {
  /// Returns the path of the file that `reference` in `file` refers to.
  ///
  /// Without symbolic links, all references to a file give the same path.
  func path(_ reference: String, in file: String) -> String

  /// Throws an error if `file` must not refer to the path `reference`.
  func check(_ reference: String, in file: String) throws(BaseError)

  func read(at path: String) throws(BaseError) -> SourceFile
}

/// The reason why a base cannot be read.
package enum BaseError: Error, Hashable {
  /// The file is outside the folders that specs can refer to.
  case outside(path: String)
  /// The file system refuses to read the file, for a reason such as "no such file or directory".
  case unreadable(path: String, reason: String)

  package var path: String {
    switch self {
    case .outside(let path), .unreadable(let path, _): path
    }
  }
}
