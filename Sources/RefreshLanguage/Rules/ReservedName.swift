package import RefreshDiagnostics

/// The name of a type means something else in Swift or in the runtime.
package struct ReservedName: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "reserved-name",
    isEssential: true,
    "The name of a type means something else in Swift or in the runtime.",
    reason: "The generated code would not compile, or would use the wrong type.",
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
