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

extension LoadedProject {
  /// The finding for a project without specs.
  package var withoutSpecs: Diagnostic {
    NoSpecs.finding(
      file,
      project.specs.first?.range ?? SourceRange(at: .start),
      "no file matches the patterns of 'specs'",
      expected: "patterns relative to this file, such as "
        + "\(Self.example(for: project.specs.first)); if all specs were deleted on purpose, "
        + "'refreshgen generate --prune' removes the generated files"
    )
  }

  /// The finding for a pattern that matches no file.
  package func unmatched(_ pattern: Project.Pattern) -> Diagnostic {
    UnmatchedPattern.finding(
      file,
      pattern.range,
      "no file matches \(SafeText.quote(pattern.glob.text))",
      expected: "a pattern relative to this file, such as \(Self.example(for: pattern))"
    )
  }

  /// The pattern for all specs of the folder that a pattern names, in quotes.
  private static func example(for pattern: Project.Pattern?) -> String {
    let all = "**/*.refresh.yml"
    guard let text = pattern?.glob.text, !text.contains("*"), !text.hasSuffix(".yml") else {
      return "'Refresh/\(all)'"
    }
    let folder = text.hasSuffix("/") || text.isEmpty ? text : text + "/"
    return SafeText.quote(folder == "./" ? all : folder + all)
  }
}
