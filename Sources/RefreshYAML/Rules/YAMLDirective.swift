package import RefreshDiagnostics

/// A line that starts with % is wrong, or not supported.
package struct YAMLDirective: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    .yamlDirective,
    isEssential: true,
    "A line that starts with % is wrong, or not supported.",
    reason: "Directives change how the rest is read; specs need none.",
    bad: """
      %YAML 3.0
      ---
      refreshgen: 1
      control: FeedHeader
      preset: modern-header
      """,
    good: """
      refreshgen: 1
      control: FeedHeader
      preset: modern-header
      """
  )
}
