package import RefreshDiagnostics
import RefreshRules

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

extension LoadedProject {
  /// The finding for a project without specs.
  package var withoutSpecs: Diagnostic {
    NoSpecs.finding(
      file,
      project.specs.first?.range ?? SourceRange(at: .start),
      "no file matches the patterns of 'specs'",
      expected: "patterns relative to this file, such as 'Refresh/**/*.refresh.yml'; if all specs "
        + "were deleted on purpose, 'refreshgen generate --prune' removes the generated files"
    )
  }

  /// The finding for a pattern that matches no file.
  package func unmatched(_ pattern: Project.Pattern) -> Diagnostic {
    UnmatchedPattern.finding(
      file,
      pattern.range,
      "no file matches \(SafeText.quote(pattern.glob.text))",
      expected: "a pattern relative to this file, such as 'Refresh/**/*.refresh.yml'"
    )
  }
}
