package import RefreshDiagnostics

package struct YAMLDirective: Rule {
  package static let about = RuleAbout(
    "yaml-directive",
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
