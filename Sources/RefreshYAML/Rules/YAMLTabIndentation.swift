package import RefreshDiagnostics

package struct YAMLTabIndentation: Rule {
  package static let metadata = RuleMetadata(
    "yaml-tab-indentation",
    isEssential: true,
    "Tab in the indentation.",
    reason: "YAML allows only spaces there, since editors show tabs with different widths.",
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
