import RefreshDiagnostics

struct YAMLMissingColon: Rule {
  static let metadata = RuleMetadata(
    "yaml-missing-colon",
    isEssential: true,
    "Key without a colon.",
    reason: "Without the colon, YAML reads the line as text instead of a key with a value.",
    bad: """
      height 54
      position: top
      """,
    good: """
      height: 54
      position: top
      """
  )
}
