package import RefreshDiagnostics

/// A text in double quotes has an escape that YAML does not know.
package struct YAMLEscape: Rule {
  /// What there is to know about it.
  package static let about = RuleAbout(
    .yamlEscape,
    isEssential: true,
    "A text in double quotes has an escape that YAML does not know.",
    reason: "The reader can not tell which character is meant.",
    bad: #"""
      summary: "\d is a digit"
      """#,
    good: #"""
      summary: '\d is a digit'
      """#
  )
}
