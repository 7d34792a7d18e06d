import RefreshDiagnostics

struct YAMLUnclosedQuote: Rule {
  static let metadata = RuleMetadata(
    "yaml-unclosed-quote",
    isEssential: true,
    "Unclosed quote.",
    reason: "Everything up to the next quote becomes part of the text.",
    bad: #"summary: "Refreshes the feed."#,
    good: #"summary: "Refreshes the feed.""#
  )
}
