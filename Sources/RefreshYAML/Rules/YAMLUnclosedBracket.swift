package import RefreshDiagnostics

/// A bracket or brace is opened and never closed.
package struct YAMLUnclosedBracket: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    .yamlUnclosedBracket,
    isEssential: true,
    "A bracket or brace is opened and never closed.",
    reason: "All that follows would be part of the list or map, up to the end of the file.",
    bad: """
      animation: {reveal: 250ms
      """,
    good: """
      animation: {reveal: 250ms}
      """
  )
}
