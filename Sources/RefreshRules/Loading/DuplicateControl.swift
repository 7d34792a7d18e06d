package import RefreshDiagnostics
import RefreshLanguage

/// Two controls have names that Swift can't tell apart.
package struct DuplicateControl: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "duplicate-control",
    isEssential: true,
    "Two controls have names that Swift can't tell apart.",
    reason: """
      Each control is a Swift type, with tests and a SwiftUI modifier named after it, and the names of \
      all of them have to differ by more than case.
      """,
    bad: """
      refreshgen: 1
      control: FeedHeader
      preset: modern-header
      ---
      refreshgen: 1
      control: FeedHeader
      preset: modern-header
      """,
    good: """
      refreshgen: 1
      control: FeedHeader
      preset: modern-header
      ---
      refreshgen: 1
      control: FeedFooter
      preset: modern-header
      """
  )
}
