import RefreshDiagnostics
import RefreshLanguage

struct DuplicateControl: Rule {
  static let metadata = RuleMetadata(
    "duplicate-control",
    isEssential: true,
    "Controls whose Swift names collide.",
    reason: """
      Each control becomes a Swift type, with tests, a SwiftUI modifier and, on request, an \
      Objective-C class named after it. All these names have to differ by more than letter case.
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
