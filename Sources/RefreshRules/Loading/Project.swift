package import RefreshDiagnostics
package import RefreshLanguage

/// What a project file says.
package struct Project: Sendable {
  /// The patterns of the spec files, with where they stand.
  package var specs: [Pattern] = []
  /// What it says about generated code.
  package var settings = ProjectSettings()
  /// What all specs share.
  package var context = SpecContext()

  /// A project that says nothing.
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
