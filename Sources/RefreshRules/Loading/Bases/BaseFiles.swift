package import RefreshDiagnostics

/// Access to the files that specs are based on, since the rules themselves read no files.
package protocol BaseFiles: Sendable {
  /// Returns the path of the file that `reference` in `file` refers to.
  ///
  /// Without symbolic links, all references to a file give the same path.
  func path(_ reference: String, in file: String) -> String

  /// Throws an error if `file` must not refer to the path `reference`.
  func check(_ reference: String, in file: String) throws(BaseError)

  /// Reads the file at a path.
  func read(_ path: String) throws(BaseError) -> SourceFile
}
