package import RefreshDiagnostics

/// A quote is opened and never closed.
package struct YAMLUnclosedQuote: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    .yamlUnclosedQuote,
    isEssential: true,
    "A quote is opened and never closed.",
    reason: "All that follows would be part of the text, up to the end of the file.",
    bad: """
      summary: "Refreshes the feed.
      """,
    good: """
      summary: "Refreshes the feed."
      """
  )
}
