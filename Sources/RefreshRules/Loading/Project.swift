package import RefreshDiagnostics
package import RefreshLanguage

/// The content of a project file.
package struct Project: Sendable {
  /// The patterns of the spec files, with where they stand.
  package var specs: [Pattern] = []
  /// The settings of the generated code.
  package var settings = ProjectSettings()
  /// Where the values of its keys stand.
  package var places: [String: SourceRange] = [:]
  /// The settings that all specs share.
  package var context = SpecContext()

  /// Creates a project with the default settings.
  package init() {}

  /// A pattern of file names and where it stands.
  package struct Pattern: Sendable {
    /// The pattern.
    package var glob: GlobPattern
    /// Where it stands.
    package var range: SourceRange
  }
}

/// A project file that was read and checked.
package struct LoadedProject: Sendable {
  /// The file.
  package var file: SourceFile
  /// What it says, as far as it could be read.
  package var project: Project
  /// Everything that was found.
  package var diagnostics: [Diagnostic]

  /// Whether the project can't be used as it is.
  package var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }
}
