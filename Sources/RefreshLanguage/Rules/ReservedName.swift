package import RefreshDiagnostics

package struct ReservedName: Rule {
  package static let metadata = RuleMetadata(
    "reserved-name",
    isEssential: true,
    "Name that Swift or refreshgen already uses.",
    reason: "The generated code would not compile, or would use the wrong type or preset.",
    bad: """
      refreshgen: 1
      control: String
      preset: modern-header
      """,
    good: """
      refreshgen: 1
      control: FeedHeader
      preset: modern-header
      """
  )
}
