package import RefreshDiagnostics

/// A pattern of a project file fits no file.
package struct UnmatchedPattern: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "unmatched-pattern",
    .warning,
    "A pattern of a project file fits no file.",
    reason: "Specs that nobody checks are taken for checked."
  )
}

extension LoadedProject {
  /// The finding for a pattern that fits no file.
  package func unmatched(_ pattern: Project.Pattern) -> Diagnostic {
    UnmatchedPattern.finding(
      file,
      pattern.range,
      "no file fits \(SafeText.quote(pattern.glob.text))",
      expected: "a path relative to this file, such as 'Refresh/**/*.refresh.yml'"
    )
  }
}
