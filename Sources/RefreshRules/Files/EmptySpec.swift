package import RefreshDiagnostics
import RefreshLanguage

package struct EmptySpec: Rule {
  package static let metadata = RuleMetadata(
    "empty-spec",
    isEssential: true,
    "File without a control.",
    reason: "Without a control, there is nothing to generate.",
    bad: """
      # later
      ---
      """,
    good: """
      refreshgen: 1
      control: FeedHeader
      preset: modern-header
      """
  )
}
