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
