package import RefreshDiagnostics

package struct DuplicateKey: Rule {
  package static let metadata = RuleMetadata(
    "duplicate-key",
    isEssential: true,
    "Duplicate key in a map.",
    reason: "One of the two values is silently discarded.",
    bad: """
      height: 54
      height: 60
      """,
    good: "height: 60"
  )
}
