package import RefreshDiagnostics

package struct YAMLUnclosedQuote: Rule {
  package static let about = RuleAbout(
    "yaml-unclosed-quote",
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
