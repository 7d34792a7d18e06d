import RefreshDiagnostics

/// Two controls have one name.
package struct DuplicateControl: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "duplicate-control",
    isEssential: true,
    "Two controls have one name.",
    reason: "They would be two Swift types of one name.",
    bad: """
      refreshgen: 1
      control: FeedHeader
      ---
      refreshgen: 1
      control: FeedHeader
      """,
    good: """
      refreshgen: 1
      control: FeedHeader
      ---
      refreshgen: 1
      control: FeedFooter
      """
  )
}
