package import RefreshDiagnostics

package struct MissingValue: Rule {
  package static let metadata = RuleMetadata(
    "missing-value",
    isEssential: true,
    "Key without a value.",
    reason: "An empty value is neither text nor a number; remove the key to get its default.",
    bad: """
      height:
      position: top
      """,
    good: """
      height: 54
      position: top
      """
  )
}
