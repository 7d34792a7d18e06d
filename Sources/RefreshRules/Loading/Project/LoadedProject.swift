package import RefreshDiagnostics

/// A project file that was read and checked.
package struct LoadedProject: Sendable {
  /// The file.
  package var file: SourceFile
  /// The content, as far as it could be read.
  package var project: Project
  /// The findings.
  package var diagnostics: [Diagnostic]

  /// Whether the project file has errors.
  package var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }
}
