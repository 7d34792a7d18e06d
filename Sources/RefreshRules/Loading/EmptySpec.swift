package import RefreshDiagnostics
import RefreshLanguage

/// The file has no control.
package struct EmptySpec: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "empty-spec",
    isEssential: true,
    "The file has no control.",
    reason: "There is nothing to generate.",
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
