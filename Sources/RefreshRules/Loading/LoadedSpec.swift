package import RefreshDiagnostics
package import RefreshLanguage

/// A spec file that was read and checked.
package struct LoadedSpec: Sendable {
  /// The file.
  package var file: SourceFile
  /// The controls without errors.
  package var controls: [ControlSpec]
  /// The findings, in the order of the file.
  package var diagnostics: [Diagnostic]

  /// Whether the spec has errors.
  package var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }
}
