package import RefreshDiagnostics

package struct DuplicateKey: Rule {
  package static let metadata = RuleMetadata(
    "duplicate-key",
    isEssential: true,
    "Duplicate key in a map.",
    reason: "Many YAML parsers would silently discard one of the two values.",
    bad: """
      height: 54
      height: 60
      """,
    good: "height: 60"
  )
}
