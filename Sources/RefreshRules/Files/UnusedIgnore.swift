package import RefreshDiagnostics

package struct UnusedIgnore: Rule {
  package static let metadata = RuleMetadata(
    "unused-ignore",
    .warning,
    "Unused 'refreshgen:ignore' comment.",
    reason: "If the problem came back, the comment would hide the finding.",
    bad: """
      # refreshgen:ignore malformed-ignore comes with the next version
      height: 54
      """,
    good: "height: 54"
  )
}
