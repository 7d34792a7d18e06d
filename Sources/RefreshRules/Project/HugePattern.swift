import RefreshDiagnostics

struct HugePattern: Rule {
  static let metadata = RuleMetadata(
    "huge-pattern",
    isEssential: true,
    "Pattern that is too long or has too many alternatives.",
    reason: """
      Each pair of braces multiplies the number of alternatives. The limit keeps untrusted files \
      from using up time and memory.
      """,
    bad: """
      refreshgen: 1
      specs: ["{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}.refresh.yml"]
      """,
    good: """
      refreshgen: 1
      specs: ["*.refresh.yml"]
      """
  )

  /// The finding for a pattern that exceeds a limit.
  static func finding(
    _ file: SourceFile,
    _ range: SourceRange,
    _ excess: GlobPattern.Excess
  ) -> Diagnostic {
    switch excess {
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
        "the braces of the pattern have too many combinations",
        expected: "at most \(Limits.patternChoices)",
        remedy: "split the pattern into several"
      )
    }
  }
}
