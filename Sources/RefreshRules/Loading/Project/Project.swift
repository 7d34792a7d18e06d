package import RefreshDiagnostics
package import RefreshLanguage

/// The content of a project file.
package struct Project: Sendable {
  /// The bases that specs can name.
  package var presets: [NamedBase] = []
  /// Glob patterns of the spec files; each pattern has its position in the project file.
  package var specs: [Pattern] = []
  /// The settings of the generated code.
  package var settings = ProjectSettings()
  /// The position of each key's value in the project file.
  package var places: [String: SourceRange] = [:]
  /// The settings that all specs share.
  package var context = SpecContext()

  /// Creates a project with the default settings.
  package init() {}

  package struct NamedBase: Sendable {
    /// The name in specs.
    package var name: String
    /// The path of the base, relative to the project file.
    package var path: String
    /// The range of the path.
    package var range: SourceRange
  }

  /// A glob pattern with its position.
  package struct Pattern: Sendable {
    package var glob: GlobPattern
    package var range: SourceRange
  }
}

/// A project file that was read and checked.
package struct LoadedProject: Sendable {
  package var file: SourceFile
  /// The content, as far as it could be read.
  package var project: Project
  package var diagnostics: [Diagnostic]

  /// Whether the project file has errors.
  package var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }
}
