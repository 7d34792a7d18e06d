package import RefreshDiagnostics

package struct YAMLDirective: Rule {
  package static let metadata = RuleMetadata(
    "yaml-directive",
    isEssential: true,
    "Invalid or unsupported YAML directive.",
    reason: "Directives change how the rest of the file is read; specs need none.",
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
