package import RefreshDiagnostics

package struct MalformedIgnore: Rule {
  package static let metadata = RuleMetadata(
    "malformed-ignore",
    .warning,
    "Malformed 'refreshgen:ignore' comment.",
    reason: """
      Without the name of a rule it suppresses nothing, and without a reason nobody can review \
      it.
      """,
    bad: """
      # refreshgen:ignore malformed-ignore
      height: 54
      """,
    good: """
      height: 54
      """
  )
}
