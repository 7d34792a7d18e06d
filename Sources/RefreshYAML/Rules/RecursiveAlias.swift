package import RefreshDiagnostics

/// An alias stands inside of what it stands for.
package struct RecursiveAlias: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    .recursiveAlias,
    isEssential: true,
    "An alias stands inside of what it stands for.",
    reason: "Its content would have no end.",
    bad: """
      states: &all {idle: *all, refreshing: {indicator: medium}}
      """,
    good: """
      states: {idle: {title: Pull}, refreshing: {indicator: medium}}
      """
  )
}
