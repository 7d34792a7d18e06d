package import RefreshDiagnostics

/// A comment that starts with refreshgen:ignore names no rule, an unknown one, or no reason.
package struct MalformedIgnore: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    "malformed-ignore",
    .warning,
    """
    A comment that starts with refreshgen:ignore names no rule, an unknown one, or no \
    reason.
    """,
    reason: "It would hide nothing, or nobody would know why it hides something.",
    bad: """
      # refreshgen:ignore malformed-ignore
      height: 54
      """,
    good: """
      height: 54
      """
  )
}
