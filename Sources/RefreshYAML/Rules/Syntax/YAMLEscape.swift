import RefreshDiagnostics

struct YAMLEscape: Rule {
  static let metadata = RuleMetadata(
    "yaml-escape",
    isEssential: true,
    "Unknown escape in double quotes.",
    reason: "YAML does not define the escape, so the text cannot be read.",
    bad: #"""
      summary: "\d is a digit"
      """#,
    good: #"summary: '\d is a digit'"#
  )
}
