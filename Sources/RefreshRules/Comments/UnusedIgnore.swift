package import RefreshDiagnostics

/// A comment hides a finding that is not there.
package struct UnusedIgnore: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "unused-ignore",
    .warning,
    "A comment hides a finding that is not there.",
    reason: "It would hide the finding when it comes back one day.",
    bad: """
      # refreshgen:ignore malformed-ignore comes with the next version
      height: 54
      """,
    good: """
      height: 54
      """
  )
}
