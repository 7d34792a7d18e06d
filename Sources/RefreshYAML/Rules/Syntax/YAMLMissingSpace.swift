import RefreshDiagnostics

struct YAMLMissingSpace: Rule {
  static let metadata = RuleMetadata(
    "yaml-missing-space",
    isEssential: true,
    "Missing space after a colon or dash.",
    reason: "YAML reads 'height:54' as text; the space makes 'height' a key.",
    bad: """
      height:54
      position: top
      """,
    good: """
      height: 54
      position: top
      """
  )
}
