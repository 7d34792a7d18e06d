package import RefreshDiagnostics

package struct UnmatchedPattern: Rule {
  package static let metadata = RuleMetadata(
    "unmatched-pattern",
    .warning,
    "Pattern of the project file that matches no file.",
    reason: "The specs that it was written for are not checked.",
    remedy: "Correct the pattern, which is relative to the project file, or remove it."
  )
}

extension LoadedProject {
  /// The finding for a pattern that fits no file.
  package func unmatched(_ pattern: Project.Pattern) -> Diagnostic {
    UnmatchedPattern.finding(
      file,
      pattern.range,
      "no file matches \(SafeText.quote(pattern.glob.text))",
      expected: "a path relative to this file, such as 'Refresh/**/*.refresh.yml'"
    )
  }
}
