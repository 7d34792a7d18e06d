import RefreshDiagnostics

struct YAMLTabIndentation: Rule {
  static let metadata = RuleMetadata(
    "yaml-tab-indentation",
    isEssential: true,
    "Tab in the indentation.",
    reason: "YAML allows only spaces in the indentation, since the width of a tab varies.",
    bad: """
      trigger:
      	when: release
      """,
    good: """
      trigger:
        when: release
      """
  )
}
