package import RefreshDiagnostics

/// Patterns of a project file are too many or too long, or have too many choices.
package struct HugePattern: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "huge-pattern",
    isEssential: true,
    "Patterns of a project file are too many or too long, or have too many choices.",
    reason: "Choices multiply; the limit keeps hostile files from costing time and memory."
  )

  /// The finding for a pattern that has too much of something.
  static func finding(
    _ file: SourceFile,
    _ range: SourceRange,
    _ excess: GlobPattern.Excess
  ) -> Diagnostic {
    switch excess {
    case .count:
      finding(
        file,
        range,
        "there are too many patterns",
        expected: "at most \(Limits.patterns)"
      )
    case .length:
      finding(
        file,
        range,
        "the pattern is too long",
        expected: "at most \(Limits.patternLength) characters"
      )
    case .choices:
      finding(
        file,
        range,
        "the pattern has too many ways to choose from its braces",
        expected: "at most \(Limits.patternChoices), the rest in another pattern"
      )
    }
  }
}
