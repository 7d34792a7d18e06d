package import RefreshDiagnostics

package struct YAMLTabIndentation: Rule {
  package static let about = RuleAbout(
    "yaml-tab-indentation",
    isEssential: true,
    "A tab stands where only spaces may indent.",
    reason: """
      Tabs are as wide as each editor likes, so YAML does not let them decide what belongs to \
      what.
      """,
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
