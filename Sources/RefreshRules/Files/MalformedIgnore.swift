package import RefreshDiagnostics

package struct MalformedIgnore: Rule {
  package static let metadata = RuleMetadata(
    "malformed-ignore",
    .warning,
    "Malformed 'refreshgen:ignore' comment.",
    reason: """
      A comment without the name of a rule has no effect. A comment without a reason cannot be \
      reviewed.
      """,
    bad: """
      # refreshgen:ignore malformed-ignore
      height: 54
      """,
    good: """
      # refreshgen:ignore suspicious-duration the demo shows the animation slowly
      animation: {reveal: 3s}
      """
  )
}
