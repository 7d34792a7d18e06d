import RefreshDiagnostics

struct MissingValue: Rule {
  static let metadata = RuleMetadata(
    "missing-value",
    isEssential: true,
    "Key without a value.",
    reason: "A key needs a value. To use the default, remove the key.",
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
