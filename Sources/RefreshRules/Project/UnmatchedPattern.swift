package import RefreshDiagnostics

struct UnmatchedPattern: Rule {
  static let metadata = RuleMetadata(
    "unmatched-pattern",
    .warning,
    "Pattern of the project file that matches no file.",
    reason: "The specs that the pattern was meant for are not checked.",
    remedy: "Correct the pattern, which is relative to the project file, or remove it."
  )
}

extension LoadedProject {
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
