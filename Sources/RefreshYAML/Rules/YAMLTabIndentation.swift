package import RefreshDiagnostics

/// A tab stands where only spaces may indent.
package struct YAMLTabIndentation: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    .yamlTabIndentation,
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
